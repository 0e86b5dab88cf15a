import { cleanup, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../src/api/types';
import { Game } from '../src/play/game.svelte';
import TableMenu from '../src/play/TableMenu.svelte';

const { state } = JSON.parse(readFileSync('tests/data/turn-4p.json', 'utf8')) as { state: State };

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ spectators: [], unknown: 0 })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the figures of a table', () => {
  function show(changed: string[]): void {
    const game = new Game('x');
    game.state = { ...state, figures: { name: 'ab', assumed: 0, confirmed: 0, changed } };
    render(TableMenu, { game, onclose: () => undefined });
  }

  it('are told when only changed ones are left', () => {
    show(['rules.income']);
    expect(screen.getByText(/Changed: rules\.income\./)).toBeTruthy();
  });

  it('are no matter where there are none', () => {
    show([]);
    expect(screen.queryByText(/Figures of the cards/)).toBeNull();
  });
});
