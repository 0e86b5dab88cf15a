import { cleanup, render, screen, within } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../src/api/types';
import CityBoard from '../src/city/board/CityBoard.svelte';
import { idleMove, type CityMoveLike, type Target } from '../src/city/move/move-like';
import { cityView, type CityView } from '../src/city/view';
import { words } from '../src/words/words.svelte';

// A whole board is much for a browser that is only pretended.
vi.setConfig({ testTimeout: 60_000 });

function table(name: string): { state: State; view: CityView } {
  const { state } = JSON.parse(readFileSync(`tests/data/${name}.json`, 'utf8')) as { state: State };
  return { state, view: cityView(state.view)! };
}

/** Somebody plays: these targets are lit, everything else is at rest. */
const playing = (lit: Record<string, Target>, more: Partial<CityMoveLike> = {}): CityMoveLike => ({
  ...idleMove,
  isIdle: false,
  target: (id) => lit[id] ?? { state: 'idle' },
  ...more,
});

afterEach(async () => {
  cleanup();
  await words.speak('en');
});

describe.each(['turn-2p', 'purple-4p', 'turn-king', 'counter-4p'])('the board of %s', (name) => {
  it('has a button for every die, open card and event, each with a name', () => {
    const { state, view } = table(name);
    render(CityBoard, { view, state });
    const dice = [view.neutral, ...view.seats].flatMap((district) => Object.values(district.dice).flat()).length;
    expect(document.querySelectorAll('[data-die]')).toHaveLength(dice);
    const cards = view.activities.filter((card) => card.card !== null);
    expect(document.querySelectorAll('[data-target^="card:"]')).toHaveLength(cards.length);
    expect(document.querySelectorAll('[data-target^="event:"]')).toHaveLength(view.events.length);
    for (const button of document.querySelectorAll('button'))
      expect(button.getAttribute('aria-label')).toMatch(/\p{L}/u);
  });

  it('leaves no word untranslated and no value unfilled', async () => {
    const { state, view } = table(name);
    await words.speak('fr');
    const { container } = render(CityBoard, { view, state });
    const names = [...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    expect(`${container.textContent} ${names.join(' ')}`).not.toMatch(/\{\w+|undefined|NaN|board\.\w/);
  });
});

describe('whoever listens', () => {
  const told = (target: string): string => {
    const button = document.querySelector(`[data-target="${target}"]`)!;
    return document.getElementById(button.getAttribute('aria-describedby')!)!.textContent;
  };

  it('is told what the others see: dice and cubes of an event, who works where, every light of the cathedral', () => {
    const { state, view } = table('turn-4p');
    render(CityBoard, { view, state });
    const event = view.events.find(({ cubes }) => cubes.length > 0)!;
    const fighter = state.seats[event.cubes[0]!.charCodeAt(0) - 65]!.name;
    expect(told(`event:${event.event}`)).toMatch(new RegExp(`(red|white|yellow).*${fighter}`, 'i'));
    const card = view.activities.flatMap((one) =>
      one.card !== null && one.spaces.some(({ owner }) => owner) ? [one] : [],
    )[0]!;
    const worker = state.seats[card.spaces.find(({ owner }) => owner)!.owner!.charCodeAt(0) - 65]!.name;
    expect(told(`card:${card.slot}`)).toContain(worker);
    const level = view.cathedral[0]!.map((owner, at) => {
      return `${at + 1} ${owner ? state.seats[owner.charCodeAt(0) - 65]!.name : 'free'}`;
    });
    expect(told('cathedral')).toContain(`Level I: ${level.join(', ')}.`);
  });
});

describe('a target', () => {
  it('turns its sentence into its result when it is lit, and tells a click', () => {
    const { state, view } = table('turn-4p');
    const clickTarget = vi.fn();
    const event = view.events[0]!;
    const gain = { text: '+2 influence', unit: 'influence', n: 2, is_change: true };
    const lit = { state: 'lit', text: '2 cubes: +2 influence', runs: ['2 cubes: ', gain] } as const;
    const move = playing({ [`event:${event.event}`]: lit }, { clickTarget });
    render(CityBoard, { view, state, move });
    const card = screen.getByRole('heading', { name: event.name }).closest('article')!;
    expect(card.querySelector('.c-result')?.textContent).toBe('2 cubes: +2 influence');
    expect(card.querySelector('.c-result use')?.getAttribute('href')).toBe('#influence');
    const button = screen.getByRole('button', { name: `${event.name}. 2 cubes: +2 influence` });
    button.click();
    expect(clickTarget).toHaveBeenCalledWith(`event:${event.event}`);
  });

  it('keeps its sentence while nobody has told the result', () => {
    const { state, view } = table('turn-4p');
    const card = view.activities.find((one) => one.card !== null)!;
    const said = (target: Target): string => {
      render(CityBoard, { view, state, move: playing({ [`card:${card.slot}`]: target }) });
      const text = document.querySelector(`[data-card="${card.card}"] .say`)!.textContent.trim();
      cleanup();
      return text;
    };
    const rule = said({ state: 'idle' });
    expect(rule).not.toBe('');
    expect(said({ state: 'lit' })).toBe(rule);
    expect(said({ state: 'lit', text: '+4 deniers' })).toBe('+4 deniers');
  });

  it('that threatens is told from another of the same name', () => {
    const { state, view } = table('turn-4p');
    const [event] = view.events;
    const twin = { ...event!, event: `${event!.event}2` };
    const ramparts = { ...view.ramparts!, threat: { event: twin.event, name: twin.name } };
    render(CityBoard, { view: { ...view, events: [event!, twin], ramparts }, state });
    expect(document.querySelectorAll('.threat')).toHaveLength(1);
    screen.getByRole('button', { name: `${event!.name}, number 2 threatens` });
  });

  it('that the question is about is marked, and says so', () => {
    const { state, view } = table('turn-4p');
    const card = view.activities.find((one) => one.card !== null)!;
    render(CityBoard, { view, state, move: playing({}, { subject: `card:${card.slot}` }) });
    const marked = document.querySelectorAll('.asked');
    expect(marked).toHaveLength(1);
    expect(marked[0]!.getAttribute('aria-label')).toMatch(/The question is about this$/);
    expect(marked[0]!.closest('[data-card]')!.getAttribute('data-card')).toBe(card.card);
  });

  it('is only a place to look at where nobody plays', () => {
    const { state, view } = table('turn-4p');
    const clickTarget = vi.fn();
    render(CityBoard, { view, state, move: { ...idleMove, clickTarget } });
    screen.getByRole('button', { name: view.events[0]!.name }).click();
    expect(clickTarget).not.toHaveBeenCalled();
  });
});

describe('a die', () => {
  it('says whose it is, what it costs, and whether it is chosen', () => {
    const { state, view } = table('turn-4p');
    const clickDie = vi.fn();
    const move = playing({}, { die: () => 'chosen', price: (die) => (die.owner === 'A' ? null : 4), clickDie });
    render(CityBoard, { view, state, move });
    const rival = view.seats.find((seat) => seat.letter !== 'A' && Object.values(seat.dice).flat().length > 0)!;
    const house = screen.getByRole('region', { name: `House of ${state.seats[view.seats.indexOf(rival)]!.name}` });
    const button = within(house).getAllByRole('button', { name: /costs 4/ })[0]!;
    expect(button.getAttribute('aria-pressed')).toBe('true');
    button.click();
    expect(clickDie.mock.calls[0]![0]).toMatchObject({ owner: rival.letter });
  });
});

describe('what a move brings', () => {
  it('stands as signed numbers in the houses', () => {
    const { state, view } = table('turn-4p');
    render(CityBoard, { view, state, move: playing({}, { ghost: [{ deniers: 10 }, { deniers: -4 }] }) });
    expect(screen.getByText('+10')).toBeTruthy();
    expect(screen.getByText('−4')).toBeTruthy();
  });
});
