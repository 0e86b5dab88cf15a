import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Message, State } from '../src/api/types';
import { actsIn, partsOf, sentence } from '../src/city/film/parts';
import { staged } from '../src/city/film/staging';
import { broughtTo, stillOf } from '../src/city/film/still';
import { cityView, type CityView } from '../src/city/view';
import { plainly } from '../src/play/talk/beats';
import { isPhase, timed } from '../src/play/time/told';

interface Filmed {
  readonly state: State;
  readonly next: readonly Message[];
  readonly after: unknown;
}

const filmed = JSON.parse(readFileSync('tests/data/film-4p.json', 'utf8')) as Filmed;
const before = cityView(filmed.state.view)!;
const after = cityView(filmed.after)!;
const units = timed(filmed.next);

/** What beats say everything about: money, dice, citizens, cubes, cards and events. */
const standing = ({ seats, neutral, buildings, cathedral, events, activities, black_dice, round }: CityView) => ({
  round,
  seats: seats.map(({ deniers, influence, supply, general, events_won, dice, passed }) => ({
    ...{ deniers, influence, supply, general, events_won, passed },
    dice: Object.entries(dice)
      .filter(([, values]) => values.length > 0)
      .sort(),
  })),
  neutral: Object.entries(neutral.dice)
    .filter(([, values]) => values.length > 0)
    .sort(),
  buildings: Object.values(buildings).map(({ rows, lying }) => [rows, [...lying].sort()]),
  cathedral,
  events: events.map(({ event, cubes }) => [event, [...cubes].sort()]),
  activities: activities.map((card) => ('spaces' in card ? [card.card, card.spaces, card.cubes] : card.slot)),
  black_dice: [...black_dice].sort(),
});

describe('the board that follows what is told', () => {
  it('comes beat by beat to where the game is', () => {
    expect(new Set(units.map(({ beat }) => beat.kind))).toContain('workforce'); // a round begins on the way
    let view = before;
    for (const { beat } of units) view = staged(view, [beat], after);
    expect(standing(view)).toEqual(standing(after));
  });

  it('has nothing yet of what has not been told', () => {
    const at = units.findIndex(({ beat }) => beat.kind === 'workforce');
    let view = before;
    for (const { beat } of units.slice(0, at)) view = staged(view, [beat], after);
    expect(view.seats.flatMap(({ dice }) => Object.values(dice).flat())).toEqual([]);
    expect(view.phase).toBe('income');
    expect(before.round).toBe(2); // the view before is left alone
    expect(view.round).toBe(3);
  });
});

describe('a turn', () => {
  const turn = units.find(({ beat }) => beat.inside!.some(({ kind }) => kind === 'pays_hire'))!;
  const inside = turn.beat.inside!;

  it('is taken, done and brings something, with nothing left out', () => {
    const acts = actsIn(inside);
    expect([...acts.take, ...acts.do, ...acts.bring]).toEqual(inside);
    expect(acts.take.at(-1)?.kind).toBe('lot');
    expect(partsOf(turn, inside).map(({ name }) => name)).toEqual(['take', 'do', 'bring', 'rest']);
  });

  it('is told in sentences of the server that fit the bar', () => {
    for (const { beat, seat } of units) {
      const said = plainly(sentence(beat.inside!));
      if (!isPhase({ beat, seat })) expect(said.length).toBeLessThan(190);
    }
  });

  it('stands on the board with its dice, its place and what it changed', () => {
    const still = stillOf(turn.seat, inside);
    expect(still.dice.length).toBeGreaterThan(0);
    expect(still.place?.selector).toMatch(/^\[data-(card|event|cathedral|building|fields)/);
    expect(still.deltas.some(({ unit, n, seat }) => unit === 'deniers' && n < 0 && seat === turn.seat)).toBe(true);
    expect(broughtTo(turn.seat, inside).units.every(({ seat }) => seat === turn.seat)).toBe(true);
  });
});
