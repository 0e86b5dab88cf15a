// A move on its way to the server, until it is known what became of it. It is sent under one key until it is
// answered, so that it is never played twice; whoever takes it back learns whether it had arrived before.
import { Refused } from '../../api/client';
import type { Message } from '../../api/types';

/** Milliseconds: until it is sent again, and until somebody who waits is told so. */
const SEND_AGAIN = 3000;
const LATE = 4000;

/** What a gateway says while the server behind it is away, or the server while its storage is. */
const AWAY = new Set([0, 502, 503, 504]);

export interface SentMove {
  readonly decision: string;
  /** How the server names the move. */
  readonly id: string;
  readonly key: string;
  /** Whose it is, said only where one person has several seats. */
  readonly seat: number | null;
  /** What it is, for people; empty if it is not known. */
  readonly what: string;
}

type Send = (move: SentMove, signal: AbortSignal) => Promise<unknown>;

export class Delivery {
  /** The move that the server has not answered yet. */
  move = $state.raw<SentMove | null>(null);
  /** It takes so long that it should be said. */
  isLate = $state(false);
  /** A move was taken back that may have arrived, and nothing has been heard since. */
  isUnsure = $state(false);
  /** A move that was taken back too late: it has been played. */
  played = $state.raw<SentMove | null>(null);

  private taken: SentMove | null = null;
  private tell: (message: Message) => void = () => undefined;
  private request = new AbortController();
  private wakeUp: () => void = () => undefined;

  /** What the server answers in the end; null if the move was taken back. A refusal is thrown. */
  async carry(move: SentMove, send: Send): Promise<unknown> {
    const told = this.begin(move);
    const late = setTimeout(() => this.is(move) && (this.isLate = true), LATE);
    try {
      while (this.is(move)) {
        // the answer may be lost or hang where the socket tells that the move is played
        const answer = await Promise.race([told, this.attempt(move, send)]);
        if (answer !== undefined) return answer;
        const message = await Promise.race([told, this.pause(move)]);
        if (message !== undefined) return message;
      }
      return null;
    } finally {
      clearTimeout(late);
      if (this.is(move)) this.forget();
    }
  }

  /** The person thinks again: it is not sent any more. Whether it had arrived, only the server can tell. */
  takeBack(): boolean {
    if (this.move === null || !this.isLate) return false;
    this.taken = this.move;
    this.isUnsure = true;
    this.forget();
    this.request.abort();
    return true;
  }

  /** The page is left, or something else is asked: what was not answered is not sent again. */
  forget(): void {
    this.move = null;
    this.isLate = false;
    this.wakeUp();
  }

  /** The server is there again. */
  wake(): void {
    this.wakeUp();
  }

  /** What the server tells: was the move played, also after it had been taken back, or is it undone? */
  hear(messages: readonly Message[]): void {
    this.isUnsure = false;
    for (const message of messages) {
      const { move, taken, played } = this;
      if (played !== null && message.back?.includes(played.decision)) this.played = null;
      if (move !== null && isPlayed(move, message)) this.learn(message);
      if (taken === null || message.kind !== 'move' || message.decision !== taken.decision) continue;
      this.taken = null;
      if (isPlayed(taken, message)) this.played = taken;
    }
  }

  private learn(message: Message): void {
    this.tell(message);
    if (this.isLate) this.request.abort();
  }

  /** What the socket will tell about it. */
  private begin(move: SentMove): Promise<Message> {
    this.move = move;
    this.isLate = false;
    this.isUnsure = false;
    this.played = null;
    if (this.taken?.decision === move.decision && this.taken.id === move.id) this.taken = null; // wanted again
    return new Promise((resolve) => (this.tell = resolve));
  }

  private is(move: SentMove): boolean {
    return this.move === move;
  }

  /** Undefined if nobody answers. */
  private async attempt(move: SentMove, send: Send): Promise<unknown> {
    this.request = new AbortController();
    try {
      return (await send(move, this.request.signal)) ?? null;
    } catch (error) {
      if (error instanceof Refused && AWAY.has(error.status)) return undefined;
      throw error;
    }
  }

  private async pause(move: SentMove): Promise<undefined> {
    if (!this.is(move)) return undefined;
    this.isLate = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.wakeUp = resolve;
      timer = setTimeout(resolve, SEND_AGAIN);
    });
    clearTimeout(timer);
    return undefined;
  }
}

const isPlayed = (sent: SentMove, { kind, decision, move }: Message): boolean =>
  kind === 'move' && decision === sent.decision && move === sent.id;
