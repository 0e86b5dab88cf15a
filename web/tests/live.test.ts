import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, type Connection } from '../src/api/live';
import type { Frame } from '../src/api/types';

/** A socket of the browser, and a server behind it that the network may cut off without a word. */
class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static isSilent = false;
  static made: Socket[] = [];
  readyState = Socket.CONNECTING;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason?: string }) => void) | null = null;
  sent: string[] = [];
  isClosed = false;

  constructor() {
    Socket.made.push(this);
    queueMicrotask(() => Socket.isSilent || this.greet());
  }

  send(text: string): void {
    this.sent.push(text);
    queueMicrotask(() => this.tell('"pong"'));
  }

  tell(data: string): void {
    if (!Socket.isSilent && !this.isClosed) this.onmessage?.({ data });
  }

  close(): void {
    this.isClosed = true;
    this.readyState = 3;
  }

  private greet(): void {
    this.readyState = Socket.OPEN;
    this.tell(JSON.stringify({ seq: Socket.made.length }));
  }
}

const SECOND = 1000;
let frames: number[];
let connections: Connection[];
let isStorageAway: boolean;
let live: Live;

const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * SECOND);
const last = (): Connection | undefined => connections.at(-1);
const newest = (): Socket => Socket.made.at(-1)!;

function show(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.isSilent = false;
  Socket.made = [];
  frames = [];
  connections = [];
  live = new Live(
    '/games/x/live',
    () => ({ after: 0 }),
    (frame: Frame) => frames.push(frame.seq),
    (connection, isAway) => {
      connections.push(connection);
      isStorageAway = isAway;
    },
  );
  await pass(0);
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a socket on which nothing happens', () => {
  it('says that the storage is away, and comes back by itself', async () => {
    newest().onclose?.({ code: 1013, reason: 'storage' });
    expect([last(), isStorageAway]).toEqual(['lost', true]);
    await pass(1);
    expect([last(), isStorageAway, Socket.made.length]).toEqual(['live', false, 2]);
    newest().onclose?.({ code: 4000, reason: '' });
    expect([last(), isStorageAway]).toEqual(['lost', false]);
  });

  it('is asked now and then; the answer is no news', async () => {
    await pass(300);
    expect(newest().sent.length).toBeGreaterThan(10);
    expect([Socket.made.length, frames, new Set(connections)]).toEqual([1, [1], new Set(['live'])]);
  });

  it('is not asked while there is news', async () => {
    for (let frame = 0; frame < 20; frame += 1) {
      await pass(10);
      newest().tell('{"seq": 7}');
    }
    expect(newest().sent).toEqual([]);
  });
});

describe('a socket that falls silent', () => {
  it('is noticed within half a minute and opened again when the network is back', async () => {
    const [first] = Socket.made;
    Socket.isSilent = true;
    await pass(30);
    expect([last(), first!.isClosed, first!.onmessage]).toEqual(['lost', true, null]);
    Socket.isSilent = false;
    await pass(30);
    expect([last(), frames.length]).toEqual(['live', 2]);
    expect(Socket.made.filter((socket) => !socket.isClosed)).toEqual([newest()]);
  });

  it.each([
    ['the network is back', () => dispatchEvent(new Event('online'))],
    ['the page is shown again', () => dispatchEvent(new Event('pageshow'))],
    ['somebody looks at it', () => show(false)],
  ])('is asked at once when %s', async (_, happens) => {
    Socket.isSilent = true;
    happens();
    expect(newest().sent).toEqual(['ping']);
    await pass(4);
    happens(); // a second doubt is no second chance
    await pass(4);
    expect(last()).toBe('lost');
  });

  it('is not asked when the page is hidden', () => {
    show(true);
    expect(newest().sent).toEqual([]);
  });
});

describe('a socket that does not open', () => {
  it('is given up and tried again, with more patience', async () => {
    Socket.isSilent = true;
    newest().onclose?.({ code: 1006 });
    await pass(1);
    const second = newest();
    await pass(9);
    expect([Socket.made.indexOf(second), second.isClosed, last()]).toEqual([1, true, 'lost']);
    await pass(120);
    expect(Socket.made.length).toBeLessThan(12);
    Socket.isSilent = false;
    await pass(60);
    expect(last()).toBe('live');
  });

  it('is tried anew in a network that is new, not because somebody looks', async () => {
    Socket.isSilent = true;
    newest().onclose?.({ code: 1006 });
    await pass(1);
    show(false);
    expect([Socket.made.length, newest().isClosed]).toEqual([2, false]);
    Socket.isSilent = false;
    dispatchEvent(new Event('online'));
    await pass(0);
    expect([Socket.made.length, last()]).toEqual([3, 'live']);
  });

  it('is not tried again when the server says no', async () => {
    newest().onclose?.({ code: 4403 });
    dispatchEvent(new Event('online'));
    await pass(120);
    expect([Socket.made.length, last()]).toEqual([1, 'refused']);
  });
});

it('a socket that is closed is left alone', async () => {
  live.close();
  for (const name of ['online', 'pageshow']) dispatchEvent(new Event(name));
  show(false);
  await pass(120);
  expect([Socket.made.length, newest().sent]).toEqual([1, []]);
});
