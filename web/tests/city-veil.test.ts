// Totals of others are hidden while a game goes on.
import { cleanup, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import type { State } from '../src/api/types';
import CityBoard from '../src/city/board/CityBoard.svelte';
import Projection from '../src/city/board/Projection.svelte';
import { shownBefore } from '../src/city/move/hand';
import { seenIn } from '../src/city/board/veil';
import { settings } from '../src/settings.svelte';

vi.setConfig({ testTimeout: 60_000 });

function table(name: string): State {
  const { state } = JSON.parse(readFileSync(`tests/data/${name}.json`, 'utf8')) as { state: State };
  return state;
}
const running = (state: State) => ({ state, isOver: false });

afterEach(() => {
  cleanup();
  settings.points = false;
});

it('leaves the own points, and those of nobody else', () => {
  const view = seenIn(running(table('purple-4p')))!;
  expect(view.seats.map((seat) => seat.vp === null)).toEqual([false, true, true, true]);
  expect(seenIn(running(table('turn-king')))!.king!.vp).toBeNull();
});

it('shows everything at the end, and to whoever wants it', () => {
  const state = table('purple-4p');
  expect(seenIn({ state, isOver: true })!.seats.every((seat) => seat.vp !== null)).toBe(true);
  settings.points = true;
  expect(seenIn(running(state))!.seats.every((seat) => seat.vp !== null)).toBe(true);
});

it('shows what was counted, and whose character it was, once the game is over', () => {
  const state = table('purple-4p');
  const before = seenIn({ state, isOver: false })!;
  expect(before.seats.flatMap((seat) => shownBefore(before, seat))).toEqual([]);
  const points = [65, 36, 35, 16].map((total) => ({ total }));
  const over = { ...state, view: { ...state.view, phase: 'over', points } } as unknown as State;
  const view = seenIn({ state: over, isOver: true })!;
  expect(view.seats.map((seat) => seat.vp)).toEqual([65, 36, 35, 16]);
  expect(shownBefore(view, view.seats[0]!).map(({ key }) => key)).toEqual(before.seats[0]!.characters);
});

it.each(['purple-4p', 'turn-king'])('draws a question mark and says why: %s', (name) => {
  const state = table(name);
  const view = seenIn(running(state))!;
  render(CityBoard, { view, state });
  const hidden = document.querySelectorAll('.vp b');
  expect([...hidden].filter((one) => one.textContent === '?').length).toBe(view.king ? 1 : 3);
  expect(screen.getAllByText(/hidden until the end/).length).toBeGreaterThan(0);
});

it('counts what it would be now for the own family alone', () => {
  const state = table('purple-4p');
  const points = { held: 3, tradesmen: 1, events: 0, cathedral: -2, characters: 0, extensions: 0, total: 2 };
  const view = seenIn(
    running({ ...state, view: { ...state.view, points: [points, points, points, points] } } as State),
  )!;
  render(Projection, { view, state });
  expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
});
