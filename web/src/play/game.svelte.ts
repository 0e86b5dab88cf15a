// One game as this page knows it: its state, what happened, what may be done, and doing it.
import { asRefused, get, newKey, post, type Query, type Refused } from '../api/client';
import { Live, type Connection } from '../api/live';
import type { Frame, Message, Moves, Preview, State } from '../api/types';
import { rowsOf, type Row } from './choices';
import { handOver, isOver } from './hot-seat';
import { fold } from './messages';
import { Previewing } from './previewing';
import { Sending, type Sealed } from './sending.svelte';

/** How long the socket may take to tell what was just accepted, in milliseconds. */
const LONGEST_WAIT = 1500;

const WHOLE_LOG = 2000;

export class Game {
  state = $state.raw<State | null>(null);
  messages = $state.raw<readonly Message[]>([]);
  /** The messages of the last frame, for what moves on the board. */
  news = $state.raw<readonly Message[]>([]);
  /** The legal moves of the decision that is asked now; empty until they have come. */
  rows = $state.raw<readonly Row[]>([]);
  /** The move that was sent last. */
  deed = $state.raw<Row | null>(null);
  connection = $state<Connection>('connecting');
  /** The sealed move that the server has not answered yet. */
  readonly sending = new Sending();
  problem = $state.raw<Refused | null>(null);
  /** The seat this page plays; null follows the server's choice. */
  seat = $state<number | null>(null);
  /** Hot-seat: somebody has said that they are at the screen. */
  private isSeated = $state(false);
  /** How much the server has been asked to do and has not answered. */
  private acts = $state(0);

  private live: Live | null = null;
  private seq = 0;
  private asked = '';
  /** Rises whenever the game is asked for anew or left: an answer to what was asked before is none any more. */
  private call = 0;
  private listing: Promise<void> = Promise.resolve();
  private readonly previews = new Previewing((moves) =>
    this.post('/moves/preview', { decision: this.decision?.id, moves }),
  );
  private arrived: () => void = () => undefined;

  /** Who has only the link of a table shows its secret whenever it asks. */
  constructor(
    readonly id: string,
    private readonly invitation: string | null = null,
  ) {}

  // Plain looks at the state, no deriveds: an answer may come when the page that asked is gone.
  get decision(): State['decision'] {
    return this.state?.decision ?? null;
  }

  get you(): number | null {
    return this.state?.you ?? null;
  }

  /** A move is on its way, or something else that is done around the table. */
  get isBusy(): boolean {
    return this.acts > 0;
  }

  get isYourTurn(): boolean {
    return this.decision !== null;
  }

  get isOver(): boolean {
    return isOver(this.state);
  }

  /** Hot-seat: another of your seats has to decide, and its player has not come to the screen yet. */
  get handOver(): number | null {
    return handOver(this.state, this.isSeated);
  }

  async open(): Promise<void> {
    const call = ++this.call;
    try {
      const frame = await get<Frame>(`/games/${this.id}`, this.asker());
      if (call !== this.call) return;
      this.take(frame);
    } catch (error) {
      if (call === this.call) this.fail(error);
      return;
    }
    this.listen();
  }

  /** The page is left. */
  close(): void {
    this.hangUp();
    this.sending.forget();
  }

  /** Hot-seat: look at the game from another of your seats. */
  async sitAt(seat: number): Promise<void> {
    this.hangUp();
    this.seat = seat;
    this.isSeated = true;
    this.messages = [];
    this.seq = 0;
    await this.open();
  }

  /** Everything that was told since the table was opened; the page begins with the last of it. */
  async readAll(): Promise<void> {
    const { call } = this;
    const asked = { ...this.asker(), seat: this.shownSeat(), log: WHOLE_LOG };
    const frame = await get<Frame>(`/games/${this.id}`, asked).catch(() => null);
    if (frame === null || call !== this.call) return;
    const all = fold([], frame.messages as readonly Message[]);
    this.messages = fold(all, this.messages);
  }

  /** Ask for everything again, in another language for example: what is told from now on comes in it, too. */
  async again(): Promise<void> {
    this.hangUp();
    this.messages = [];
    this.seq = 0;
    this.asked = '';
    const call = this.call + 1;
    await this.open();
    if (call !== this.call) return;
    if (this.live === null) this.listen(); // the answer was lost: the socket brings it
    this.news = []; // all of it has been seen before
  }

  /** Send a move until it is answered or taken back; true if it was accepted. `what` says to people what it is. */
  async play(code: string, what = '', line?: string): Promise<boolean> {
    if (this.decision === null || this.isBusy) return false;
    this.deed = this.rows.find((row) => row.code === code) ?? null;
    const move: Sealed = {
      decision: this.decision.id,
      code,
      key: newKey(),
      seat: this.shownSeat(),
      line: line ?? this.deed?.line ?? '',
      what,
    };
    let answer: unknown = null;
    const isAnswered = await this.act(async () => (answer = await this.sending.carry(move, this.send)));
    return isAnswered && answer !== null;
  }

  /** Think again about a move that the server has not answered: it may have arrived, so the server is asked. */
  async takeBack(): Promise<void> {
    if (!this.sending.takeBack()) return;
    const { call } = this;
    const frame = await get<Frame>(`/games/${this.id}`, this.asker()).catch(() => null);
    if (frame !== null && call === this.call) this.take(frame); // else the socket tells
  }

  async undo(wholeTurn = false): Promise<boolean> {
    const name = this.state?.undo;
    if (!name) return false;
    return this.act(() => this.post<Frame>('/undo', { undo: name, whole_turn: wholeTurn }));
  }

  say = (text: string): Promise<boolean> => this.act(() => this.post<Frame>('/chat', { text }));

  /** Until the legal moves of what is asked now have come. */
  listed(): Promise<void> {
    return this.listing;
  }

  /** What moves would bring. */
  async previewAll(codes: readonly string[]): Promise<Preview[]> {
    return this.decision === null ? [] : this.previews.all(codes);
  }

  /** Why a move in notation is not possible; null if it is, or if it cannot be said. */
  async whyNot(line: string): Promise<string | null> {
    const answer = await this.post<{ legal: boolean; reason: string | null }>('/why-not', { move: line }).catch(
      () => null,
    );
    return answer?.reason ?? null;
  }

  /** An act around the table, such as leaving; true if it was accepted. */
  async act(request: () => Promise<unknown>): Promise<boolean> {
    this.acts += 1;
    this.problem = null;
    try {
      const answer = await request();
      if (isFrame(answer)) this.take(answer);
      else await this.caughtUp(answer);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.acts -= 1;
    }
  }

  post<T>(path: string, body: unknown = {}, key?: string, query: Query = {}): Promise<T> {
    return post<T>(`/games/${this.id}${path}`, body, { seat: this.shownSeat(), ...query }, key);
  }

  private readonly send = ({ decision, code, key, seat }: Sealed, signal: AbortSignal): Promise<unknown> =>
    post(`/games/${this.id}/moves`, { decision, move: code }, { seat }, key, signal);

  /** What was accepted comes back over the socket; if it does not, it is fetched. */
  private async caughtUp(answer: unknown): Promise<void> {
    const { seq } = (answer ?? {}) as Partial<Message>;
    if (typeof seq !== 'number' || seq <= this.seq) return;
    await Promise.race([
      new Promise<void>((resolve) => (this.arrived = () => this.seq >= seq && resolve())),
      new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT)),
    ]);
    if (this.seq < seq) this.take(await get<Frame>(`/games/${this.id}`, this.asker()));
  }

  private hangUp(): void {
    this.call += 1;
    this.live?.close();
    this.live = null;
  }

  private listen(): void {
    if (this.state === null || this.isOver) return;
    this.live?.close();
    this.live = new Live(
      `/games/${this.id}/live`,
      () => ({ after: this.seq, ...this.asker() }),
      (frame) => this.take(frame),
      (connection) => this.connected(connection),
    );
  }

  private connected(connection: Connection): void {
    this.connection = connection;
    if (connection !== 'live') return;
    if (this.problem?.code === 'no_network') this.problem = null;
    this.sending.wake();
  }

  private take(frame: Frame): void {
    // hot-seat: an answer to the player before comes too late, and is none of the next one's business
    if (this.seat !== null && frame.state.you !== this.seat) return;
    if (frame.seq < this.seq) return;
    const news = (frame.messages as readonly Message[]).filter((message) => message.seq > this.seq);
    this.messages = fold(this.messages, news);
    this.seq = frame.seq;
    this.state = frame.state;
    this.news = news;
    if (news.length > 0 && this.sending.move === null) this.problem = null; // the game has gone on since
    this.sending.hear(news);
    this.arrived();
    this.listing = this.list();
  }

  /** Which of your seats; said only by who has several. */
  private shownSeat(): number | null {
    return (this.state?.yours ?? []).length > 1 ? this.you : null;
  }

  private asker(): { seat: number | null; invitation: string | null } {
    return { seat: this.seat, invitation: this.invitation };
  }

  /** Fetch the legal moves whenever another decision is asked. */
  private async list(): Promise<void> {
    const name = this.decision?.id ?? '';
    if (name === this.asked) return;
    this.asked = name;
    this.rows = [];
    this.previews.forget();
    if (name === '') return;
    const { call } = this;
    try {
      const moves = await get<Moves>(`/games/${this.id}/moves`, { seat: this.shownSeat() });
      if (call === this.call && moves.decision.id === this.decision?.id) this.rows = rowsOf(moves);
    } catch (error) {
      if (call !== this.call) return;
      this.asked = '';
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    const refused = asRefused(error);
    const { body } = refused;
    this.problem = refused;
    // a refusal about an older state brings the newer one, without messages
    if (isFrame(body)) this.take({ ...body, messages: body.messages ?? [] });
  }
}

function isFrame(answer: unknown): answer is Frame {
  return typeof answer === 'object' && answer !== null && 'state' in answer && answer.state !== null && 'seq' in answer;
}
