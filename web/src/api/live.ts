// The socket of one game. It comes back by itself after a break and catches up from the last message it has seen. A
// network may fall silent without closing it: so the server is asked now and then whether it is there.
import type { Frame } from './types';
import { address } from './client';

export type Connection = 'connecting' | 'live' | 'lost' | 'refused';

const FOR_GOOD = new Set([4403, 4404]);
const NO_STORAGE = 'storage'; // with which the server closes while it cannot reach its storage
const PONG = '"pong"';

/** Milliseconds: between two tries, from a message to the question behind it, and until silence is taken for a break. */
const SHORTEST_WAIT = 300;
const LONGEST_WAIT = 15_000;
const QUIET = 20_000;
const SILENT = 8_000;

export class Live {
  private socket: WebSocket | null = null;
  private wait = SHORTEST_WAIT;
  /** Until what comes next: a question, the end of patience or another try. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isAsked = false;
  private isClosed = false;

  constructor(
    private readonly path: string,
    private readonly query: () => Readonly<Record<string, string | number | null>>,
    private readonly onFrame: (frame: Frame) => void,
    private readonly onConnection: (connection: Connection, isStorageAway: boolean) => void,
  ) {
    this.open();
    addEventListener('online', this.online);
    addEventListener('pageshow', this.check);
    document.addEventListener('visibilitychange', this.look);
  }

  close(): void {
    this.isClosed = true;
    this.drop();
    removeEventListener('online', this.online);
    removeEventListener('pageshow', this.check);
    document.removeEventListener('visibilitychange', this.look);
  }

  /** There is reason to doubt: is anybody there? */
  readonly check = (): void => {
    if (this.isClosed || this.socket?.readyState === WebSocket.CONNECTING) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ask();
    else this.open();
  };

  private readonly look = (): void => {
    if (!document.hidden) this.check();
  };

  /** What was begun in the network that is gone does not come to an end in this one. */
  private readonly online = (): void => {
    if (this.socket?.readyState === WebSocket.CONNECTING) this.open();
    else this.check();
  };

  private readonly open = (): void => {
    this.drop();
    const url = new URL(address(this.path, this.query()), location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.hear(event.data);
    socket.onclose = (event) => (FOR_GOOD.has(event.code) ? this.refuse() : this.lose(event.reason === NO_STORAGE));
    this.next(() => this.lose(), SILENT + this.wait); // more patience with each try: the server may be slow
  };

  private hear(text: string): void {
    this.wait = SHORTEST_WAIT;
    this.isAsked = false;
    this.next(this.ask, QUIET);
    this.onConnection('live', false);
    if (text !== PONG) this.onFrame(JSON.parse(text) as Frame);
  }

  /** A second question does not give the first one more time. */
  private readonly ask = (): void => {
    if (this.isAsked) return;
    this.isAsked = true;
    this.next(() => this.lose(), SILENT);
    this.socket?.send('ping');
  };

  private lose(isStorageAway = false): void {
    this.drop();
    this.next(this.open, this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.onConnection('lost', isStorageAway);
  }

  private refuse(): void {
    this.close();
    this.onConnection('refused', false);
  }

  private next(what: () => void, wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(what, wait);
  }

  /** The socket is not listened to any more, whatever becomes of it. */
  private drop(): void {
    clearTimeout(this.timer);
    this.isAsked = false;
    const { socket } = this;
    this.socket = null;
    if (socket === null) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
