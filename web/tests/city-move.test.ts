import { afterEach, describe, expect, it, vi } from 'vitest';
import { readChoices } from '../src/city/move/choice';
import { freeFirst, type Way } from '../src/city/charter/offers';
import { isStep } from '../src/city/move/task';
import { keyOf, layOut } from '../src/city/move/lots';
import { nameOf, subjectOf } from '../src/city/move/targets';
import { sayWay } from '../src/city/charter/ways';
import type { Subject } from '../src/city/view';
import { words } from '../src/words/words.svelte';
import { brief, deedOf, die, sitAt, thing, use } from './city-table';

afterEach(async () => {
  vi.unstubAllGlobals();
  await words.speak('en');
});

const RED4 = die('A', 'red', 4);
const RED4B = die('A', 'red', 4, 1);
const YELLOW5 = die('A', 'yellow', 5);

describe('dice first', () => {
  it('takes what the legal moves allow, equal dice one by one', () => {
    const { move } = sitAt('pair-2p');
    expect(move.isTurn).toBe(true);
    expect(move.die(RED4)).toBe('can');
    move.clickDie(RED4);
    expect(move.die(RED4)).toBe('chosen');
    expect(move.die(RED4B)).toBe('can');
    expect(move.die(YELLOW5)).toBe('idle');
    move.clickDie(RED4B);
    expect(move.dice.length).toBe(2);
    expect(move.worth).toBe(8);
  });

  it('lights exactly the places of this lot and tells what they bring', async () => {
    const { move, sent } = sitAt('pair-2p');
    move.clickDie(RED4);
    const lit = ['card:0', 'event:marauding', 'event:war', 'building:palace'];
    expect(lit.map((id) => move.target(id).state)).toEqual(['lit', 'lit', 'lit', 'lit']);
    expect(['fields', 'cathedral', 'card:3'].map((id) => move.target(id).state)).toEqual(['idle', 'idle', 'idle']);
    await move.fetch();
    expect(sent[0]!.body.moves!.length).toBeLessThanOrEqual(50);
    expect(move.target('event:marauding').text).toBe('1 cube, +1 influence');
    expect(move.options.map((option) => option.label)).toEqual(['Chivalry', 'Marauding', 'War', 'Palace']);
    expect(move.wanted).toEqual([]);
  });

  it('asks anew what the places bring when the moves come in another language', async () => {
    const { game, move } = sitAt('pair-2p');
    move.clickDie(RED4);
    await move.fetch();
    expect(move.wanted).toEqual([]);
    game.deeds = [...game.deeds];
    expect(move.dice.length).toBe(1);
    expect(move.wanted.length).toBeGreaterThan(2);
    await move.fetch();
    expect(move.wanted).toEqual([]);
  });

  it('keeps the place while dice are added that suit it, and drops it otherwise', () => {
    const { move } = sitAt('pair-2p');
    move.clickDie(RED4);
    move.clickTarget('event:marauding');
    expect(brief(move.chosen!)).toBe('fight event:marauding with A red 4');
    move.clickDie(RED4B);
    expect(brief(move.chosen!)).toBe('fight event:marauding with A red 4, A red 4');
    expect(move.target('event:marauding').state).toBe('chosen');
  });

  it('keeps the group when a die of another colour is clicked, and offers to begin anew with it', () => {
    const { move } = sitAt('pair-2p');
    move.clickDie(RED4);
    move.clickTarget('event:marauding');
    move.clickDie(YELLOW5);
    expect(move.dice.map((one) => one.colour)).toEqual(['red']);
    expect(move.why).toEqual({ target: null, text: 'A group has one colour.', anew: YELLOW5 });
    expect(move.chosen).not.toBeNull();
    move.clickDie(RED4B);
    expect([move.dice.length, move.why]).toEqual([2, null]);
    move.clickDie(YELLOW5);
    move.clickDie(YELLOW5); // it is meant
    expect(move.dice).toEqual([YELLOW5]);
    expect(move.chosen).toBeNull();
  });

  it('keeps in sight what influence could buy, and asks why it cannot', async () => {
    const { game, move, sent } = sitAt('pair-2p');
    game.deeds = game.deeds.filter(({ verb }) => verb !== 'flip' && verb !== 'reroll');
    expect(move.asides.map((aside) => aside.verb)).toEqual(['recruit']);
    expect(move.besides.map((aside) => [aside.verb, aside.choices.length > 0])).toEqual([
      ['reroll', false],
      ['flip', false],
      ['recruit', true],
    ]);
    await move.explainAside('flip');
    await move.explainAside('reroll');
    expect(sent.map((one) => one.body.deed)).toEqual([
      { verb: 'flip' },
      { verb: 'reroll', dice: [{ owner: 0, colour: 'red', value: 2 }] },
    ]);
    expect(move.why?.text).toBe('The rules say no.');
  });

  it('shows what bought dice cost', async () => {
    const { move } = sitAt('pair-2p');
    move.clickDie(die('N', 'red', 6));
    await move.fetch();
    expect(move.prices).toEqual([{ owner: null, amount: 2, dice: 1 }]);
    expect(move.price(die('N', 'red', 6))).toBe(2);
    expect(move.price(die('N', 'red', 2))).toBeNull();
  });

  it('uses purple dice as the colour of the others', () => {
    const { move } = sitAt('turn-4p');
    const purple = die('A', 'purple', 3);
    move.clickDie(purple);
    expect(move.target('building:palace').state).toBe('lit');
    expect(move.target('fields').state).toBe('lit');
    move.clickDie(YELLOW5);
    move.clickTarget('fields');
    expect(brief(move.chosen!)).toBe('farm fields with A yellow 5, A purple 3');
    expect(move.chosen!.deed.dice.map(({ asColour }) => asColour)).toEqual([null, 'yellow']);
    expect(move.die(die('B', 'purple', 5))).not.toBe('can');
  });
});

describe('place first', () => {
  it('calls no die too dear that others can be bought with', () => {
    const { move } = sitAt('pair-2p');
    const pairs = move.choices
      .map((choice) => layOut(choice.lot))
      .filter(([mine, bought, ...more]) => mine?.owner === 'A' && bought && bought.owner !== 'A' && more.length === 0);
    const settled = new Set(move.choices.filter((one) => one.verb === 'settle').flatMap((one) => one.dice));
    const tried = pairs.filter(([mine]) => settled.has(keyOf(mine!)));
    expect(tried.length).toBeGreaterThan(0);
    for (const [mine, bought] of tried) {
      const { move } = sitAt('pair-2p');
      move.clickDie(mine!);
      move.clickTarget(move.options.find(({ choice }) => choice.verb === 'settle')!.target!);
      expect(move.die(bought!), keyOf(bought!)).not.toBe('dear');
    }
  });

  it('asks why a second die of the same colour does not fit', async () => {
    const { move, sent } = sitAt('pair-2p');
    move.clickTarget('building:palace');
    move.clickDie(RED4);
    move.clickDie(RED4B);
    await vi.waitFor(() => expect(move.why).toEqual({ target: null, text: 'The rules say no.', anew: RED4B }));
    const red4 = { owner: 0, colour: 'red', value: 4 };
    expect(sent.at(-1)?.body.deed).toEqual({ verb: 'settle', target: thing('building', 'palace'), dice: [red4, red4] });
  });

  it('offers the lots of the place, the cheapest first', async () => {
    const { move } = sitAt('pair-2p');
    move.clickTarget('cathedral');
    expect(move.target('cathedral').state).toBe('broker');
    await move.fetch();
    const lots = ['A white 2', 'N white 1', 'N white 6', 'A white 2, N white 1', 'A white 2, N white 6'];
    expect(move.lots.map(brief)).toEqual(lots.map((lot) => `build cathedral with ${lot}`));
    move.chooseLot(move.lots[2]!);
    expect(move.dice).toEqual([die('N', 'white', 6)]);
    expect(brief(move.chosen!)).toBe('build cathedral with N white 6');
  });

  it('asks why where nothing is possible, with the deed it would be', async () => {
    const { move, sent } = sitAt('pair-2p');
    move.clickDie(YELLOW5);
    move.clickTarget('event:war');
    await vi.waitFor(() => expect(move.why).not.toBeNull());
    const dice = [{ owner: 0, colour: 'yellow', value: 5 }];
    const deed = { verb: 'fight', target: thing('event', 'war'), dice };
    expect(sent.at(-1)).toEqual({ path: '/why-not', body: { deed } });
    expect(move.target('event:war')).toEqual({ state: 'why', text: 'The rules say no.' });
    expect(move.dice.length).toBe(1);
  });

  it('asks with dice that one would try', async () => {
    const { game, move, sent } = sitAt('turn-4p');
    game.deeds = game.deeds.filter(({ target }) => target?.kind !== 'event');
    move.clickTarget('event:marauding');
    await vi.waitFor(() => expect(move.why).not.toBeNull());
    expect(sent.at(-1)?.body.deed?.dice).toEqual([{ owner: 0, colour: 'yellow', value: 5 }]);
    move.clickDie(die('A', 'purple', 3));
    move.clickTarget('event:marauding');
    await vi.waitFor(() => expect(sent.length).toBe(2));
    expect(sent.at(-1)?.body.deed?.dice).toEqual([{ owner: 0, colour: 'purple', value: 3, as_colour: 'red' }]);
  });

  it('says why in no other language than the one that is read', async () => {
    const { game, move } = sitAt('pair-2p');
    move.clickDie(YELLOW5);
    move.clickTarget('event:war');
    await vi.waitFor(() => expect(move.why).not.toBeNull());
    await words.speak('fr');
    expect([move.why, move.target('event:war').state, move.dice.length]).toEqual([null, 'idle', 1]);
    vi.spyOn(game, 'whyNot').mockImplementation(async () => ((await words.speak('en')) ? 'Non.' : null));
    await move.explainAside('flip');
    expect(move.why?.text).toBe('The rules say no.');
  });
});

describe('improvements', () => {
  const isHelped = ({ choice }: Way): boolean => choice.deed.cube?.key === 'militiaman';

  it('are ways to use the same dice', () => {
    const { move } = sitAt('turn-4p');
    move.clickDie(YELLOW5);
    move.clickTarget('event:marauding');
    expect(brief(move.chosen!)).toBe('fight event:marauding with A yellow 5');
    move.chooseWay(move.ways.find(isHelped)!.way);
    expect(brief(move.chosen!)).toBe('fight event:marauding with A yellow 5 by militiaman');
    move.chooseWay(null);
    expect(brief(move.chosen!)).toBe('fight event:marauding with A yellow 5');
  });

  it('are named where a place can be had by a cube only', async () => {
    const { game, move } = sitAt('turn-4p');
    game.deeds = game.deeds.filter(({ target, cube }) => target?.key !== 'marauding' || cube !== null);
    move.clickDie(YELLOW5);
    await move.fetch();
    const option = move.options.find((one) => one.target === 'event:marauding')!;
    expect(option.cube).not.toBe('');
    expect(move.target('event:marauding').text).toContain(`with a cube: ${option.cube}`);
    move.clickTarget('event:marauding');
    expect(move.ways.filter(isHelped).map(({ choice }) => choice.code)).toContain(move.chosen!.code);
    expect(move.ways.filter((way) => move.isWay(way))).toHaveLength(1);
    expect(move.ways.every((way) => sayWay(way.choice, true) !== '')).toBe(true);
  });

  it('can be told apart by the colour a purple die is used as', () => {
    const marked = (asColour: string) => {
      const dice = [use(0, 'purple', 4, { asColour, isChosen: true })];
      return { deed: deedOf('farm', { dice }), lot: [die('A', 'purple', 4)] };
    };
    expect(sayWay(marked('red'), true)).not.toBe(sayWay(marked('white'), true));
  });
});

describe('besides the decision', () => {
  it('rolls a die again that is clicked', () => {
    const { move } = sitAt('pair-2p');
    const reroll = move.asides.find((aside) => aside.verb === 'reroll')!;
    move.chooseAside(reroll);
    expect(move.die(YELLOW5)).toBe('can');
    expect(move.die(die('B', 'yellow', 6))).toBe('idle');
    move.clickDie(YELLOW5);
    expect(brief(move.chosen!)).toBe('reroll with A yellow 5');
    move.chooseAside(null);
    expect(move.isEmpty).toBe(true);
  });

  it('takes a single possibility at once', () => {
    const { move } = sitAt('threat-4p');
    move.chooseAside(move.asides.find((aside) => aside.verb === 'recruit')!);
    expect(brief(move.chosen!)).toBe('recruit');
  });
});

describe('questions', () => {
  it('can be answered in the charter and on the board alike', () => {
    const { move } = sitAt('lying-2p');
    expect(move.isTurn).toBe(false);
    expect(move.options.length).toBe(6);
    const lit = ['take:place:palace:1', 'place:palace:1', 'take:card:0', 'card:0', 'take:lying:palace'];
    expect(lit.map((id) => move.target(id).state)).toEqual(lit.map(() => 'lit'));
    move.clickTarget('lying:palace');
    expect(brief(move.chosen!)).toBe('take lying:palace');
    expect(move.things.get('take:place:palace:1')).toEqual(thing('space', 'palace', 1));
  });

  it('say which place of the board they are about', () => {
    const { game, move } = sitAt('lying-2p');
    expect(move.subject).toBe('building:city_hall');
    expect(sitAt('take-2p').move.subject).toBe('card:0');
    game.state = { ...game.state!, decision: null };
    expect(move.subject).toBeNull(); // somebody else is asked
    expect(sitAt('turn-2p').move.subject).toBeNull();
    const { view } = sitAt('turn-2p').move;
    const at = (kind: Subject['kind'], key: string) => nameOf(subjectOf({ kind, key }, view!)!);
    expect([at('gate', '3'), at('event', 'marauding')]).toEqual(['tile:3', 'event:marauding']);
  });

  it('offer a citizen that does nothing yet first', () => {
    const sources = [thing('space', 'palace', 2), thing('supply'), thing('lying', 'palace')];
    const deeds = sources.map((target) => deedOf('take', { target }));
    expect(freeFirst(readChoices(deeds, { seats: [] })).map((choice) => choice.targets[0])).toEqual([
      'take:supply',
      'take:place:palace:2',
      'take:lying:palace',
    ]);
  });

  it('about dice are answered by clicking them in any order, and sent as they are listed', async () => {
    const { move, sent } = sitAt('commit-4p');
    const [first] = move.choices;
    for (const choice of [...move.choices].reverse()) for (const one of layOut(choice.lot)) move.clickDie(one);
    expect(move.dice.length).toBe(move.choices.filter((choice) => choice.dice.length > 0).length);
    expect(await move.play()).toBe(false);
    expect(sent.filter((one) => one.path === '/moves').map((one) => one.body.move)).toEqual([first!.code]);
  });

  it('are taken back together, as they were sealed', async () => {
    const { game, move } = sitAt('commit-4p'); // in the middle of it
    const begun = sitAt('counter-4p').game;
    const steps = [() => {}, () => Object.assign(game, { state: begun.state, deeds: begun.deeds })];
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
    move.clickDie(die('B', 'red', 6));
    expect([move.dice.length, move.why?.text]).toEqual([0, 'Only your own dice fight.']);
  });

  it('keep what may be done besides apart', () => {
    const { move } = sitAt('threat-4p');
    expect(move.task?.kind).toBe('fight');
    expect(move.options).toEqual([]);
    expect(move.target('black:3').state).toBe('chosen');
    expect(move.asides.map((aside) => aside.verb)).toEqual(['reroll', 'flip', 'recruit']);
  });
});

const DECISIONS = [
  'turn-2p',
  'pair-2p',
  'turn-4p',
  'purple-4p',
  'turn-king',
  'counter-4p',
  'threat-4p',
  'take-2p',
  'lying-2p',
  'commit-4p',
];

describe('the seal', () => {
  it('sends the chosen move once and keeps the selection when it is refused', async () => {
    const { game, move, sent } = sitAt('turn-king');
    const farm = move.choices.find((choice) => choice.verb === 'build')!;
    move.show(farm.code);
    expect(move.chosen?.code).toBe(farm.code);
    expect(await move.play()).toBe(false);
    expect(sent.filter((one) => one.path === '/moves').map((one) => one.body.move)).toEqual([farm.code]);
    expect(game.problem?.code).toBe('outdated');
    expect(move.chosen?.code).toBe(farm.code);
  });

  it('sends nothing twice while the answer is on its way', async () => {
    const { move, sent } = sitAt('turn-king');
    move.passOn(move.pass!);
    await Promise.all([move.play(), move.play()]);
    expect(sent.filter((one) => one.path === '/moves').length).toBe(1);
  });

  it('forgets what was picked for another decision', () => {
    const { game, move } = sitAt('pair-2p');
    move.clickDie(RED4);
    game.state = { ...game.state!, decision: { ...game.state!.decision!, id: '99.0.0' } };
    expect(move.isEmpty).toBe(true);
  });

  it('undoes clicks one by one', async () => {
    const { move } = sitAt('pair-2p');
    move.clickDie(RED4);
    move.clickTarget('building:palace');
    await move.undo();
    expect(move.chosen).toBeNull();
    expect(move.dice.length).toBe(1);
    await move.undo();
    expect(move.isEmpty).toBe(true);
  });

  it('every legal move of every decision can be reached by clicks', () => {
    for (const name of DECISIONS) {
      const { move } = sitAt(name);
      for (const choice of move.choices) {
        move.show(choice.code);
        const isReached =
          move.options.some((option) => option.code === choice.code) ||
          choice.code === move.pass?.code ||
          (move.task !== null && isStep(choice));
        expect(isReached, `${name}: ${brief(choice)}`).toBe(true);
      }
    }
  });
});
