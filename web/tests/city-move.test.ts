import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Choice } from '../src/city/choice';
import { freeFirst } from '../src/city/offers';
import { isStep } from '../src/city/gather';
import { keyOf, layOut } from '../src/city/lots';
import { subjectOf } from '../src/city/targets';
import { sayWay } from '../src/city/ways';
import type { Colour } from '../src/city/move-like';
import { words } from '../src/words/words.svelte';
import { die, sitAt } from './city-table';

afterEach(async () => {
  vi.unstubAllGlobals();
  await words.speak('en');
});

describe('dice first', () => {
  it('takes what the legal moves allow, equal dice one by one', () => {
    const { move } = sitAt('turn-2p');
    expect(move.isTurn).toBe(true);
    expect(move.die(die('A', 'red', 3))).toBe('can');
    move.clickDie(die('A', 'red', 3));
    expect(move.die(die('A', 'red', 3))).toBe('chosen');
    expect(move.die(die('A', 'red', 3, 1))).toBe('can');
    expect(move.die(die('A', 'yellow', 2))).toBe('idle');
    move.clickDie(die('A', 'red', 3, 1));
    expect(move.dice.length).toBe(2);
    expect(move.worth).toBe(6);
  });

  it('lights exactly the places of this lot and tells what they bring', async () => {
    const { move, sent } = sitAt('turn-2p');
    move.clickDie(die('A', 'red', 3));
    const lit = ['event:marauding', 'event:brigands2', 'building:palace'];
    expect(lit.map((id) => move.target(id).state)).toEqual(['lit', 'lit', 'lit']);
    expect(move.target('fields').state).toBe('idle');
    await move.fetch();
    expect(sent[0]!.body.moves!.length).toBeLessThanOrEqual(50);
    expect(move.target('event:marauding').text).toBe('1 cube, +1 influence');
    expect(move.options.map((option) => option.label)).toEqual(['Marauding', 'Brigands', 'Palace']);
    expect(move.wanted).toEqual([]);
  });

  it('asks anew what the places bring when the moves come in another language', async () => {
    const { game, move } = sitAt('turn-2p');
    move.clickDie(die('A', 'red', 3));
    await move.fetch();
    expect(move.wanted).toEqual([]);
    game.rows = [...game.rows];
    expect(move.dice.length).toBe(1);
    expect(move.wanted.length).toBeGreaterThan(2);
    await move.fetch();
    expect(move.wanted).toEqual([]);
  });

  it('keeps the place while dice are added that suit it, and drops it otherwise', () => {
    const { move } = sitAt('turn-2p');
    move.clickDie(die('A', 'red', 3));
    move.clickTarget('event:marauding');
    expect(move.chosen?.row.line).toBe('A fight marauding with R3');
    move.clickDie(die('A', 'red', 3, 1));
    expect(move.chosen?.row.line).toBe('A fight marauding with R3 R3');
    expect(move.target('event:marauding').state).toBe('chosen');
  });

  it('keeps the group when a die of another colour is clicked, and offers to begin anew with it', () => {
    const { move } = sitAt('turn-2p');
    const yellow = die('A', 'yellow', 2);
    move.clickDie(die('A', 'red', 3));
    move.clickTarget('event:marauding');
    move.clickDie(yellow);
    expect(move.dice.map((one) => one.colour)).toEqual(['red']);
    expect(move.why).toEqual({ target: null, text: 'A group has one colour.', anew: yellow });
    expect(move.chosen).not.toBeNull();
    move.clickDie(die('A', 'red', 3, 1));
    expect([move.dice.length, move.why]).toEqual([2, null]);
    move.clickDie(yellow);
    move.clickDie(yellow); // it is meant
    expect(move.dice).toEqual([yellow]);
    expect(move.chosen).toBeNull();
  });

  it('keeps in sight what influence could buy, and asks why it cannot', async () => {
    const { game, move, sent } = sitAt('turn-2p');
    game.rows = game.rows.filter((row) => row.words[0] !== 'flip' && row.words[0] !== 'reroll');
    expect(move.asides.map((aside) => aside.verb)).toEqual(['recruit']);
    expect(move.besides.map((aside) => [aside.verb, aside.choices.length > 0])).toEqual([
      ['reroll', false],
      ['flip', false],
      ['recruit', true],
    ]);
    await move.explainAside('flip');
    await move.explainAside('reroll');
    expect(sent.map((one) => one.body.move)).toEqual(['A flip', expect.stringMatching(/^A reroll [RWY]\d$/)]);
    expect(move.why?.text).toBe('The rules say no.');
  });

  it('shows what bought dice cost', async () => {
    const { move } = sitAt('turn-2p');
    move.clickDie(die('N', 'red', 4));
    await move.fetch();
    expect(move.prices).toEqual([{ owner: 4, amount: 2, dice: 1 }]);
    expect(move.price(die('N', 'red', 4))).toBe(2);
    expect(move.price(die('N', 'red', 2))).toBeNull();
  });

  it('uses purple dice as the colour of the others', () => {
    const { move } = sitAt('purple-4p');
    move.clickDie(die('A', 'purple', 1));
    expect(move.target('building:palace').state).toBe('lit');
    expect(move.target('guard').state).toBe('lit');
    move.clickDie(die('A', 'yellow', 5));
    move.clickTarget('fields');
    expect(move.chosen?.row.line).toBe('A farm with Y5 PY1');
    expect(move.die(die('B', 'purple', 1))).not.toBe('can');
  });
});

describe('place first', () => {
  it('calls no die too dear that others can be bought with', () => {
    const { move } = sitAt('turn-4p');
    const pairs = move.choices
      .map((choice) => layOut(choice.dice))
      .filter(([mine, bought, ...more]) => mine?.owner === 'A' && bought && bought.owner !== 'A' && more.length === 0);
    const settled = new Set(move.choices.filter((one) => one.verb === 'settle').flatMap((one) => one.dice));
    const tried = pairs.filter(([mine]) => settled.has(keyOf(mine!)));
    expect(tried.length).toBeGreaterThan(0);
    for (const [mine, bought] of tried) {
      const { move } = sitAt('turn-4p');
      move.clickDie(mine!);
      move.clickTarget(move.options.find((one) => one.target?.startsWith('building:'))!.target!);
      expect(move.die(bought!), keyOf(bought!)).not.toBe('dear');
    }
  });

  it('asks why a second die of the same colour does not fit', async () => {
    const { move, sent } = sitAt('turn-2p');
    const second = die('A', 'red', 3, 1);
    move.clickTarget('building:palace');
    move.clickDie(die('A', 'red', 3));
    move.clickDie(second);
    await vi.waitFor(() => expect(move.why).toEqual({ target: null, text: 'The rules say no.', anew: second }));
    expect(sent.at(-1)?.body.move).toMatch(/^A settle palace .*with R3 R3$/);
  });

  it('offers the lots of the place, the cheapest first', async () => {
    const { move } = sitAt('turn-2p');
    move.clickTarget('cathedral');
    expect(move.target('cathedral').state).toBe('broker');
    await move.fetch();
    expect(move.lots.map((lot) => lot.row.line)).toEqual(['A build with W4', 'A build with B:W6', 'A build with N:W1']);
    move.chooseLot(move.lots[1]!);
    expect(move.dice).toEqual([die('B', 'white', 6)]);
    expect(move.chosen?.row.line).toBe('A build with B:W6');
  });

  it('asks why where nothing is possible, with the line it would be', async () => {
    const { move, sent } = sitAt('turn-2p');
    move.clickDie(die('A', 'yellow', 2));
    move.clickTarget('event:marauding');
    await vi.waitFor(() => expect(move.why).not.toBeNull());
    expect(sent.at(-1)).toEqual({ path: '/why-not', body: { move: 'A fight marauding with Y2' } });
    expect(move.target('event:marauding')).toEqual({ state: 'why', text: 'The rules say no.' });
    expect(move.dice.length).toBe(1);
  });

  it('says why in no other language than the one that is read', async () => {
    const { game, move } = sitAt('turn-2p');
    move.clickDie(die('A', 'yellow', 2));
    move.clickTarget('event:marauding');
    await vi.waitFor(() => expect(move.why).not.toBeNull());
    await words.speak('fr');
    expect([move.why, move.target('event:marauding').state, move.dice.length]).toEqual([null, 'idle', 1]);
    vi.spyOn(game, 'whyNot').mockImplementation(async () => ((await words.speak('en')) ? 'Non.' : null));
    await move.explainAside('flip');
    expect(move.why?.text).toBe('The rules say no.');
  });
});

describe('improvements', () => {
  it('are ways to use the same dice', () => {
    const { move } = sitAt('turn-4p');
    move.clickDie(die('A', 'purple', 5));
    const ways = move.ways.map((way) => way.choice.using);
    expect(ways).toContain('militiaman');
    move.chooseWay(move.ways.find((way) => way.choice.using === 'militiaman')!.way);
    move.clickTarget('event:succession');
    expect(move.chosen?.row.line).toBe('A fight succession with PY5 using militiaman');
    move.chooseWay(null);
    expect(move.chosen?.row.line).toBe('A fight succession with PR5');
  });

  it('are named where a place can be had by a cube only', async () => {
    const { game, move } = sitAt('turn-4p');
    game.rows = game.rows.filter((row) => row.line !== 'A fight succession with PR5');
    move.clickDie(die('A', 'purple', 5));
    await move.fetch();
    const option = move.options.find((one) => one.target === 'event:succession')!;
    expect(option.cube).not.toBe('');
    expect(move.target('event:succession').text).toContain(`with a cube: ${option.cube}`);
    move.clickTarget('event:succession');
    expect(move.ways.map((way) => way.choice.using)).toContain(move.chosen!.using);
    expect(move.ways.filter((way) => move.isWay(way))).toHaveLength(1);
    expect(move.ways.every((way) => sayWay(way.choice, true) !== '')).toBe(true);
  });

  it('can be told apart by the colour a purple die is used as', () => {
    const marked = (as: Colour) =>
      ({ using: '', row: { texts: {} }, tokens: [{ key: 'A:P4', as, mark: '^' }] }) as unknown as Choice;
    expect(sayWay(marked('red'), true)).not.toBe(sayWay(marked('white'), true));
  });
});

describe('besides the decision', () => {
  it('rolls a die again that is clicked', () => {
    const { move } = sitAt('turn-2p');
    const reroll = move.asides.find((aside) => aside.verb === 'reroll')!;
    move.chooseAside(reroll);
    expect(move.die(die('A', 'yellow', 2))).toBe('can');
    expect(move.die(die('B', 'yellow', 5))).toBe('idle');
    move.clickDie(die('A', 'yellow', 2));
    expect(move.chosen?.row.line).toBe('A reroll Y2');
    move.chooseAside(null);
    expect(move.isEmpty).toBe(true);
  });

  it('takes a single possibility at once', () => {
    const { move } = sitAt('counter-4p');
    move.chooseAside(move.asides.find((aside) => aside.verb === 'recruit')!);
    expect(move.chosen?.row.line).toBe('A recruit');
  });
});

describe('questions', () => {
  it('can be answered in the charter and on the board alike', () => {
    const { move } = sitAt('take-2p');
    expect(move.isTurn).toBe(false);
    expect(move.options.length).toBe(5);
    expect(move.target('take:palace:2').state).toBe('lit');
    expect(move.target('place:palace:2').state).toBe('lit');
    move.clickTarget('lying:city_hall');
    expect(move.chosen?.row.line).toBe('A take lying city_hall');
  });

  it('say which place of the board they are about', () => {
    const { game, move } = sitAt('take-2p');
    expect(move.subject).toBe('building:palace');
    game.state = { ...game.state!, decision: null };
    expect(move.subject).toBeNull(); // somebody else is asked
    expect(sitAt('turn-2p').move.subject).toBeNull();
    const { view } = sitAt('turn-2p').move;
    const card = view!.activities.find((one) => one.card !== null)!;
    expect(subjectOf({ kind: 'card', key: card.card! }, view!)).toBe(`card:${card.slot}`);
    expect(subjectOf({ kind: 'gate', key: '3' }, view!)).toBe('tile:3');
    expect(subjectOf({ kind: 'event', key: 'marauding' }, view!)).toBe('event:marauding');
  });

  it('offer a citizen that does nothing yet first', () => {
    const rows = ['palace:2', 'supply', 'lying:palace'].map(
      (source) => ({ targets: [`take:${source}`] }) as unknown as Choice,
    );
    expect(freeFirst(rows).map((choice) => choice.targets[0])).toEqual([
      'take:supply',
      'take:palace:2',
      'take:lying:palace',
    ]);
  });

  it('about dice are answered by clicking them in any order, and sent in the order of the server', async () => {
    const { move, sent } = sitAt('commit-4p');
    const [first] = move.choices;
    for (const choice of [...move.choices].reverse()) for (const one of choice.dice) move.clickDie(layOut([one])[0]!);
    expect(move.dice.length).toBe(move.choices.filter((choice) => choice.dice.length > 0).length);
    expect(await move.seal()).toBe(false);
    expect(sent.filter((one) => one.path === '/moves').map((one) => one.body.move)).toEqual([first!.code]);
  });

  it('are taken back together, as they were sealed', async () => {
    const { game, move } = sitAt('commit-4p'); // in the middle of it
    const begun = sitAt('counter-4p').game;
    const steps = [() => {}, () => Object.assign(game, { state: begun.state, rows: begun.rows })];
    const undo = vi.spyOn(game, 'undo').mockImplementation(() => {
      steps.shift()?.();
      return Promise.resolve(true);
    });
    await move.undo();
    expect(undo).toHaveBeenCalledTimes(2);
    expect(move.task?.kind).toBe('fight');
    expect(move.choices.some((choice) => choice.verb === 'beat')).toBe(true);
  });

  it('about black dice say that dice of others do not fight', () => {
    const { move } = sitAt('counter-4p');
    move.clickDie(die('B', 'red', 3));
    expect([move.dice.length, move.why?.text]).toEqual([0, 'Only your own dice fight.']);
  });

  it('keep what may be done besides apart', () => {
    const { move } = sitAt('counter-4p');
    expect(move.task?.kind).toBe('fight');
    expect(move.options).toEqual([]);
    expect(move.target('black:5').state).toBe('chosen');
    expect(move.asides.map((aside) => aside.verb)).toEqual(['reroll', 'flip', 'recruit']);
  });
});

describe('the seal', () => {
  it('sends the chosen move once and keeps the selection when it is refused', async () => {
    const { game, move, sent } = sitAt('turn-king');
    const farm = move.choices.find((choice) => choice.verb === 'build')!;
    move.show(farm.code);
    expect(move.chosen?.code).toBe(farm.code);
    expect(await move.seal()).toBe(false);
    expect(sent.filter((one) => one.path === '/moves').map((one) => one.body.move)).toEqual([farm.code]);
    expect(game.problem?.code).toBe('outdated');
    expect(move.chosen?.code).toBe(farm.code);
  });

  it('sends nothing twice while the answer is on its way', async () => {
    const { move, sent } = sitAt('turn-king');
    move.passOn(move.pass!);
    await Promise.all([move.seal(), move.seal()]);
    expect(sent.filter((one) => one.path === '/moves').length).toBe(1);
  });

  it('forgets what was picked for another decision', () => {
    const { game, move } = sitAt('turn-2p');
    move.clickDie(die('A', 'red', 3));
    game.state = { ...game.state!, decision: { ...game.state!.decision!, id: '99.0.0' } };
    expect(move.isEmpty).toBe(true);
  });

  it('undoes clicks one by one', async () => {
    const { move } = sitAt('turn-2p');
    move.clickDie(die('A', 'red', 3));
    move.clickTarget('building:palace');
    await move.undo();
    expect(move.chosen).toBeNull();
    expect(move.dice.length).toBe(1);
    await move.undo();
    expect(move.isEmpty).toBe(true);
  });

  it('every legal move of every decision can be reached by clicks', () => {
    for (const name of ['turn-2p', 'turn-4p', 'turn-king', 'counter-4p', 'take-2p', 'commit-4p']) {
      const { move } = sitAt(name);
      for (const choice of move.choices) {
        move.show(choice.code);
        const isReached =
          move.options.some((option) => option.code === choice.code) ||
          choice.code === move.pass?.code ||
          (move.task !== null && isStep(choice));
        expect(isReached, `${name}: ${choice.row.line}`).toBe(true);
      }
    }
  });
});
