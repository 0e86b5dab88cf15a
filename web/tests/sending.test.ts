import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, Message } from '../src/api/types';
import Connected from '../src/play/Connected.svelte';
import { Game } from '../src/play/game.svelte';
import { words } from '../src/words/words.svelte';

const LINE = 'A pass';
const WHAT = 'Pass: 2 deniers aside';

const played = (decision: string, line = LINE): Message => ({
  seq: 2,
  kind: 'move',
  seat: 0,
  created: 0,
  decision,
  line,
});

type Listener<T> = ((event: T) => void) | null;
interface Ears {
  readonly onmessage: Listener<{ data: string }>;
  readonly onclose: Listener<{ code: number }>;
}

/** A server that can be away: before it has the move, or after. */
class Server {
  isAway = false;
  /** Takes the move and falls silent. */
  isLosingAnswers = false;
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
        if (this.isAway) this.drop?.({ code: 1006 });
        else this.say();
      });
    };
    vi.stubGlobal(
      'WebSocket',
      class {
        static readonly OPEN = 1;
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
    if (!pathname.endsWith('/moves')) return Response.json(this.frame);
    if (request.method === 'GET') return Response.json(MOVES);
    this.take(request);
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
  fields: [{ field: 'action', values: [{ value: 'pass', text: 'Pass' }] }],
  moves: [
    ['12', 0],
    ['13', 0],
  ],
  lines: [LINE, 'A wait'],
};

let server: Server;
let game: Game;

beforeEach(async () => {
  vi.useFakeTimers();
  server = new Server();
  game = new Game('x');
  await game.open();
  await vi.advanceTimersByTimeAsync(10);
  expect(game.rows.length).toBe(2);
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
    server.messages = [played('3.0.1', 'A wait')];
    server.isAway = false;
    await aWhile();
    expect(game.sending.played).toBeNull();
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
