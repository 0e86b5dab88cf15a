import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, Message } from '../src/api/types';
import Connected from '../src/play/Connected.svelte';
import { Game } from '../src/play/state/game.svelte';
import { words } from '../src/words/words.svelte';

/** The id of passing, and of the other move that is listed. */
const [PASS, OTHER] = ['12', '13'];
const WHAT = 'Pass: 2 deniers aside';

const played = (decision: string, move = PASS): Message => ({
  seq: 2,
  kind: 'move',
  seat: 0,
  created: 0,
  decision,
  move,
});

type Listener<T> = ((event: T) => void) | null;
interface Ears {
  readyState: number;
  readonly onmessage: Listener<{ data: string }>;
  readonly onclose: Listener<{ code: number }>;
}

/** What is asked here is never answered; who asked gives up one day. */
const silence = (request: RequestInit): Promise<never> =>
  new Promise((_, reject) => {
    request.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

/** A server that can be away: before it has the move, or after. */
class Server {
  isAway = false;
  /** Takes the move and falls silent. */
  isLosingAnswers = false;
  /** What it takes and never answers. */
  hangs: string | null = null;
  asked: string[] = [];
  /** What a gateway before it says while it is away. */
  gateway: number | null = null;
  keys: string[] = [];
  messages: Message[] = [];
  private tell: Listener<{ data: string }> = null;
  private drop: Listener<{ code: number }> = null;

  constructor() {
    const isAway = (): boolean => this.isAway;
    const connect = (socket: Ears): void => {
      queueMicrotask(() => {
        this.tell = socket.onmessage;
        this.drop = socket.onclose;
        if (this.isAway) return this.drop?.({ code: 1006 });
        socket.readyState = 1;
        this.say();
      });
    };
    vi.stubGlobal(
      'WebSocket',
      class {
        static readonly CONNECTING = 0;
        static readonly OPEN = 1;
        readyState = 0;
        onmessage: Listener<{ data: string }> = null;
        onclose: Listener<{ code: number }> = null;
        constructor() {
          connect(this);
        }
        /** Whether anybody is there. */
        send(): void {
          if (!isAway()) this.onmessage?.({ data: '"pong"' });
        }
        close(): void {}
      },
    );
    vi.stubGlobal('fetch', (url: string, request: RequestInit) => this.answer(new URL(url, 'http://x'), request));
  }

  get frame(): Frame {
    const isDone = this.messages.length > 0;
    return {
      seq: isDone ? 2 : 1,
      messages: this.messages,
      state: {
        status: 'running',
        yours: [0],
        you: 0,
        pending: [0],
        undo: isDone ? '3.0.1' : null,
        decision: { id: isDone ? '3.0.2' : '3.0.1', question: 'Your turn' },
      },
    } as unknown as Frame;
  }

  say(): void {
    this.tell?.({ data: JSON.stringify(this.frame) });
  }

  leave(): void {
    this.isAway = true;
    this.drop?.({ code: 1006 });
  }

  private async answer({ pathname }: URL, request: RequestInit): Promise<Response> {
    if (this.isAway) {
      if (this.gateway === null) throw new TypeError('Failed to fetch');
      return new Response('<h1>Bad gateway</h1>', { status: this.gateway });
    }
    const what = `${request.method} ${pathname.split('/').at(-1)}`;
    this.asked.push(what);
    if (what === 'POST moves') this.take(request);
    if (what === this.hangs) return silence(request);
    if (what === 'GET moves') return Response.json({ ...MOVES, decision: this.frame.state.decision });
    if (what !== 'POST moves') return Response.json(this.frame);
    if (!this.isLosingAnswers) return Response.json(this.messages[0]);
    this.leave();
    throw new TypeError('Failed to fetch');
  }

  private take(request: RequestInit): void {
    this.keys.push((request.headers as Record<string, string>)['Idempotency-Key']!);
    this.messages = [played('3.0.1')];
  }
}

const MOVES = {
  decision: { id: '3.0.1', question: 'Your turn' },
  moves: [
    [PASS, 0],
    [OTHER, 1],
  ],
  verbs: [
    { verb: 'pass', text: 'Pass' },
    { verb: 'recruit', text: 'Recruit' },
  ],
  targets: [],
  dice: [],
  uses: [],
  lots: [],
  prices: [],
  cubes: [],
  amounts: [],
  paid: [],
  rows: [],
  fields: [],
  lines: [],
};

let server: Server;
let game: Game;

beforeEach(async () => {
  vi.useFakeTimers();
  server = new Server();
  game = new Game('x');
  await game.open();
  await vi.advanceTimersByTimeAsync(10);
  expect(game.deeds.length).toBe(2);
});

afterEach(async () => {
  game.close();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await words.speak('en');
});

const aWhile = (): Promise<unknown> => vi.advanceTimersByTimeAsync(40_000);

describe('a move that nobody answers', () => {
  it('waits, is said to wait, and is played once when the server is back', async () => {
    server.leave();
    const playing = game.play('12', WHAT);
    await aWhile();
    expect([game.isBusy, game.sending.isLate, game.problem]).toEqual([true, true, null]);
    render(Connected, { game });
    expect(screen.getAllByRole('status').map((one) => one.textContent.trim())).toEqual([
      `The server does not answer. This waits and is sent by itself: ${WHAT} Take it back`,
    ]);
    server.isAway = false;
    await aWhile();
    expect(await playing).toBe(true);
    expect([game.isBusy, game.sending.isLate, server.keys.length]).toEqual([false, false, 1]);
    expect(screen.getByRole('status').textContent.trim()).toBe('');
  });

  it('waits behind a gateway that says so, too', async () => {
    server.leave();
    server.gateway = 502;
    const playing = game.play('12');
    await aWhile();
    expect(game.sending.isLate).toBe(true);
    server.isAway = false;
    await aWhile();
    expect(await playing).toBe(true);
  });

  it('is never sent again once it is taken back', async () => {
    server.leave();
    const playing = game.play('12', WHAT);
    await aWhile();
    render(Connected, { game });
    await fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await vi.advanceTimersByTimeAsync(10);
    expect(await playing).toBe(false);
    expect(screen.getByRole('status').textContent).toContain('Taken back: it is not sent again.');
    server.isAway = false;
    await aWhile();
    expect(server.keys).toEqual([]);
    expect([game.isBusy, game.sending.isUnsure, game.sending.played]).toEqual([false, false, null]);
    expect(game.decision?.id).toBe('3.0.1');
    expect(screen.getByRole('status').textContent.trim()).toBe('');
  });

  it('is not sent again when the page is left', async () => {
    server.leave();
    const playing = game.play('12');
    await aWhile();
    game.close();
    expect(await playing).toBe(false);
    server.isAway = false;
    await aWhile();
    expect(server.keys).toEqual([]);
  });

  it('is sent under the same key, so that the server knows it', async () => {
    server.isLosingAnswers = true;
    const playing = game.play('12');
    await aWhile();
    server.isAway = server.isLosingAnswers = false;
    await aWhile();
    expect(await playing).toBe(true);
    expect([server.keys.length, new Set(server.keys).size]).toEqual([2, 1]);
  });
});

describe('a move whose answer is lost', () => {
  it('is known to be played when the socket tells, and is not sent again', async () => {
    const { keys } = server;
    server.isLosingAnswers = true;
    const playing = game.play('12');
    await vi.advanceTimersByTimeAsync(1);
    server.say();
    expect(await playing).toBe(true);
    expect([keys.length, game.sending.isLate, game.isBusy]).toEqual([1, false, false]);
  });
});

describe('a move that had arrived when it was taken back', () => {
  beforeEach(async () => {
    server.isLosingAnswers = true;
    void game.play('12', WHAT);
    await aWhile();
    await game.takeBack();
    expect(game.sending.isUnsure).toBe(true);
  });

  it('is told as what it is: played', async () => {
    server.isAway = false;
    await aWhile();
    expect(server.keys.length).toBe(1);
    expect([game.sending.isUnsure, game.sending.played?.what]).toEqual([false, WHAT]);
    await words.speak('fr');
    render(Connected, { game });
    const said = screen.getByRole('alert').textContent;
    expect(said).toContain('Le coup que vous avez repris était déjà arrivé\u00a0: il est joué.');
    expect(said).toContain('«\u00a0Annuler\u00a0» le reprend.');
  });

  it('is forgotten when it is undone', async () => {
    server.isAway = false;
    await aWhile();
    expect(game.sending.played).not.toBeNull();
    game.sending.hear([{ seq: 3, kind: 'undo', seat: 0, created: 0, back: ['3.0.1'] }]);
    expect(game.sending.played).toBeNull();
  });

  it('is not taken for another that somebody played for the seat', async () => {
    server.messages = [played('3.0.1', OTHER)];
    server.isAway = false;
    await aWhile();
    expect(game.sending.played).toBeNull();
  });
});

describe('an answer that never comes', () => {
  it('does not hold up the game once the socket has told what became of the move', async () => {
    server.hangs = 'POST moves';
    const playing = game.play('12');
    await vi.advanceTimersByTimeAsync(100);
    expect(game.isBusy).toBe(true);
    server.say();
    expect(await playing).toBe(true);
    expect([game.isBusy, game.decision?.id]).toEqual([false, '3.0.2']);
    await aWhile();
    expect([server.keys.length, game.problem]).toEqual([1, null]);
  });

  it('does not hold it up either when something else was played for the seat', async () => {
    server.hangs = 'POST moves';
    const playing = game.play('12');
    await vi.advanceTimersByTimeAsync(100);
    server.messages = [played('3.0.1', OTHER)];
    server.say();
    expect([game.isBusy, game.decision?.id]).toEqual([false, '3.0.2']);
    await aWhile();
    expect([await playing, server.keys.length]).toEqual([false, 1]);
  });

  it('is not waited for: the move is sent again under its key', async () => {
    server.hangs = 'POST moves';
    const playing = game.play('12');
    await vi.advanceTimersByTimeAsync(9_000);
    server.hangs = null;
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await playing).toBe(true);
    expect([server.keys.length, new Set(server.keys).size, game.isBusy]).toEqual([2, 1, false]);
  });

  it('to something said at the table keeps nobody from playing', async () => {
    server.hangs = 'POST chat';
    const saying = game.say('hm');
    expect(game.isBusy).toBe(false);
    void game.play('12');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(game.decision?.id).toBe('3.0.2');
    await vi.advanceTimersByTimeAsync(7_000);
    expect(await saying).toBe(false);
    expect(game.problem?.code).toBe('no_network');
  });

  it('to taking back is waited for only so long', async () => {
    void game.play('12');
    await vi.advanceTimersByTimeAsync(2_000);
    server.hangs = 'POST undo';
    const undoing = game.undo();
    expect(game.isBusy).toBe(true);
    await vi.advanceTimersByTimeAsync(9_000);
    expect([await undoing, game.isBusy]).toEqual([false, false]);
  });

  it('to what brings the news of an accepted move is asked for again', async () => {
    server.hangs = 'GET x';
    const playing = game.play('12');
    await vi.advanceTimersByTimeAsync(12_000);
    expect([game.isBusy, game.decision?.id]).toEqual([true, '3.0.1']);
    server.hangs = null;
    await vi.advanceTimersByTimeAsync(12_000);
    expect([await playing, game.isBusy, game.decision?.id]).toEqual([true, false, '3.0.2']);
  });
});

describe('a list of moves that does not come', () => {
  const lists = (): number => server.asked.filter((what) => what === 'GET moves').length;

  /** A new decision is asked, and its list is lost. */
  async function lose(how: () => void): Promise<void> {
    server.messages = [played('3.0.1')];
    how();
    server.say();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([game.decision?.id, game.deeds.length, game.listing.isLate]).toEqual(['3.0.2', 0, true]);
  }
  const hang = (): unknown => (server.hangs = 'GET moves');
  const fail = (): unknown => (server.isAway = true) && (server.gateway = 502);

  it.each([
    ['nobody answers', hang],
    ['the server fails', fail],
  ])('is asked for again when %s', async (_, how) => {
    await lose(how);
    server.hangs = null;
    server.isAway = false;
    await aWhile();
    expect([game.deeds.length, game.listing.isLate, game.problem]).toEqual([2, false, null]);
  });

  it('is said to be missing, is asked for less and less, and at once for who does not wait', async () => {
    render(Connected, { game });
    await lose(hang);
    expect(screen.getByRole('status').textContent).toContain('The list of your moves has not come.');
    await vi.advanceTimersByTimeAsync(300_000);
    expect(lists()).toBeLessThan(25);
    server.hangs = null;
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.advanceTimersByTimeAsync(1_500);
    expect([game.deeds.length, screen.getByRole('status').textContent.trim()]).toEqual([2, '']);
  });

  it('is waited for by whoever sends several answers', async () => {
    await lose(hang);
    let isListed = false;
    server.say();
    void game.listed().then(() => (isListed = true));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(isListed).toBe(false);
    server.hangs = null;
    await aWhile();
    expect([isListed, game.deeds.length]).toEqual([true, 2]);
  });
});

describe('a lost connection', () => {
  it('is said once, and nothing is asked of who reads it', async () => {
    render(Connected, { game });
    server.leave();
    await game.say('hm');
    expect(screen.getByRole('status').textContent.trim()).toBe(
      'The server cannot be reached, so this cannot be done now. The page comes back by itself.',
    );
    server.isAway = false;
    await aWhile();
    expect([game.problem, screen.getByRole('status').textContent.trim()]).toEqual([null, '']);
  });
});
