import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Frame, Message, DeedTables, Preview, State } from '../src/api/types';
import { deedsOf } from '../src/play/state/deeds';
import KeyList from '../src/pieces/KeyList.svelte';
import { keyHelp } from '../src/pieces/keyhelp.svelte';
import { Game } from '../src/play/state/game.svelte';
import { listen, roving } from '../src/play/keys';
import { handOver } from '../src/play/state/hot-seat';
import { fold } from '../src/play/talk/messages';
import { Previewing } from '../src/play/state/previewing';
import { whyNoUndo } from '../src/play/bar/undo';
import { settings } from '../src/settings.svelte';
import { words } from '../src/words/words.svelte';

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  seq,
  kind: 'move',
  seat: 0,
  created: 0,
  is_whole_turn: true,
  ...more,
});

/** The moves that a server listed. */
const recorded = (name: string): DeedTables =>
  (JSON.parse(readFileSync(`tests/data/${name}.json`, 'utf8')) as { moves: DeedTables }).moves;

describe('messages', () => {
  it('are read once, whatever is sent again', () => {
    const known = fold([], [message(1), message(2)]);
    expect(fold(known, [message(2), message(3)]).map((one) => one.seq)).toEqual([1, 2, 3]);
  });

  it('lose what was taken back', () => {
    const known = fold([], [message(1, { decision: '1.0.1' }), message(2, { decision: '1.0.2' })]);
    const told = fold(known, [message(3, { kind: 'undo', back: ['1.0.2'] })]);
    expect(told.map((one) => one.seq)).toEqual([1]);
    expect(fold(told, [message(4, { decision: '1.0.3' })]).map((one) => one.seq)).toEqual([1, 4]);
  });

  it('tell a turn anew when all have chosen, and keep the chat', () => {
    const own = message(1, { is_whole_turn: false });
    const known = fold([], [own, message(2, { kind: 'chat', text: 'hm' })]);
    expect(fold(known, [message(3)]).map((one) => one.seq)).toEqual([2, 3]);
  });
});

describe('choices', () => {
  it('become deeds, all of them', () => {
    const tables = recorded('pair-2p');
    const deeds = deedsOf(tables);
    expect(deeds.map(({ id }) => id)).toEqual(tables.moves.map(([id]) => id));
    const bought = deeds.find(({ verb, dice }) => verb === 'farm' && dice.length === 2)!;
    expect(bought.target).toEqual({ kind: 'fields', key: '', place: null });
    expect(bought.dice.map(({ owner, colour, value }) => [owner, colour, value])).toEqual([
      [0, 'yellow', 5],
      [1, 'yellow', 3],
    ]);
    expect([bought.price, bought.cube, bought.amount, bought.paid]).toEqual([{ deniers: 4 }, null, null, null]);
    expect(deeds.find(({ verb }) => verb === 'pass')).toMatchObject({ target: null, dice: [], price: {} });
  });

  it('say what is made of dice, and with what', () => {
    const improved = deedsOf(recorded('turn-4p')).filter(({ cube }) => cube !== null);
    expect(improved.length).toBeGreaterThan(0);
    expect(improved.every(({ cube, texts }) => cube!.key === 'militiaman' && texts.cube !== '')).toBe(true);
    const purple = improved.flatMap(({ dice }) => dice.filter(({ colour }) => colour === 'purple'));
    expect(new Set(purple.map(({ asColour }) => asColour))).toEqual(new Set(['yellow']));
  });
});

describe('taking back', () => {
  const state = (undo: string | null, mayUndo = true) => ({ undo, terms: { undo: mayUndo } }) as unknown as State;

  it('says why it is not possible', () => {
    const told = [message(1, { seat: 1 }), message(2, { seat: 0 }), message(3, { kind: 'chat', seat: 1 })];
    expect(whyNoUndo({ state: state('3.0.1'), messages: told, you: 0 })).toBeNull();
    expect(whyNoUndo({ state: state(null), messages: told, you: 0 })).toBe('undo-rolled');
    expect(whyNoUndo({ state: state(null), messages: told.slice(0, 1), you: 0 })).toBe('undo-nothing');
    expect(whyNoUndo({ state: state(null), messages: [...told, ...told.slice(0, 1)], you: 0 })).toBe('undo-others');
    expect(whyNoUndo({ state: state(null, false), messages: told, you: 0 })).toBe('undo-never');
  });
});

describe('a frame', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('brings the legal moves, which then need not be asked for', async () => {
    const asked: string[] = [];
    let socket: { onmessage?: (event: { data: string }) => void } = {};
    vi.stubGlobal(
      'WebSocket',
      class {
        constructor(url: URL) {
          asked.push(url.searchParams.get('moves') ?? '');
          socket = this as typeof socket;
        }
        close(): void {}
      },
    );
    const state = (id: string | null) => ({
      status: 'running',
      yours: [0],
      you: 0,
      decision: id && { id, question: '' },
    });
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(new URL(address, 'http://x').pathname);
      return Promise.resolve(Response.json({ seq: 1, messages: [message(1)], state: state(null) }));
    });
    const game = new Game('x');
    await game.open();
    const moves = { ...recorded('turn-2p'), decision: { id: '3.0.1', question: '' } };
    socket.onmessage!({ data: JSON.stringify({ seq: 2, messages: [message(2)], state: state('3.0.1'), moves }) });
    await game.listed();
    expect(game.deeds.length).toBe(moves.moves.length);
    expect(asked).toEqual(['/api/v2/games/x', 'true']);
    game.close();
  });
});

describe('another language', () => {
  afterEach(async () => {
    vi.unstubAllGlobals();
    await words.speak('en');
  });

  const SAID: Record<string, readonly [string, string]> = {
    en: ['Your turn', 'Pass'],
    fr: ['À vous', 'Passer'],
  };
  const frameIn = (language: string): Frame =>
    ({
      seq: 4,
      messages: [message(4)],
      state: { status: 'running', yours: [0], you: 0, decision: { id: '3.0.1', question: SAID[language]![0] } },
    }) as unknown as Frame;
  const movesIn = (language: string): unknown => ({
    ...recorded(language === 'fr' ? 'turn-2p-fr' : 'turn-2p'),
    decision: { id: '3.0.1', question: SAID[language]![0] },
  });

  it('brings the moves, their previews and everything that follows in it', async () => {
    const sockets: string[] = [];
    const languageOf = (address: string) => new URL(address, 'http://x').searchParams.get('lang')!;
    vi.stubGlobal(
      'WebSocket',
      class {
        constructor(url: URL) {
          sockets.push(languageOf(url.href));
        }
        close(): void {}
      },
    );
    vi.stubGlobal('fetch', (address: string) => {
      const { pathname } = new URL(address, 'http://x');
      const language = languageOf(address);
      if (pathname.endsWith('/preview')) return Response.json({ moves: [{ move: '12', text: SAID[language]![1] }] });
      return Promise.resolve(Response.json(pathname.endsWith('/moves') ? movesIn(language) : frameIn(language)));
    });
    const game = new Game('x');
    const passing = ({ deeds }: Game) => deeds.find(({ verb }) => verb === 'pass')?.texts.verb;
    await game.open();
    await vi.waitFor(() => expect(passing(game)).toBe('Pass for this round'));
    expect((await game.previewAll(['12']))[0]?.text).toBe('Pass');
    await words.speak('fr');
    await game.again();
    await vi.waitFor(() => expect(passing(game)).toBe('Passer pour cette manche'));
    expect(game.decision?.question).toBe('À vous');
    expect((await game.previewAll(['12']))[0]?.text).toBe('Passer');
    expect(sockets).toEqual(['en', 'fr']);
    expect(game.news).toEqual([]);
    game.close();
  });
});

describe('previews', () => {
  const told = (code: string) => ({ move: code, text: `${code} again` }) as Preview;

  it('are asked for once, fifty at a time, until another decision is asked', async () => {
    const asked: number[] = [];
    const previews = new Previewing((codes) => {
      asked.push(codes.length);
      return Promise.resolve({ moves: codes.map(told) });
    });
    const codes = Array.from({ length: 60 }, (_, at) => `${at}`);
    expect((await previews.all(codes)).map((one) => one.move)).toEqual(codes);
    expect((await previews.all(['59']))[0]?.text).toBe('59 again');
    expect(asked).toEqual([50, 10]);
    previews.forget();
    await previews.all(['59']);
    expect(asked).toEqual([50, 10, 1]);
  });

  it('that were lost are asked for again', async () => {
    let isLost = true;
    const previews = new Previewing((codes) =>
      isLost ? Promise.reject(new Error('lost')) : Promise.resolve({ moves: codes.map(told) }),
    );
    await expect(previews.all(['1'])).rejects.toThrow('lost');
    isLost = false;
    expect(await previews.all(['1'])).toHaveLength(1);
  });
});

describe('one screen for several', () => {
  afterEach(() => vi.unstubAllGlobals());

  const frame = (you: number, pending: number, seq: number) => ({
    seq,
    messages: [],
    state: { status: 'running', you, yours: [0, 1], pending: [pending], decision: null },
  });

  it('is handed to who has to decide, and to nobody where only one sits', () => {
    const at = (more: object, isSeated = true) =>
      handOver({ ...frame(0, 1, 1).state, ...more } as unknown as State, isSeated);
    expect(handOver(null, true)).toBeNull();
    expect(at({})).toBe(1);
    expect(at({ yours: [0] })).toBeNull();
    expect(at({ decision: { id: '1.0.0' } })).toBeNull();
    expect(at({ decision: { id: '1.0.0' }, pending: [0] }, false)).toBe(0);
    expect(at({ pending: [2] })).toBeNull();
    expect(at({ pending: [2] }, false)).toBe(0);
    expect(at({ status: 'over' }, false)).toBeNull();
  });

  it('shows nobody’s board before they have come to it, also when the page is opened again', async () => {
    const seats: (string | null)[] = [];
    vi.stubGlobal(
      'WebSocket',
      class {
        close(): void {}
      },
    );
    vi.stubGlobal('fetch', (url: string) => {
      const seat = new URL(url, 'http://here').searchParams.get('seat');
      seats.push(seat);
      return Promise.resolve(Response.json(frame(Number(seat ?? 1), 1, seats.length)));
    });
    const game = new Game('x');
    await game.open();
    expect(game.handOver).toBe(1);
    await game.sitAt(1);
    expect([game.you, game.handOver]).toEqual([1, null]);
    expect(seats).toEqual([null, '1']);
    game.close();
  });

  it('forgets an answer that comes when the page is gone', async () => {
    let sockets = 0;
    vi.stubGlobal(
      'WebSocket',
      class {
        constructor() {
          sockets += 1;
        }
        close(): void {}
      },
    );
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(frame(0, 0, 1))));
    const game = new Game('x');
    const opening = game.open();
    game.close();
    await opening;
    expect([game.state, sockets]).toEqual([null, 0]);
  });
});

describe('arrows', () => {
  it('go where they point, and along a list where nothing lies that way', () => {
    document.body.innerHTML = '<div><button>a</button><button>b</button><button>c</button></div>';
    const list = document.querySelector('div')!;
    // on a wheel: a at the right, b at the left of it, c above
    const places = [new DOMRect(100, 100, 10, 10), new DOMRect(0, 100, 10, 10), new DOMRect(60, 0, 10, 10)];
    const buttons = [...list.querySelectorAll('button')];
    buttons.forEach((button, at) => (button.getBoundingClientRect = () => places[at]!));
    const stop = roving(list);
    const press = (key: string): string => {
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      return document.activeElement!.textContent;
    };
    buttons[0]!.focus();
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowUp'].map(press)).toEqual(['b', 'a', 'c', 'b']);
    if (stop) stop();
  });
});

describe('keys', () => {
  afterEach(() => {
    settings.keys = true;
    keyHelp.isOpen = false;
  });
  const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }));

  it('are listed by "?", unless single letters are switched off', () => {
    const play = vi.fn();
    const stop = listen({ play, undo: vi.fn() });
    settings.keys = false;
    press('?');
    press('s');
    expect([keyHelp.isOpen, play.mock.calls.length]).toEqual([false, 0]);
    settings.keys = true;
    press('?');
    press('S');
    expect([keyHelp.isOpen, play.mock.calls.length]).toEqual([true, 1]);
    const sheet = document.body.appendChild(document.createElement('dialog'));
    sheet.open = true;
    press('s');
    expect(play).toHaveBeenCalledTimes(1);
    sheet.remove();
    stop();
  });

  it('are all in the list that a person reads', () => {
    // the environment of the tests knows no dialogs
    Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });
    render(KeyList);
    const listed = [...document.querySelectorAll('dt')].map((one) => one.textContent);
    expect(listed.slice(0, 7)).toEqual(['D', 'T', 'S', 'U', 'P', 'I', '?']);
    cleanup();
  });
});
