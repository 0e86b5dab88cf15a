// A move of Troyes Dice in the making: deeds are filtered, previews are asked for, nothing is decided here.
import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../src/play/state/game.svelte';
import { deedsOf, type Deed } from '../src/play/state/deeds';
import type { Beat, DeedTables, Message, Preview, State } from '../src/api/types';
import Cry from '../src/dice/move/Cry.svelte';
import { aboutChanges, laterWorths, nextWorth, sayBuilding } from '../src/dice/move/about';
import { hintText } from '../src/dice/move/hint';
import { next } from '../src/dice/wheel/grid';
import { DiceMove } from '../src/dice/move/move.svelte';
import { afterRoll, justLost, justProtected, lastDeed, takenBy } from '../src/dice/news';
import PhoneBoard from '../src/dice/phone/PhoneBoard.svelte';
import Wheel from '../src/dice/wheel/Wheel.svelte';
import { difference, outcomeOf, readAnswer, readUse } from '../src/dice/move/options';
import { layoutFor, scaleFor } from '../src/dice/scale';
import type { DiceView } from '../src/dice/view';
import { bonusOf, buildingWith, useOf } from '../src/dice/move/why-not';
import { words } from '../src/words/words.svelte';
import frame from './data/dice-1p.json';
import building from './data/dice-building.json';
import direction from './data/dice-direction.json';
import number from './data/dice-number.json';
import struck from './data/dice-struck.json';

// A whole board is much for a browser that is only pretended.
vi.setConfig({ testTimeout: 60_000 });

type Recorded = { readonly state: unknown; readonly moves: unknown; readonly previews: unknown };
const listedIn = (recorded: Recorded): Deed[] => deedsOf(recorded.moves as DeedTables);
const previewsIn = (recorded: Recorded): Map<string, Preview> =>
  new Map((recorded.previews as Preview[]).map((preview) => [preview.move, preview]));

const state = frame.state as unknown as State;
const deeds = listedIn(frame);
let told = previewsIn(frame);

/** A server that knows one position: the previews of its moves, as they were recorded. */
function answer(url: string, init?: RequestInit): Response {
  const path = new URL(url, 'http://x').pathname;
  const body = JSON.parse((init?.body as string | null) ?? '{}') as { moves?: string[] };
  if (path.endsWith('/preview')) return Response.json({ moves: body.moves!.map((code) => told.get(code)) });
  if (path.endsWith('/why-not'))
    return Response.json({ legal: false, code: 'x', reason: 'This die cannot be chosen.' });
  throw new Error(`nobody answers ${path}`);
}

function begin(recorded: Recorded = frame): DiceMove {
  const game = new Game('x');
  told = previewsIn(recorded);
  game.state = recorded.state as State;
  game.deeds = listedIn(recorded);
  const move = new DiceMove(game);
  move.follow();
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

/** What the first die does as it lies, paid with what there is most of. */
const asItLies = (verb: string): Deed =>
  deeds.find(({ verb: done, paid, dice: [use] }) => {
    const isAlike = use?.asColour === first!.colour && use.asValue === first!.value;
    return done === verb && paid === 'deniers' && use?.place === first!.die && isAlike;
  })!;

describe('a die first', () => {
  it('counts as it lies, and lights what it builds', async () => {
    const move = begin();
    move.pickDie(first!.die);
    expect([move.colour, move.value, move.deed]).toEqual([first!.colour, first!.value, null]);
    expect(move.deeds.map((one) => one.deed)).toEqual(['gain', 'prestige', 'function']);
    expect([...move.lit]).toEqual([`fortress:${first!.value}`, `palace:${first!.value}`]);
  });

  it('is previewed when the server is there again', async () => {
    const move = begin();
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
    const move = begin();
    const play = vi.spyOn(move.game, 'play').mockResolvedValue(true);
    move.pickDie(first!.die);
    expect(await move.play()).toBe(false);
    move.pickDeed('function');
    await move.play();
    expect(play.mock.calls.map(([code]) => code)).toEqual([asItLies('function').id]);
  });

  it('keeps the deed when value and colour change, and tells what each step costs', async () => {
    const move = begin();
    move.pickDie(first!.die);
    move.pickDeed('function');
    expect([move.payment, move.cost]).toEqual(['deniers', { deniers: 1 }]);
    const value = move.values.find((one) => one > move.value)!;
    expect(difference(move.costWith({ value })!, move.cost!)).toEqual({ influence: value - first!.value });
    move.setValue(value);
    expect([move.value, move.deed]).toEqual([value, 'function']);
    const other = [...move.colours].find((one) => one !== move.colour)!;
    move.setColour(other);
    expect([move.colour, move.value]).toEqual([other, value]);
    expect(move.cost).toEqual({ deniers: 1, influence: value - first!.value, knowledge: 2 });
  });

  it('says why a die cannot be taken', async () => {
    const move = begin();
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

  it('is asked for as a deed, with the die that would be tried', () => {
    const numbers = [3, 1, 2, 6, 5, 4];
    expect(buildingWith('hall:2', { die: 3, payment: '' }, numbers)).toEqual({
      verb: 'prestige',
      dice: [{ place: 3, colour: 'yellow', value: 1, as_colour: 'yellow', as_value: 1 }],
    });
    const paid = buildingWith('palace:4', { die: 1, payment: 'deniers' }, numbers);
    expect([paid.verb, paid.paid, paid.dice![0]!.as_value]).toEqual(['function', 'deniers', 6]);
    expect(bonusOf('city_hall:6')).toEqual({
      verb: 'build',
      target: { kind: 'building', key: 'city_hall', place: 6 },
    });
  });

  it('is not needed to ask for a die', () => {
    const shown = { ...view.dice[0]!, colour: 'white' as const, value: 4 };
    const use = { place: 2, colour: 'white', value: 4, as_colour: 'white', as_value: 4 };
    expect(useOf(2, { ...shown, any: 0 })).toEqual({ verb: 'gain', dice: [use] });
    expect(useOf(2, { ...shown, any: 1 })).toEqual({ verb: 'gain', dice: [use], paid: 'deniers' });
    expect(useOf(4, undefined).dice).toEqual([{ place: 4, colour: 'red', value: 1, as_colour: 'red', as_value: 1 }]);
  });
});

describe('dice that lead to the same sheet', () => {
  it('can be taken, and stand for the listed move', () => {
    const move = begin();
    const ids = deeds.map((deed) => deed.id);
    const way = readUse(deeds.find(({ id, verb }, at) => verb === 'gain' && ids.indexOf(id) < at)!)!;
    const listed = readUse(deeds.find(({ id }) => id === way.code)!)!;
    expect(way.die).not.toBe(listed.die);
    expect(way.price).toEqual(listed.price);
    move.pickDie(way.die);
    move.setColour(way.colour);
    move.setValue(way.value);
    move.pickDeed('gain');
    flushSync();
    expect([move.chosen?.code, move.die]).toEqual([listed.code, way.die]);
  });
});

describe('a building first', () => {
  it('offers the ways to it, the cheapest first, and takes one', () => {
    const move = begin();
    move.pickSite('hall:5');
    expect(move.target).toBe('hall:5');
    const costs = move.offers.map((one) => Object.values(one.price).reduce((a, b) => a + b, 0));
    expect(costs.length).toBeGreaterThan(1);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    move.take(move.offers[0]!);
    expect([move.chosen?.site, move.target]).toEqual(['hall:5', null]);
  });
});

describe('a hint', () => {
  const shown = first!;
  const found = asItLies('function');
  const as = (deed: Deed, more: Partial<Deed['dice'][number]>): Deed => ({
    ...deed,
    dice: [{ ...deed.dice[0]!, ...more }],
  });

  it('is told in words: the die as it lies, and what it does', () => {
    expect(hintText('', found, view)).toBe('take the red 4 and build Palace 4.');
    const gain = as(asItLies('gain'), { asValue: 5 });
    expect(hintText('', gain, view)).toBe('take the red 4, make it a red 5 and gather.');
    expect(hintText('', listedIn(building)[0], view)).toBe('build Fortress 1.');
    const resident = { ...listedIn(building)[0]!, verb: 'resident', target: thing('track', 'white') };
    expect(hintText('', resident, view)).toBe('a white resident.');
    expect(hintText('R4 gain', undefined, view)).toBe('R4 gain');
  });

  it('is clicked together when it is shown, and sealed as it was meant', () => {
    const move = begin();
    move.show({ move: found.id });
    expect([move.die, move.deed, move.chosen?.code]).toEqual([shown.die, 'function', found.id]);
    expect(move.deedOf(found.id)).toEqual(found);
  });
});

const thing = (kind: string, key: string, place: number | null = null) => ({ kind, key, place });

describe('deeds', () => {
  it('are uses of a die, with the building they build', () => {
    const found = readUse(asItLies('prestige'));
    expect(found).toMatchObject({ die: 2, payment: 'deniers', colour: 'red', value: 4, site: 'fortress:4' });
    expect(readUse(asItLies('gain'))!.site).toBeNull();
    expect(readAnswer(asItLies('gain'))).toBeNull();
  });

  it('or answers', () => {
    const [one] = listedIn(building);
    const none = { site: null, colour: null, direction: null, number: null };
    expect(readUse(one!)).toBeNull();
    expect(readAnswer(one!)).toEqual({ ...none, code: one!.id, site: 'fortress:1' });
    const resident = { ...one!, verb: 'resident', target: thing('track', 'white') };
    expect(readAnswer(resident)).toEqual({ ...none, code: one!.id, colour: 'white' });
    expect(listedIn(direction).map((deed) => readAnswer(deed)!.direction)).toEqual(['ascending', 'descending']);
    expect(listedIn(number).map((deed) => readAnswer(deed)!.number)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('the crier', () => {
  it('is shown the numbers that a direction makes', async () => {
    const move = begin(direction);
    const [up] = move.answers;
    expect(move.isCrier).toBe(true);
    await move.preview([up!.code]);
    const [from] = move.view!.numbers;
    expect(move.numbersAfter(up!.code)).toEqual([0, 1, 2, 3, 4, 5].map((more) => ((from! - 1 + more) % 6) + 1));
  });

  it('says number after number, each with the id it has when it is asked', async () => {
    const move = begin(number);
    const play = vi.spyOn(move.game, 'play').mockImplementation((code) => {
      const said = move.game.deeds.find((deed) => deed.id === code)!.amount;
      const left = move.game.deeds.filter((deed) => deed.amount !== said);
      move.game.deeds = left.map((deed) => ({ ...deed, id: `${deed.id} after ${code}` }));
      return Promise.resolve(true);
    });
    for (const one of [3, 1, 2, 6, 5]) move.plan(one);
    expect(move.numbers).toEqual([3, 1, 2, 6, 5, 4]);
    expect(await move.play()).toBe(true);
    const [three, one] = play.mock.calls.map(([code]) => code);
    expect(play).toHaveBeenCalledTimes(5);
    expect(one).toMatch(new RegExp(`^\\d+ after ${three}$`));
  });
});

describe('what a preview brings', () => {
  const outcome = (recorded: Recorded, id: string) => outcomeOf(previewsIn(recorded).get(id)!, 0);

  it('is summed up by what is spent and gained', () => {
    const found = outcome(frame, asItLies('function').id);
    expect([found.spent, found.built, found.goesOn]).toEqual([{ deniers: 1 }, ['palace:4'], false]);
    expect(Object.values(found.gained).reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(1);
    expect(found.reasons[0]!.key).toBe('building');
    const gain = outcome(frame, asItLies('gain').id);
    expect([gain.gained['influence'], gain.built, gain.reasons[0]!.key]).toEqual([4, [], 'die']);
  });

  it('tells the number of a Cathedral, and the building that a bonus gives', () => {
    const cathedral = listedIn(building).find((deed) => deed.target!.key === 'cathedral')!;
    const found = outcome(building, cathedral.id);
    expect(found.worth).toBeGreaterThan(0);
    expect([found.spent, found.built[0]]).toEqual([{}, `cathedral:${cathedral.target!.place}`]);
  });
});

describe('news of a half-day', () => {
  const messages = struck.messages as unknown as Message[];
  const [sheet] = struck.state.view.seats as unknown as DiceView['seats'];
  it('tells what the roll crossed out and what a Fortress saved', () => {
    const after = afterRoll(messages);
    expect(after.map((beat) => beat.kind)).toEqual(['rolled', 'destroyed', 'crossed', 'lost', 'protected']);
    // what is built stays
    expect(sheet!.buildings.cathedral[5]).toBe('built');
    expect([...justLost(after, 0, sheet!)]).toEqual(['bishopric:6']);
    expect([...justLost(after, 1, sheet!)]).toEqual([]);
    expect(justProtected(after, 1)).toBe(6);
    expect(justProtected(after, 0)).toBe(0);
  });
  it('tells what everybody did, but not before all have chosen', () => {
    expect(lastDeed(messages, 1)).toEqual({ colour: 'red', value: 6, built: ['fortress:6'], gained: {} });
    expect(takenBy(messages, 0)).toBeNull();
    const next = [...messages, ...(struck.next as unknown as Message[])];
    expect(takenBy(next, 0)).toBe(2);
    expect(lastDeed(next, 0)).toMatchObject({ colour: 'white', built: ['cathedral:6'] });
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
    const lost: Beat[] = [{ kind: 'lost', seat: 0, subject: { kind: 'die', key: 'white', place: 2 } }];
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
