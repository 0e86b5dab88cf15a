// The socket of one game. It comes back by itself after a break and catches up from the last message it has seen.
import type { Frame } from './types';
import { address } from './client';

export type Connection = 'connecting' | 'live' | 'lost' | 'refused';

const FOR_GOOD = new Set([4403, 4404]);
const LONGEST_WAIT = 15_000;

export class Live {
  private socket: WebSocket | null = null;
  private wait = 300;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly query: () => Readonly<Record<string, string | number | null>>,
    private readonly onFrame: (frame: Frame) => void,
    private readonly onConnection: (connection: Connection) => void,
  ) {
    this.open();
    addEventListener('online', this.again);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.again);
    this.socket?.close();
  }

  private readonly again = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const url = new URL(address(this.path, this.query()), location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.wait = 300;
      this.onConnection('live');
      this.onFrame(JSON.parse(event.data) as Frame);
    };
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      if (FOR_GOOD.has(event.code)) return this.onConnection('refused');
      this.onConnection('lost');
      this.timer = setTimeout(this.again, this.wait * (0.7 + Math.random() * 0.6));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }
}
