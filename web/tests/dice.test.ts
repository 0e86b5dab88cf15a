// A move of Troyes Dice in the making: rows are filtered, previews are asked for, nothing is decided here.
import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../src/play/game.svelte';
import { rowsOf } from '../src/play/choices';
import type { Message, Moves, State } from '../src/api/types';
import Cry from '../src/dice/Cry.svelte';
import { aboutChanges, laterWorths, nextWorth, sayBuilding } from '../src/dice/about';
import { adviceOf } from '../src/dice/advice';
import { next } from '../src/dice/grid';
import { DiceMove } from '../src/dice/move.svelte';
import { afterRoll, justLost, justProtected, lastDeed, takenBy } from '../src/dice/news';
import PhoneBoard from '../src/dice/PhoneBoard.svelte';
import Wheel from '../src/dice/Wheel.svelte';
import { difference, outcomeOf, readAnswer, readUse } from '../src/dice/options';
import { layoutFor, scaleFor } from '../src/dice/scale';
import type { DiceView } from '../src/dice/view';
import { bonusOf, buildingWith, useOf } from '../src/dice/why-not';
import { words } from '../src/words/words.svelte';
import frame from './data/dice-frame.json';
import listed from './data/dice-moves.json';
import others from './data/dice-ways.json';
import previews from './data/dice-previews.json';
import turn from './data/dice-turn.json';

// A whole board is much for a browser that is only pretended.
vi.setConfig({ testTimeout: 60_000 });

const state = frame.state as unknown as State;
const moves = listed as unknown as Moves;
const told = previews as Record<string, unknown>;

/** A server that knows one position: its moves, other ways and previews, as they were recorded. */
function answer(url: string, init?: RequestInit): Response {
  const path = new URL(url, 'http://x').pathname;
  const body = JSON.parse((init?.body as string | null) ?? '{}') as { moves?: string[] };
  if (path.endsWith('/ways')) return Response.json(others);
  if (path.endsWith('/preview')) return Response.json({ moves: body.moves!.map((code) => told[code]) });
  if (path.endsWith('/why-not'))
    return Response.json({ legal: false, code: 'x', reason: 'This die cannot be chosen.' });
  throw new Error(`nobody answers ${path}`);
}

async function begin(): Promise<DiceMove> {
  const game = new Game('x');
  game.state = state;
  game.rows = rowsOf(moves);
  const move = new DiceMove(game);
  move.follow();
  await vi.waitFor(() => expect(move.options.length).toBe(moves.moves.length + others.ways.length));
  return move;
}

beforeEach(() => void vi.stubGlobal('fetch', (url: string, init?: RequestInit) => Promise.resolve(answer(url, init))));
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await words.speak('en');
});

const view = frame.state.view as unknown as DiceView;
const [first] = view.dice.filter((die) => die.available);

describe('a die first', () => {
  it('counts as it lies, and lights what it builds', async () => {
    const move = await begin();
    move.pickDie(first!.die);
    expect([move.colour, move.value, move.deed]).toEqual([first!.colour, first!.value, null]);
    expect(move.deeds.map((one) => one.deed)).toEqual(['gain', 'prestige', 'function']);
    expect([...move.lit].every((site) => site.endsWith(`:${first!.value}`))).toBe(true);
  });

  it('is previewed when the server is there again', async () => {
    const move = await begin();
    const away = vi.spyOn(move.game, 'previewAll').mockRejectedValue(new Error('away'));
    move.pickDie(first!.die);
    const { code } = move.deeds[0]!;
    await new Promise((resolve) => setTimeout(resolve));
    expect(move.outcome(code)).toBeUndefined();
    away.mockRestore();
    move.catchUp();
    await vi.waitFor(() => expect(move.outcome(code)).toBeDefined());
  });

  it('seals nothing before a deed is chosen, then exactly the listed move', async () => {
    const move = await begin();
    const play = vi.spyOn(move.game, 'play').mockResolvedValue(true);
    move.pickDie(first!.die);
    expect(await move.seal()).toBe(false);
    move.pickDeed('function');
    await move.seal();
    const line = `A die ${first!.die} as ${first!.colour} ${first!.value} function`;
    expect(play.mock.calls.map(([code]) => code)).toEqual([moves.moves[moves.lines.indexOf(line)]![0]]);
  });

  it('keeps the deed when value and colour change, and tells what each step costs', async () => {
    const move = await begin();
    move.pickDie(first!.die);
    move.pickDeed('function');
    await vi.waitFor(() => expect(move.cost).toBeDefined());
    const value = move.values.find((one) => one > move.value) ?? move.values[0]!;
    expect(difference(move.costWith({ value })!, move.cost!)).toEqual({ influence: Math.abs(value - first!.value) });
    move.setValue(value);
    expect([move.value, move.deed]).toEqual([value, 'function']);
    const other = [...move.colours].find((one) => one !== move.colour)!;
    move.setColour(other);
    expect([move.colour, move.value]).toEqual([other, value]);
    expect(move.cost).toEqual({ influence: Math.abs(value - first!.value), knowledge: 2 });
  });

  it('says why a die cannot be taken', async () => {
    const move = await begin();
    move.pickDie(view.dice.find((die) => !die.available)!.die);
    expect(move.die).toBeNull();
    await vi.waitFor(() => expect(move.refusal).toBe('This die cannot be chosen.'));
    await words.speak('fr');
    expect(move.refusal).toBe('');
  });
});

describe('a building of the sheet', () => {
  it('says what it is and what it brings while it is open', () => {
    expect(sayBuilding('fortress', 0, 'open')).toMatch(/^Fortress 1, .*, 1 /);
    expect(sayBuilding('fortress', 0, 'built').split(', ')).toHaveLength(2);
    expect(sayBuilding('cathedral', 2, 'open').split(', ')).toHaveLength(2);
  });

  it('is asked for in the notation, with the die that would be tried', () => {
    const numbers = [3, 1, 2, 6, 5, 4];
    expect(buildingWith('hall:2', { die: 3, payment: '' }, numbers)).toBe('die 3 as yellow 1 prestige');
    expect(buildingWith('palace:4', { die: 1, payment: 'deniers' }, numbers)).toBe(
      'die 1 paid deniers as red 6 function',
    );
    expect(bonusOf('city_hall:6')).toBe('build city_hall 6');
  });

  it('is not needed to ask for a die', () => {
    const shown = { ...view.dice[0]!, colour: 'white' as const, value: 4 };
    expect(useOf(2, { ...shown, any: 0 })).toBe('die 2 as white 4 gain');
    expect(useOf(2, { ...shown, any: 1 })).toBe('die 2 paid deniers as white 4 gain');
    expect(useOf(4, undefined)).toBe('die 4 as red 1 gain');
  });
});

describe('dice that lead to the same sheet', () => {
  it('can be taken, and stand for the listed move', async () => {
    const move = await begin();
    const way = others.ways.find((one) => one.line.endsWith('gain'))!;
    const use = readUse(way.move, way.line, view.numbers)!;
    move.pickDie(use.die);
    move.setColour(use.colour);
    move.setValue(use.value);
    move.pickDeed('gain');
    flushSync();
    expect(moves.moves.some(([code]) => code === move.chosen?.code)).toBe(true);
  });
});

describe('a building first', () => {
  it('offers the ways to it, the cheapest first, and takes one', async () => {
    const move = await begin();
    move.pickSite('bishopric:3');
    expect(move.target).toBe('bishopric:3');
    const costs = () =>
      move.offers.map((one) => Object.values(move.outcome(one.code)?.spent ?? { x: 99 }).reduce((a, b) => a + b, 0));
    await vi.waitFor(() => expect(costs()).not.toContain(99));
    expect(costs()).toEqual([...costs()].sort((a, b) => a - b));
    move.take(move.offers[0]!);
    expect([move.chosen?.site, move.target]).toEqual(['bishopric:3', null]);
  });
});

describe('a hint', () => {
  const shown = view.dice.find((die) => die.available)!;
  const line = `A die ${shown.die} as ${shown.colour} ${shown.value} function`;
  const found = { move: moves.moves[moves.lines.indexOf(line)]![0] as string, line, text: 'W2 build Bishopric 2' };

  it('is told in words: the die as it lies, and what it does', () => {
    expect(adviceOf(found, view)).toMatch(
      new RegExp(`^take the ${shown.colour} ${shown.value} and build \\w+.* \\d\\.$`),
    );
    const other = shown.value === 6 ? 5 : 6;
    const changed = { ...found, line: `A die ${shown.die} as ${shown.colour} ${other} gain` };
    expect(adviceOf(changed, view)).toBe(
      `take the ${shown.colour} ${shown.value}, make it a ${shown.colour} ${other} and gather.`,
    );
    expect(adviceOf({ ...found, line: 'A build hall 3' }, view)).toBe('build Hall 3.');
    expect(adviceOf({ ...found, line: 'A resident white' }, view)).toBe('a white resident.');
  });

  it('is clicked together when it is shown, and sealed as it was meant', async () => {
    const move = await begin();
    move.show(found);
    expect([move.die, move.deed, move.chosen?.code]).toEqual([shown.die, 'function', found.move]);
  });
});

describe('lines', () => {
  const numbers = [4, 5, 6, 1, 2, 3];
  it('are read with the numbers that the columns carry', () => {
    expect(readUse('7', 'A die 2 paid knowledge as yellow 6 prestige', numbers)).toMatchObject({
      die: 2,
      payment: 'knowledge',
      site: 'hall:3',
    });
    expect(readUse('7', 'A die 1 as white 0 gain', numbers)).toMatchObject({ value: 0, site: null });
    expect(readAnswer('8', 'A build city_hall 3')).toMatchObject({
      code: '8',
      site: 'city_hall:3',
      colour: null,
      cry: null,
    });
    expect(readAnswer('8', 'A resident white')).toMatchObject({ code: '8', site: null, colour: 'white', cry: null });
    expect(readUse('8', 'A resident white', numbers)).toBeNull();
  });
});

describe('what a preview brings', () => {
  it('is summed up by what is spent and gained', () => {
    const code = moves.moves[moves.lines.findIndex((line) => line.endsWith('function'))]![0];
    const outcome = outcomeOf(told[code] as never, 0);
    expect(Object.values(outcome.gained).reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(2);
    expect(outcome.built).toHaveLength(1);
    expect(outcome.goesOn).toBe(false);
  });
});

describe('news of a half-day', () => {
  const messages = turn as never;
  const sheet = frame.state.view.seats[0] as never;
  it('tells what the roll crossed out and what a Fortress saved', () => {
    const after = afterRoll(messages);
    expect(after.map((effect) => effect.what)).toEqual(['destroyed', 'crossed', 'protected']);
    const lost = {
      ...(sheet as object),
      buildings: {
        ...frame.state.view.seats[0]!.buildings,
        cathedral: Array(6).fill('lost'),
        bishopric: Array(6).fill('built'),
      },
    };
    expect([...justLost(after, 0, lost as never)]).toEqual(['cathedral:2']);
    expect(justProtected(after, 1)).toBe(2);
    expect(justProtected(after, 0)).toBe(0);
  });
  it('tells what everybody did, but not before all have chosen', () => {
    expect(lastDeed(messages, 1)).toMatchObject({ colour: 'yellow', value: 2, built: ['hall:2'] });
    expect(takenBy(messages, 0)).toBeNull();
    const own = {
      seq: 9,
      kind: 'move',
      seat: 0,
      created: 0,
      effects: [{ what: 'choice', seat: 0, where: 3, because: null, amount: 4 }],
    };
    expect(takenBy([...(turn as never[]), own] as never, 0)).toBe(3);
  });
});

describe('the table', () => {
  it('fits the window it was drawn for and grows to a limit', () => {
    expect(scaleFor(1366, 768)).toBe(1);
    expect(scaleFor(1920, 1080)).toBeCloseTo(1.4, 1);
    expect(scaleFor(4000, 3000)).toBe(1.75);
    expect(layoutFor(1366, 768)).toBe('desktop');
    expect(layoutFor(800, 1100)).toBe('tablet');
    expect(layoutFor(390, 844)).toBe('phone');
    expect(layoutFor(844, 390)).toBe('phone');
  });
  it('has a layout of its own on a tablet that lies, where the desk would be small', () => {
    for (const [width, height] of [
      [1024, 768],
      [1112, 834],
      [1180, 820],
      [1194, 834],
      [960, 720],
    ] as const) {
      expect(layoutFor(width, height), `${width} × ${height}`).toBe('wide');
      expect(scaleFor(width, height), `${width} × ${height}`).toBeGreaterThan(0.9);
    }
    expect(scaleFor(1024, 768)).toBe(1);
    // held upright it is a tablet, and a window in which neither fits well is the desk as before
    expect(layoutFor(1024, 1366)).toBe('tablet');
    expect(layoutFor(1280, 720)).toBe('desktop');
    expect(layoutFor(1024, 600)).toBe('desktop');
  });
  it('moves between buildings with arrows, not off the sheet', () => {
    expect(next('ArrowRight', 0, 36, 12)).toBe(1);
    expect(next('ArrowDown', 5, 36, 12)).toBe(17);
    expect(next('ArrowUp', 5, 36, 12)).toBeNull();
    expect(next('End', 13, 36, 12)).toBe(23);
    expect(next('x', 13, 36, 12)).toBeNull();
  });
});

describe('who only watches', () => {
  it('is shown no plaza as chosen', () => {
    const { container } = render(Wheel, { view, move: null });
    expect(container.querySelectorAll('.ground')).toHaveLength(9);
    expect(container.querySelectorAll('.ground.chosen')).toHaveLength(0);
  });
  it('is not told to have lost anything', () => {
    const lost = [{ what: 'crossed', seat: 0, where: 'white:2', because: null, amount: 1 }];
    const sheet = { ...view.seats[0]!, buildings: { ...view.seats[0]!.buildings, cathedral: Array(6).fill('lost') } };
    const burnt = { ...view, seats: [sheet, ...view.seats.slice(1)] } as DiceView;
    const game = new Game('x');
    game.state = state;
    render(Cry, { game, view: burnt, after: lost });
    expect(screen.getByText(/You lose/)).toBeTruthy();
    cleanup();
    game.state = { ...state, you: null };
    render(Cry, { game, view: burnt, after: lost });
    expect(screen.queryByText(/You lose/)).toBeNull();
  });
  it('goes from sheet to sheet on a phone, and reads whose it is', () => {
    const [alix] = state.seats;
    const seats = [alix!, { ...alix!, seat: 1, name: 'Blaise' }];
    const sheets = [view.seats[0]!, { ...view.seats[0]!, points: 77 }];
    render(PhoneBoard, { view: { ...view, players: 2, seats: sheets }, seats });
    expect(screen.getByText(`${alix!.name}’s quarter`)).toBeTruthy();
    screen.getByRole('button', { name: 'Others' }).click();
    flushSync();
    screen.getByRole('button', { name: /^Blaise: 77/ }).click();
    flushSync();
    expect(screen.getByText('Blaise’s quarter')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back to your sheet' })).toBeNull();
  });

  it('marks what is said anew, though another language brings only the last messages', async () => {
    const story = createRawSnippet(() => ({ render: () => '<p></p>' }));
    const chat = (seq: number) => ({ seq, kind: 'chat' }) as unknown as Message;
    const props = { view: state.view as unknown as DiceView, seats: state.seats, story };
    const { rerender, container } = render(PhoneBoard, { ...props, messages: [chat(5), chat(6)] });
    const isMarked = () => container.querySelector('[data-place="story"] i') !== null;
    await rerender({ messages: [chat(6)] });
    expect(isMarked()).toBe(false);
    await rerender({ messages: [chat(7)] });
    expect(isMarked()).toBe(true);
  });
});

describe('what is explained', () => {
  it('says of a die only what holds for it', () => {
    expect(aboutChanges({ step: 1, reach: 1, dye: 2 })).toEqual([
      'You may change its value: 1 influence a step.',
      'Another colour costs 2 knowledge.',
    ]);
    expect(aboutChanges({ step: null, reach: 0, dye: 2 })).toEqual(['Another colour costs 2 knowledge.']);
    expect(aboutChanges({ step: 1, reach: 2, dye: null })).toEqual([
      'You may change its value: 1 influence for up to 2 steps.',
    ]);
  });

  it('promises no Cathedral that cannot be built any more', () => {
    const sheet = structuredClone((state.view as unknown as DiceView).seats[0]!) as unknown as {
      buildings: Record<string, string[]>;
    };
    const worths = (cathedrals: string[]) => {
      sheet.buildings.cathedral = cathedrals;
      const given = sheet as unknown as Parameters<typeof nextWorth>[0];
      return [nextWorth(given), laterWorths(given)];
    };
    expect(worths(['open', 'open', 'open', 'open', 'open', 'open'])).toEqual([1, [1, 2, 2, 3, 3]]);
    expect(worths(['built', 'built', 'lost', 'lost', 'open', 'open'])).toEqual([2, [2]]);
    expect(worths(['built', 'lost', 'lost', 'lost', 'lost', 'lost'])).toEqual([0, []]);
  });
});
