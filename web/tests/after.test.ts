import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Beat, Message, Run, State } from '../src/api/types';
import Chart from '../src/after/Chart.svelte';
import { forkAt, pointLines, roundStarts, spread } from '../src/after/chart';
import Count from '../src/after/Count.svelte';
import { partsOf } from '../src/after/count';
import { headlineOf } from '../src/after/headline';
import Moments from '../src/after/Moments.svelte';
import { momentsOf } from '../src/after/moments';
import { countScale } from '../src/after/scale';
import { quietly, seatsAgain, tableOf, turnAt } from '../src/after/replayed';
import type { Whole } from '../src/after/tape.svelte';
import { depthOf, heightOf, tower, towersOf } from '../src/after/towers';
import { plainly } from '../src/play/talk/beats';
import { Game } from '../src/play/state/game.svelte';
import { session } from '../src/session.svelte';
import { words } from '../src/words/words.svelte';

const source = (key: string, points: number[], detail = '') => ({ key, detail, source: key, points });
const told = (seq: number, ...beats: Beat[]): Message => ({ seq, kind: 'move', seat: null, created: 0, beats });
const scored = (kind: string, seat: number, text: readonly Run[], ...points: number[]): Beat => ({
  kind,
  seat,
  text,
  changes: points.map((n) => ({ seat, unit: 'vp', n })),
});

describe('the parts of the count', () => {
  it('name every character that was dealt, and nothing else that gave nothing', () => {
    const sources = [source('events', [0, 0]), source('character', [0, 0], 'urbain_iv'), source('cathedral', [3, 0])];
    expect(partsOf(sources, 'city').map((part) => part.kind)).toEqual(['cathedral', 'character']);
    const holder = (character: string) => (character === 'urbain_iv' ? 1 : null);
    expect(partsOf(sources, 'city', holder).map((part) => part.holder ?? null)).toEqual([null, 1]);
  });
});

describe('the headline', () => {
  it('tells a winner, a tie and a king who does not share', async () => {
    await words.speak('en');
    const names = ['Alix', 'Blaise', 'Clotilde'];
    expect(headlineOf({ scores: [60, 50, 40], winners: [0] }, names)).toEqual({
      title: 'Alix wins',
      text: '60 points of fame, 10 more than Blaise.',
    });
    expect(headlineOf({ scores: [60, 50, 50], winners: [0] }, names).text).toContain('more than the next.');
    expect(headlineOf({ scores: [60, 60, 40], winners: [0, 1] }, names)).toEqual({
      title: 'Alix and Blaise share the city',
      text: '60 points each.',
    });
    const figuresOf = (seat: number) => (seat === 0 ? ['Urbain IV'] : ['Hugues de Payns']);
    expect(headlineOf({ scores: [60, 50, 40], winners: [0] }, names, { you: 1, figuresOf }).text).toBe(
      '60 points of fame, 10 more than you. Secret character: Urbain IV.',
    );
    expect(headlineOf({ scores: [13, 70], winners: [] }, ['Alix', 'The King'], { you: 0, figuresOf }).text).toBe(
      '70 points of fame, 57 more than you.',
    );
    expect(headlineOf({ scores: [50, 50], winners: [] }, ['Alix', 'The King']).title).toBe('The King wins');
    expect(headlineOf({ scores: [50, 50], winners: [] }, ['Alix', 'The King']).text).not.toContain('0 more');
    await words.speak('fr');
    expect(headlineOf({ scores: [9, 9, 9], winners: [0, 1, 2] }, names)).toEqual({
      title: 'Alix, Blaise et Clotilde se partagent la cité',
      text: '9 points chacun.',
    });
  });
});

describe('what the town remembers', () => {
  const named = (seat: number) => ({ text: ['Alix', 'Blaise'][seat] ?? 'The King', seat });
  const messages = [
    told(
      1,
      { kind: 'round', seat: null, text: ['A new round begins.'] },
      scored('builds', 0, [named(0), ' builds.'], 1),
    ),
    told(2, scored('king_turn', 4, [named(4), ' rolls 11: +2 VP. He buys a red 6.'], 2)),
    told(3, scored('activates', 1, ['Banquet, 3 times: +6 VP.'], 4, 2), {
      kind: 'round',
      seat: null,
      text: ['A new round begins.'],
    }),
    told(4, {
      kind: 'losses',
      seat: null,
      text: ['Heresy: ', named(0), ' −2 VP; ', named(1), ' −4 VP.'],
      changes: [
        { seat: 0, unit: 'vp', n: -2 },
        { seat: 1, unit: 'vp', n: -4 },
        { seat: 1, unit: 'deniers', n: 9 },
      ],
    }),
  ];

  it('keeps what brought or cost most, and the round it belongs to', () => {
    const found = momentsOf(messages, 2);
    expect(found.map(({ round, points, text, seat }) => [round, points, plainly(text), seat])).toEqual([
      [1, 2, 'The King rolls 11: +2 VP. He buys a red 6.', null],
      [1, 6, 'Banquet, 3 times: +6 VP.', 1],
      [2, -4, 'Heresy: Alix −2 VP; Blaise −4 VP.', null],
    ]);
  });

  it('says whose it is where the sentence does not, and finds nothing in a quiet game', () => {
    const { container } = render(Moments, {
      moments: momentsOf(messages, 2),
      names: ['Alix', '<b>Blaise</b>', 'The King'],
    });
    const heads = [...container.querySelectorAll('li > b')].map((head) => head.textContent);
    expect(heads.map((head) => head!.split(', ')[1])).toEqual([undefined, '<b>Blaise</b>', undefined]);
    expect(momentsOf([told(1, { kind: 'gains', seat: 0, text: ['Alix: +9 VP.'] })], 1)).toEqual([]);
  });
});

describe('the count', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('reads everything that was told, and again once another language has brought the last part alone', async () => {
    const all = [told(1), told(2, scored('activates', 0, ['Banquet: +6 VP.'], 6)), told(3)];
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(Response.json(address.includes('/points') ? { names: ['Alix'], turns: [] } : { messages: all })),
    );
    const game = new Game('x');
    const seats = [{ seat: 0, name: 'Alix' }];
    const result = { scores: [6], winners: [0], sources: [] };
    game.state = { game: 'city', you: null, seats, view: { round: 1 }, result } as unknown as State;
    game.messages = all.slice(2);
    const { container } = render(Count, { game });
    await vi.waitFor(() => expect(container.textContent).toContain('Banquet: +6 VP.'));
    game.messages = all.slice(2);
    flushSync();
    expect(container.textContent).not.toContain('Banquet');
    await vi.waitFor(() => expect(container.textContent).toContain('Banquet: +6 VP.'));
  });
});

describe('the towers', () => {
  const parts = partsOf(
    [source('events', [3, 40]), source('cathedral', [0, 20]), source('level', [-6, -4]), source('presence', [1, 1])],
    'city',
  );
  const drawn = (seat: number) => {
    const found = towersOf([seat], parts, ['a', 'b'], [1], parts.length)[0]!;
    return new DOMParser().parseFromString(
      tower(found, 0, heightOf(parts), depthOf(parts, heightOf(parts))),
      'text/html',
    );
  };

  it('stay in the picture with roof and flag, whatever they lose', () => {
    const roof = 92;
    const flag = drawn(1).querySelector('svg svg')!;
    expect(flag.querySelector('use')!.getAttribute('href')).toBe('#flag-b');
    expect(Number(flag.getAttribute('y'))).toBeGreaterThanOrEqual(0);
    expect(61 * heightOf(parts)).toBeLessThanOrEqual(322 - roof);
  });

  it('write no number behind the door, and what is lost lies below the ground', () => {
    const high = [...drawn(1).querySelectorAll('text')];
    expect(high.map((text) => text.textContent)).toEqual(['40', '20', '−4']);
    expect(Number(high[0]!.getAttribute('y'))).toBeLessThan(322 - 15);
    const [box] = [...drawn(0).querySelectorAll('path')].slice(-1);
    const [, from, to] = /M[\d.]+ ([\d.]+)h86V([\d.]+)/.exec(box!.getAttribute('d')!)!;
    expect(Number(from)).toBeGreaterThan(322);
    expect(Number(to) - Number(from)).toBeGreaterThan(13);
    expect(Number(to)).toBeLessThanOrEqual(322 + 4 + depthOf(parts, heightOf(parts)));
  });
});

describe('the chart', () => {
  it('has few round numbers beside it', () => {
    expect(pointLines(-6, 38)).toEqual([0, 10, 20, 30]);
    expect(pointLines(0, 3)).toEqual([0, 1, 2, 3]);
    expect(pointLines(-12, 140)).toEqual([0, 50, 100]);
  });

  it('keeps marks apart and in the picture', () => {
    expect(spread([10, 50], 100)).toEqual([10, 50]);
    expect(spread([10, 12, 14], 100)).toEqual([10, 25, 40]);
    expect(spread([90, 95, 99], 100)).toEqual([70, 85, 100]);
    expect(Math.max(...spread(Array<number>(10).fill(90), 107))).toBe(107);
  });

  it('marks where rounds begin; what is before the first belongs to it', () => {
    const turns = [0, 1, 1, 2, 4].map((round, move) => ({ move, round, points: [] }));
    expect(roundStarts(turns)).toEqual([
      { turn: 0, round: 1 },
      { turn: 3, round: 2 },
      { turn: 4, round: 4 },
    ]);
  });
});

describe('a game that was tried again', () => {
  const turns = [3, 8, 12, 20].map((move) => ({ move, round: 1, points: [move, 0] }));
  afterEach(cleanup);

  it('begins with the first turn that was not taken over', () => {
    expect([3, 7, 8, 12].map((taken) => forkAt(turns, taken))).toEqual([null, 1, 1, 2]);
    expect([forkAt(turns, undefined), forkAt(turns, 0), forkAt(turns, 99), forkAt([], 3)]).toEqual(Array(4).fill(null));
  });

  it.each([
    ['en', 'tried again from here', 'tried again after 2 turns'],
    ['fr', 'rejoué d’ici', 'rejoué après 2 tours'],
  ] as const)('says so on the chart, in %s', async (language, shown, said) => {
    await words.speak(language);
    const props = { turns, families: ['a', 'b'], names: ['Alix', 'Blaise'], label: 'Fame' };
    const { container, rerender } = render(Chart, { ...props, taken: 11 });
    const svg = container.querySelector('svg')!;
    const mark = svg.querySelector('.fork')!;
    expect([mark.textContent, svg.getAttribute('aria-label')]).toEqual([shown, expect.stringContaining(said)]);
    // nothing is drawn where the mark is written
    const heights = [...svg.querySelectorAll('path[fill=none]')].flatMap((path) =>
      [...path.getAttribute('d')!.matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y)),
    );
    expect(Math.min(...heights)).toBeGreaterThan(Number(mark.getAttribute('y')) + 5);
    await rerender({ ...props, taken: undefined });
    expect(svg.querySelector('.fork')).toBeNull();
    expect(svg.getAttribute('aria-label')).not.toContain(said);
  });
});

describe('the size of the count', () => {
  it('grows with the window and never shrinks', () => {
    expect([countScale(1366, 768), countScale(820, 1180), countScale(9000, 9000)]).toEqual([1, 1, 2]);
    expect(countScale(1920, 1080)).toBeCloseTo(1.406, 2);
  });
});

describe('who is known to the server', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('stays who they are, also where nobody has asked who they are', async () => {
    const asked: string[] = [];
    const me = { id: '1', name: 'Alix' };
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return Promise.resolve(Response.json({ person: me }));
    });
    [session.me, session.isKnown] = [null, false];
    expect(await session.be('Zoé')).toEqual(me);
    expect(asked.map((url) => url.split('?')[0]?.split('/').at(-1))).toEqual(['here']);
  });

  it('is nobody new while the server cannot say', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', (url: string, request?: RequestInit) => {
      sent.push(request?.method ?? 'GET');
      return Promise.reject(new TypeError(url));
    });
    [session.me, session.isKnown] = [null, false];
    await expect(session.be('Zoé')).rejects.toThrow();
    expect(sent).not.toContain('POST');
  });
});

describe('walking through a game', () => {
  const file = {
    game: 'dice',
    options: { players: 2 },
    names: ['Alix', 'Blaise'],
    moves: 9,
    steps: [],
  } as unknown as Whole;

  it('needs no more of a table than a file tells', () => {
    const table = tableOf(file, 1);
    expect([table.game, table.status, table.you, table.options]).toEqual(['dice', 'over', 1, { players: 2 }]);
    expect(table.seats.map((seat) => [seat.seat, seat.name])).toEqual([
      [0, 'Alix'],
      [1, 'Blaise'],
    ]);
  });

  it('says of a step that shows nothing who took it', () => {
    const steps = [
      { step: 0, seat: null },
      { step: 1, seat: 1 },
      { step: 2, seat: null },
    ];
    const said = steps.map((step) => quietly(step, tableOf(file, null)));
    expect(said).toEqual([
      words.t('replay-start'),
      words.t('replay-quiet', { who: 'Blaise' }),
      words.t('replay-chance'),
    ]);
  });

  it('finds the turn that has begun', () => {
    const turns = [3, 7, 12].map((move) => ({ move, round: 1, points: [] }));
    expect([0, 3, 8, 40].map((move) => turnAt(turns, move))).toEqual([0, 0, 1, 2]);
  });
});

describe('trying again', () => {
  const seats = ['Alix', 'Blaise', 'Zoé'].map((name, seat) => ({ seat, name }));
  const table = (you: number | null, yours: number[]) => ({ seats, you, yours }) as unknown as State;
  const same = { kind: 'same' };

  it('keeps everybody else as they were', () => {
    expect(seatsAgain(table(1, [1]), null)).toEqual([same, { kind: 'me', name: 'Blaise' }, same]);
    expect(seatsAgain(table(1, [1]), 2)).toEqual([same, same, { kind: 'me' }]);
    expect(seatsAgain(table(null, []), null)).toEqual([{ kind: 'me' }, same, same]);
    expect(seatsAgain(table(0, [0, 2]), null)).toEqual([
      { kind: 'me', name: 'Alix' },
      same,
      { kind: 'me', name: 'Zoé' },
    ]);
  });
});
