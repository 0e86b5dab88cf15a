import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../src/api/types';
import { Game } from '../src/play/state/game.svelte';
import TableMenu from '../src/play/bar/TableMenu.svelte';
import { levels } from '../src/lobby/opening/levels.svelte';
import WaitingRoom from '../src/lobby/waiting/WaitingRoom.svelte';

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

describe('how strong the bot is that takes a seat', () => {
  const seats = state.seats.map((seat) => ({ ...seat, kind: 'person', name: `Seat ${seat.seat}` }));
  const table = { ...state, seats, you: 0, yours: [0], host: 0, status: 'running' };
  const level = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Strength', hidden: true });
  const click = (name: string) => fireEvent.click(screen.getAllByRole('button', { name, hidden: true })[0]!);
  let sent: [string, unknown][];

  const games = ['city', 'dice'];
  const offered = [
    { level: 'apprentice', games },
    { level: 'journeyman', games },
    { level: 'Mason', games: ['city'] },
  ];

  beforeEach(async () => {
    sent = [];
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('fetch', (address: string, { method, body }: { method?: string; body?: string } = {}) => {
      if (method === 'POST') sent.push([address, JSON.parse(body ?? '{}')]);
      return Promise.resolve(Response.json({ spectators: [], unknown: 0, levels: offered }));
    });
    await levels.look();
  });
  function show(part: typeof TableMenu | typeof WaitingRoom, changed: object = {}): void {
    const game = new Game('x');
    game.state = { ...table, ...changed } as unknown as State;
    game.again = () => Promise.resolve(); // no server to look at the table anew
    render(part as typeof TableMenu, { game, onclose: () => undefined });
  }

  it('is chosen by the host, and is as agreed if nothing is chosen', async () => {
    show(TableMenu, { terms: { ...state.terms, substitute: 'journeyman' } });
    expect(level()).toBeNull();
    await click('Let a bot play');
    expect([...level()!.options].map(({ text }) => text)).toEqual(['Apprentice', 'Journeyman', 'Mason']);
    expect(level()!.value).toBe('journeyman');
    await fireEvent.change(level()!, { target: { value: 'apprentice' } });
    await click('Yes');
    expect(sent).toEqual([[expect.stringContaining('/games/x/replace'), { seat: 1, level: 'apprentice' }]]);
    await click('Let a bot play');
    expect(level()!.value).toBe('journeyman');
  });

  it('is one of those that the server offers for this game', async () => {
    show(TableMenu, { game: 'dice' });
    await click('Let a bot play');
    expect([...level()!.options].map(({ value }) => value)).toEqual(['apprentice', 'journeyman']);
  });

  it('is chosen by who leaves', async () => {
    show(TableMenu);
    await click('Leave the table');
    await fireEvent.change(level()!, { target: { value: 'apprentice' } });
    await click('Yes');
    expect(sent[0]![0]).toMatch(/\/games\/x\/leave\?.*level=apprentice/);
  });

  it.each([
    [
      'nobody stays who could see it',
      { seats: seats.map((seat) => ({ ...seat, kind: seat.seat ? 'bot' : 'person' })) },
    ],
    ['ratings depend on it', { terms: { ...state.terms, rated: true } }],
  ])('is nobody’s choice where %s', async (_, changed) => {
    show(TableMenu, changed);
    await click('Leave the table');
    expect(level()).toBeNull();
    await click('Yes');
    expect(sent[0]![0]).not.toContain('level');
  });

  it('is no matter where a game ends or somebody is sent away', async () => {
    show(TableMenu);
    for (const what of ['End the game', 'Send away']) {
      await click(what);
      expect(level()).toBeNull();
      await click('No');
    }
  });

  it('is chosen seat by seat before the game', async () => {
    const waiting = seats.map((seat) => ({ ...seat, kind: seat.seat ? 'open' : 'person' }));
    show(WaitingRoom, { status: 'open', seats: waiting });
    const levels = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Strength' });
    expect(levels.map(({ value }) => value)).toEqual(['journeyman', 'journeyman', 'journeyman']);
    await fireEvent.change(levels[1]!, { target: { value: 'apprentice' } });
    expect(levels.map(({ value }) => value)).toEqual(['journeyman', 'apprentice', 'journeyman']);
    const buttons = screen.getAllByRole('button', { name: 'Let a bot play' });
    for (const at of [1, 2]) await fireEvent.click(buttons[at]!);
    expect(sent.map(([, body]) => body)).toEqual([
      { seat: 2, level: 'apprentice' },
      { seat: 3, level: 'journeyman' },
    ]);
  });
});
