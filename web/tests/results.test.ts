// What a move would cost and bring, as a real server tells it.
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Part, Preview, Run } from '../src/api/types';
import { ofThisMove } from '../src/city/beats';
import { guardWalks, laidOn, movedIn } from '../src/city/charter/foreseen';
import { payments } from '../src/city/film/coins';
import { pricesByDie, pricesOf } from '../src/city/move/prices';
import { asideOf, costOf, partsOf, shortened, worthOf } from '../src/city/charter/results';
import { isSum, lengthOf } from '../src/city/board/runs';
import { plainly } from '../src/play/talk/beats';
import { words } from '../src/words/words.svelte';
import { die, recordedIn, sitAt } from './city-table';

afterEach(async () => {
  vi.unstubAllGlobals();
  await words.speak('en');
});

const { previews } = recordedIn('results-4p');

function called(label: string): Preview {
  const found = previews.find((preview) => preview.label === label);
  if (!found) throw new Error(`no preview of ${label}`);
  return found;
}
const short = (label: string, dicePrice = 0, target: string | null = null): string =>
  plainly(shortened(called(label).results, dicePrice, target));

describe('results on the board', () => {
  it('are signs and amounts', () => {
    expect(short('Hunting with purple 3 as red')).toBe('hire 3: +3 influence');
    expect(short('Baker with yellow 5')).toBe('+2 deniers');
    expect(short('Agriculture with yellow 5')).toBe('+2 deniers');
    expect(short('Militiaman with yellow 5')).toBe('+1 cube');
    expect(short('Cathedral with purple 3 as white')).toBe('+1 VP, +1 influence');
    expect(short('Marauding with purple 3 as red')).toBe('1 cube, +1 influence');
    expect(short('Reroll the purple 3')).toBe('pay 1 influence');
  });

  it('tell how often where what that brings is not known', () => {
    expect(short('Archer with purple 3 as red')).toBe('hire 5: 1 activation');
  });

  it('leave out what the dice cost: that is told beside them', () => {
    expect(short("Hunting with Denise's red 3", 2)).toBe('hire 3: +3 influence');
    expect(short("Agriculture with yellow 5 and Denise's yellow 4", 4)).toBe('+4 deniers');
    expect(short("Hunting with Denise's red 3", 0)).toBe('hire 5: +3 influence');
  });

  it('name the event that is countered only elsewhere', () => {
    const label = "Marauding with yellow 5 and Denise's yellow 4, Militiaman cube";
    expect(short(label, 4, 'event:marauding')).toBe('2 cubes, +2 influence, +1 VP, countered, Colette +1 VP');
    expect(short(label, 4)).toBe('2 cubes, +2 influence, +1 VP, Marauding is countered, Colette +1 VP');
  });

  it('keep a price in another unit beside that of the dice', () => {
    const pay: Part = {
      kind: 'pay',
      text: [
        'you pay ',
        { text: '8 deniers', unit: 'deniers', n: 8 },
        ' and ',
        { text: '3 influence', unit: 'influence', n: 3 },
      ],
      amounts: [
        { seat: 0, unit: 'deniers', n: -8 },
        { seat: 0, unit: 'influence', n: -3 },
      ],
      n: null,
      ranges: [],
    };
    expect(plainly(shortened([pay], 8))).toBe('hire 3 influence');
    expect(partsOf([pay], 8).amounts).toEqual([{ unit: 'influence', n: -3 }]);
  });

  it('draw what they count: that takes less room', () => {
    const runs = shortened(called("Brigands with yellow 5 and Denise's yellow 4, Militiaman cube").results, 4);
    const sums = runs.filter(isSum).map(({ unit, n }) => [unit, n]);
    expect(sums).toEqual([
      ['influence', 3],
      ['vp', 3],
      ['vp', 1],
    ]);
    expect(lengthOf(runs)).toBe(plainly(runs).length - ' influence'.length - 2 * ' VP'.length + 3 * 2);
  });
});

describe('results in the charter', () => {
  it('are amounts, and words for the rest', () => {
    const label = "Marauding with yellow 5 and Denise's yellow 4, Militiaman cube";
    expect(partsOf(called(label).results)).toEqual({
      words: '9 ÷ 3 → 2 cubes, Marauding is countered, Colette +1 VP',
      amounts: [
        { unit: 'deniers', n: -4 },
        { unit: 'influence', n: 2 },
        { unit: 'vp', n: 1 },
      ],
    });
    expect(partsOf(called(label).results, 4).amounts[0]).toEqual({ unit: 'influence', n: 2 });
    // what is no coin, influence or point stays in words
    expect(partsOf(called('Militiaman with yellow 5').results)).toEqual({
      words: '5 ÷ 3 → 1 activation, you gain 1 cube',
      amounts: [],
    });
  });

  it('add up what is paid for several things', () => {
    expect(partsOf(called("Hunting with Denise's red 3").results).amounts).toEqual([
      { unit: 'deniers', n: -5 },
      { unit: 'influence', n: 3 },
    ]);
    expect(costOf(called("Hunting with Denise's red 3"))).toBe(5);
    expect(costOf(called('Palace with purple 3 as red'))).toBe(0);
  });

  it('tell what dice are worth, and what passing sets aside', () => {
    expect(worthOf(called("Archer with yellow 5 and Denise's yellow 4, Militiaman cube"))).toBe(9);
    expect(worthOf(called('Palace with purple 3 as red'))).toBeNull();
    expect(asideOf(called('Pass for this round'))).toBe(2);
    expect(asideOf(undefined)).toBe(0);
  });

  it('tell the price of every die', () => {
    const bought = called("Archer with yellow 5 and Denise's yellow 4, Militiaman cube");
    expect(pricesOf(bought)).toEqual([{ owner: 3, amount: 4, dice: 1 }]);
    expect([...pricesByDie(bought, ['A', 'B', 'C', 'D'])]).toEqual([['D yellow 4', 4]]);
    expect(pricesOf(called('Archer with purple 3 as red'))).toEqual([]);
  });
});

describe('a move that is clicked together', () => {
  it('lights its places with what they bring', async () => {
    const { move, sent } = sitAt('results-4p');
    move.clickDie(die('A', 'yellow', 5));
    expect(move.target('fields')).toEqual({ state: 'lit' });
    await move.fetch();
    expect(sent[0]!.body.moves!.length).toBeLessThanOrEqual(50);
    expect(move.target('fields').text).toBe('+2 deniers');
    expect(move.target('building:city_hall').text).toBe("expels Denise's citizen");
    expect(move.wanted).toEqual([]);
  });

  it('shows what bought dice cost', async () => {
    const { move } = sitAt('results-4p');
    move.clickDie(die('D', 'red', 3));
    await move.fetch();
    expect(move.prices).toEqual([{ owner: 3, amount: 2, dice: 1 }]);
    expect(move.price(die('D', 'red', 3))).toBe(2);
    expect(move.price(die('D', 'yellow', 4))).toBeNull();
    const hunting = move.options.find((option) => option.label === 'Hunting')!;
    expect(move.target(hunting.target!).text).toBe('hire 3: +3 influence');
  });

  it('shows what moves on the board, and what everybody gains', async () => {
    const { move } = sitAt('results-4p');
    move.clickDie(die('A', 'yellow', 5));
    await move.fetch();
    move.clickTarget('building:city_hall');
    expect(movedIn('city_hall', move.foreseen, move.view!).out).toMatchObject({ owner: 'D' });
    move.clickTarget('guard');
    expect(guardWalks(move.foreseen)).toEqual({ seat: 0, steps: 5 });
    move.clickTarget('fields');
    expect(move.ghost[0]).toEqual({ deniers: 2 });
  });

  it('begins with the cheapest dice of a place', async () => {
    const { game, move } = sitAt('results-4p');
    game.deeds = game.deeds.filter(({ id }) => previews.some((preview) => preview.move === id));
    move.clickTarget('building:palace');
    await move.fetch();
    expect(move.target('building:palace').text).toBe('free');
    const hunting = `card:${move.view!.activities.find(({ card }) => card === 'hunting')!.slot}`;
    move.clickTarget(hunting);
    await move.fetch();
    expect(move.target(hunting).text).toBe('from 3 deniers');
    expect(move.target(hunting).runs!.filter(isSum)).toMatchObject([{ unit: 'deniers', n: 3 }]);
  });
});

// ---- without words ---------------------------------------------------------------------------------------------------

/** The same preview in a language that nobody speaks: every text is another one, digits and signs and all. */
function nonsense<T>(told: T): T {
  const changed = (value: unknown, key: string): unknown => {
    if (Array.isArray(value))
      return value.map((one) => (key === 'text' && typeof one === 'string' ? babble(one) : changed(one, '')));
    if (typeof value === 'string') return key === 'text' || key === 'label' ? babble(value) : value;
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner, name)]));
  };
  return changed(told, '') as T;
}
const babble = (text: string): string => `qx7 → ${[...text].length} zu: 3 deniers, you pay 5, +9 VP. `;

/** Everything that is taken from a preview and is no text. */
function takenFrom(preview: Preview) {
  const view = sitAt('results-4p').move.view!;
  const beats = [...ofThisMove(preview.beats), ...ofThisMove(preview.later)];
  const drawn = (runs: readonly Run[]) => runs.filter(isSum).map(({ unit, n, is_change }) => [unit, n, is_change]);
  return {
    drawn: drawn(shortened(preview.results, 2, 'event:marauding')),
    amounts: partsOf(preview.results, 2).amounts,
    figures: [worthOf(preview), costOf(preview), asideOf(preview)],
    prices: [pricesOf(preview), [...pricesByDie(preview, ['A', 'B', 'C', 'D'])]],
    moved: (['palace', 'bishopric', 'city_hall'] as const).map((building) => movedIn(building, beats, view)),
    laid: laidOn(beats, view),
    guard: guardWalks(beats),
    coins: payments(preview.beats),
    ghost: preview.seats,
  };
}

describe('no text is read', () => {
  it('and so nonsense leads to the same amounts, prices, coins and ghosts', () => {
    expect(nonsense(called('Baker with yellow 5')).label).not.toContain('Baker');
    for (const preview of previews) expect(takenFrom(nonsense(preview)), preview.label).toEqual(takenFrom(preview));
    const all = previews.map(takenFrom);
    // all of it occurs
    for (const some of [
      all.some(({ drawn }) => drawn.length > 2),
      all.some(({ prices }) => prices[0]!.length > 0),
      all.some(({ moved }) => moved.some(({ out }) => out !== null)),
      all.some(({ laid }) => laid.length > 0),
      all.some(({ guard }) => guard !== null),
      all.some(({ coins }) => coins.length > 0),
    ])
      expect(some).toBe(true);
  });

  it('in French as in English', () => {
    const french = new Map(recordedIn('results-4p-fr').previews.map((preview) => [preview.move, preview]));
    expect(french.size).toBe(previews.length);
    for (const preview of previews) {
      const other = takenFrom(french.get(preview.move)!);
      expect(other, preview.label).toEqual(takenFrom(preview));
    }
  });

  it('and the same places are lit, at the same prices', async () => {
    const shown = async (change: (previews: readonly Preview[]) => readonly Preview[]) => {
      const { move } = sitAt('results-4p', change);
      const seen: unknown[] = [];
      for (const choice of move.choices) {
        move.show(choice.code);
        await move.fetch();
        const lit = move.options.map((option) => [
          option.code,
          move.target(option.target ?? '').state,
          (move.target(option.target ?? '').runs ?? []).filter(isSum).map(({ unit, n }) => [unit, n]),
        ]);
        seen.push([choice.code, lit, move.prices, move.worth, move.dicePrice, move.ways.map(({ worth }) => worth)]);
      }
      return seen;
    };
    expect(await shown((told) => told.map(nonsense))).toEqual(await shown((told) => told));
  });
});
