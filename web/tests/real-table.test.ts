import { cleanup, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { different, forcedCard, leftOf, type AtTable, type Chance, type Choice } from '../src/table/asking/answer';
import {
  begin,
  canRedo,
  canUndo,
  extended,
  grown,
  load,
  newsFrom,
  redone,
  save,
  undone,
} from '../src/table/figures/kept';
import { RealTable } from '../src/table/real.svelte';
import Decide from '../src/table/asking/Decide.svelte';
import { pictureOf } from '../src/table/asking/drawings';
import Lot from '../src/table/asking/Lot.svelte';
import {
  canAdd,
  diceOf,
  fitting,
  isSingle,
  lotOf,
  nextStage,
  type Chosen,
  type Part,
} from '../src/table/asking/stages';
import { deedsOf, type Deed } from '../src/play/state/deeds';
import type { Beat, Preview } from '../src/api/types';
import { words } from '../src/words/words.svelte';
import wheel from './data/table-dice.json';
import placing from './data/table-king-place.json';
import king from './data/table-king.json';

describe('a kept game', () => {
  beforeEach(() => localStorage.clear());
  const start = begin('king', ['Aubry'], { modules: [] });
  const two = grown(extended(grown(start, ['* start A']), ['* start A', '* open x']), [
    '* start A',
    '* open x',
    '* king 5 2',
  ]);

  it('takes steps back and does them again, whole', () => {
    const back = undone(undone(two));
    expect([back.lines, canUndo(back), canRedo(back)]).toEqual([[], false, true]);
    const once = redone(back);
    expect(once.lines).toEqual(['* start A', '* open x']);
    expect(redone(once).lines).toEqual(two.lines);
    expect(canRedo(grown(once, [...once.lines, '* king 1 1']))).toBe(false);
    expect(undone(start)).toBe(start);
  });

  it('knows which lines are news', () => {
    expect(newsFrom(two)).toBe(2);
    const rolled = grown(grown(begin('dice', ['A', 'B'], {}), ['wheel']), ['wheel', 'roll'], true);
    const answered = grown(rolled, ['wheel', 'roll', 'a']);
    expect(newsFrom(answered)).toBe(1); // whoever answers second still reads the roll
    const again = grown(answered, ['wheel', 'roll', 'a', 'roll'], true);
    expect([newsFrom(again), newsFrom(undone(again)), newsFrom(redone(undone(again)))]).toEqual([3, 1, 3]);
    expect(newsFrom(grown(undone(undone(again)), ['wheel', 'roll', 'b']))).toBe(1);
  });

  it('of before rolls were marked opens as it was', () => {
    const { rolls: _, ...old } = grown(begin('dice', ['A', 'B'], {}), ['* wheel', '* roll 1 2 3 black 4'], true);
    save(old, localStorage);
    const found = load('dice', localStorage)!;
    expect([found.lines, newsFrom(found), newsFrom(grown(found, [...found.lines, 'A die 1']))]).toEqual([
      old.lines,
      0,
      2,
    ]);
  });

  it('survives the closing of the page, and refuses what something else has written', () => {
    save(two, localStorage);
    expect(load('king', localStorage)).toEqual(two);
    expect(load('dice', localStorage)).toBeNull();
    localStorage.setItem('troyes.table.king', '{"game":"king","lines":[1]}');
    expect(load('king', localStorage)).toBeNull();
    localStorage.setItem('troyes.table.king', 'nonsense');
    expect(load('king', localStorage)).toBeNull();
  });
});

describe('a table', () => {
  const answers: Record<string, unknown>[] = [];
  const asked: Record<string, unknown>[] = [];
  const answer = (lines: string[], chance: Chance | null = null) => ({
    lines,
    chance,
    pending: [],
    beats: [],
    steps: [],
    previews: [],
    decision: null,
    result: null,
  });

  beforeEach(() => {
    localStorage.clear();
    answers.length = asked.length = 0;
    vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
      asked.push(JSON.parse(String(request.body)));
      const next = answers.shift()!;
      const isGood = !('error' in next);
      return new Response(JSON.stringify(next), {
        status: isGood ? 200 : 409,
        headers: { 'Content-Type': 'application/json' },
      });
    });
  });

  const card = (line: string): Chance => ({
    kind: 'open',
    asked: '',
    inputs: [
      {
        kind: 'card',
        label: '',
        count: 1,
        colour: null,
        owner: null,
        deck: null,
        choices: [{ value: '', name: '', line, text: '', piece: '', left: 1, faces: [] }],
      },
    ],
  });

  it('draws the only card by itself, as part of the same step', async () => {
    const table = new RealTable('king');
    answers.push(answer([]), answer(['* open a'], card('* open b')), answer(['* open a', '* open b']));
    await table.start(['Aubry'], {}, {});
    await table.tell('* open a');
    expect(asked.at(-1)).toMatchObject({ lines: ['* open a'], then: '* open b', since: 0 });
    expect(load('king', localStorage)!.lines).toEqual(['* open a', '* open b']);
    answers.push(answer([]));
    await table.undo();
    expect(table.kept!.lines).toEqual([]);
  });

  it('keeps everything when something is refused', async () => {
    const table = new RealTable('dice');
    answers.push(answer(['x']), { error: { code: 'impossible_outcome', message: 'No die shows 7.', remedy: '' } });
    await table.start(['Anne'], {}, {});
    await table.tell('777 7');
    expect([table.problem?.message, table.kept!.lines, table.canUndo]).toEqual(['No die shows 7.', ['x'], false]);
    expect(new RealTable('dice').kept!.lines).toEqual(['x']);
  });
});

describe('what is due', () => {
  const choice = (value: string, name: string, more: Partial<Choice> = {}): Choice => ({
    value,
    name,
    line: `* event ${value}`,
    text: '',
    piece: '',
    left: 1,
    faces: [],
    ...more,
  });

  it('offers copies once if they are alike', () => {
    const cards = [
      choice('b', 'B', { text: 'white' }),
      choice('b2', 'B', { text: 'yellow' }),
      choice('b3', 'B', { text: 'white' }),
    ];
    expect(different(cards).map((one) => one.value)).toEqual(['b', 'b2']);
    expect(forcedCard(null)).toBeNull();
  });

  it('counts the two faces of a piece as one', () => {
    const plazas = [
      choice('R/Y', '', { piece: 'R/Y', left: 2 }),
      choice('Y/R', '', { piece: 'R/Y', left: 2 }),
      choice('W/W', ''),
    ];
    expect(leftOf(plazas, ['R/Y', 'W/W'])).toEqual({ 'R/Y': 1, 'Y/R': 1, 'W/W': 0 });
  });
});

const decisionOf = ({ decision }: { readonly decision: unknown }): AtTable => decision as AtTable;

describe('a decision of the King’s game', () => {
  const deeds = deedsOf(decisionOf(king));
  const partOf = (deed: Deed, part: Part) => (part === 'verb' ? deed.verb : (deed.target?.key ?? ''));
  /** Answers a stage, whichever it is, with what is wanted of it. */
  const choose = (chosen: readonly Chosen[], wanted: string): Chosen[] => {
    const { part, options } = nextStage(deeds, chosen)!;
    return [...chosen, { part, option: options.find(({ deed }) => partOf(deed, part) === wanted)! }];
  };
  const farming = nextStage(deeds, choose([], 'farm'))!;

  it('is asked in stages that leave out what goes without saying', () => {
    const first = nextStage(deeds, [])!;
    expect([first.part, first.options.map(({ text }) => text)]).toEqual([
      'verb',
      (king.decision as { verbs: { text: string }[] }).verbs.map(({ text }) => text),
    ]);
    expect(nextStage(deeds, choose([], 'pass'))).toBeNull();
    expect(fitting(deeds, choose([], 'pass')).map(({ verb }) => verb)).toEqual(['pass']);
    expect(farming.part).toBe('dice');
    expect(nextStage(deeds, choose([], 'fight'))!.part).toBe('target');
  });

  it('takes dice together only while they make a lot', () => {
    const { options } = farming;
    const all = diceOf(options);
    const lot = options.find(({ deed }) => deed.dice.length === 2)!;
    const [one, other] = lot.deed.dice;
    expect(canAdd(options, [one!], other!)).toBe(true);
    expect(lotOf(options, [other!, one!])).toBe(lot);
    expect(lotOf(options, [...all])).toBeNull();
    expect(canAdd(options, [one!, one!, one!], other!)).toBe(false);
    expect(all.every((die) => canAdd(options, [], die))).toBe(true);
    expect(isSingle(options)).toBe(false);
    expect(isSingle(nextStage(deeds, choose([], 'reroll'))!.options)).toBe(true);
  });

  it('tells equal dice apart by what is made of them', () => {
    const uses = diceOf(deeds.map((deed) => ({ id: '', text: '', deed })));
    const purple = uses.filter((use) => use.colour === 'purple').map((use) => use.asColour);
    expect(purple.length).toBeGreaterThan(1);
    expect(new Set(purple).size).toBe(purple.length);
  });

  it('has drawings of verbs, cards and buildings', () => {
    const { options } = nextStage(deeds, [])!;
    expect(options.map((option) => pictureOf(option, 'verb'))).not.toContain('i-hand');
    const targets = nextStage(deeds, choose([], 'activate'))!.options;
    expect(targets.every((option) => /^[ept]-/.test(pictureOf(option, 'target') ?? ''))).toBe(true);
    const [space] = nextStage(deedsOf(decisionOf(placing)), [])!.options;
    expect(pictureOf(space!, 'target')).toBe('b-palace');
  });
});

describe('a decision of Troyes Dice', () => {
  const deeds = deedsOf(decisionOf(wheel));
  const take = (chosen: readonly Chosen[]): Chosen[] => {
    const { part, options } = nextStage(deeds, chosen)!;
    return [...chosen, { part, option: options.at(-1)! }];
  };

  it('begins with a die, then asks what it is used as, and what for', () => {
    const parts: Part[] = [];
    let chosen: Chosen[] = [];
    for (; nextStage(deeds, chosen); chosen = take(chosen)) parts.push(nextStage(deeds, chosen)!.part);
    expect(parts).toEqual(['die', 'as', 'deed']);
    expect(fitting(deeds, chosen)).toHaveLength(1);
    expect(chosen.map(({ option }) => option.text)).toEqual([
      expect.stringMatching(/^Die 4, /),
      expect.stringMatching(/^(red|yellow|white) \d$/),
      expect.stringMatching(/^The .* of column \d$|^Gain /),
    ]);
    expect(pictureOf(chosen.at(-1)!.option, 'deed')).toMatch(/^b-/);
  });
});

describe('large buttons', () => {
  afterEach(async () => {
    cleanup();
    await words.speak('en');
  });
  const beats = king.previews[0]!.beats as Beat[];
  const table = (): RealTable => {
    const found = new RealTable('king');
    vi.spyOn(found, 'tell').mockResolvedValue();
    vi.spyOn(found, 'preview').mockResolvedValue({ beats, text: 'a text' } as unknown as Preview);
    return found;
  };
  const tap = (name: string): void => {
    screen.getAllByRole('button', { name })[0]!.click(); // equal dice are named alike
    flushSync();
  };

  it('answer a small question at once, with the id of the deed', () => {
    const asked = table();
    render(Decide, { table: asked, decision: decisionOf(placing) });
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    tap('City Hall, row 2/5, space 1');
    const [deed] = deedsOf(decisionOf(placing)).filter(
      ({ target }) => target?.key === 'city_hall' && target.place === 3,
    );
    expect(asked.tell).toHaveBeenCalledExactlyOnceWith(deed!.id);
  });

  it('seal a move only after what it brings has been told', async () => {
    const asked = table();
    render(Decide, { table: asked, decision: decisionOf(king) });
    tap('Pass for this round');
    await vi.waitFor(() => expect(within(screen.getByRole('status')).queryByText(/\.$/)).toBeTruthy());
    expect(screen.queryByText('a text')).toBeNull(); // sentences are beats
    expect(asked.tell).not.toHaveBeenCalled();
    tap('Seal');
    expect(asked.tell).toHaveBeenCalledExactlyOnceWith(
      deedsOf(decisionOf(king)).find((one) => one.verb === 'pass')!.id,
    );
  });

  it('name dice with their owner, and what a purple one is used as', async () => {
    const deeds = deedsOf(decisionOf(king)).filter((deed) => deed.verb === 'farm');
    const { options } = nextStage(deeds, [])!;
    const onchoose = vi.fn();
    const { unmount } = render(Lot, { options, isBusy: false, onchoose });
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['Your dice', 'The King’s dice, to buy']);
    tap('yellow 5');
    tap('yellow 2, the King’s');
    screen.getByRole('button', { name: "yellow 5, the King's yellow 2" }).click();
    expect(onchoose.mock.calls[0]![0].deed.dice.map(({ owner }: { owner: number | null }) => owner)).toEqual([0, null]);
    unmount();
    await words.speak('fr');
    render(Lot, { options, isBusy: false, onchoose });
    expect(screen.getByRole('button', { name: 'mauve 6, comme jaune' })).toBeTruthy();
  });
});
