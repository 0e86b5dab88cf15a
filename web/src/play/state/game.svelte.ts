// One game as this page knows it: its state, what happened, what may be done, and doing it.
import { asRefused, get, newKey, post, type Query, type Refused } from '../../api/client';
import { Live, type Connection } from '../../api/live';
import { Once } from '../../api/once';
import type { DeedSent, Frame, Message, Moves, Preview, Shapes, State } from '../../api/types';
import { deedsOf, type Deed } from './deeds';
import { handOver, isOver } from './hot-seat';
import { DeedList } from './deed-list.svelte';
import { fold } from '../talk/messages';
import { Previewing } from './previewing';
import { Delivery, type SentMove } from './delivery.svelte';

/** How long the socket may take to tell what was just accepted, in milliseconds. */
const LONGEST_WAIT = 1500;

const WHOLE_LOG = 2000;

export class Game {
  state = $state.raw<State | null>(null);
  messages = $state.raw<readonly Message[]>([]);
  /** The messages of the last frame, for what moves on the board. */
  news = $state.raw<readonly Message[]>([]);
  /** The legal moves of the decision that is asked now; empty until they have come. */
  deeds = $state.raw<readonly Deed[]>([]);
  /** The move that was sent last. */
  deed = $state.raw<Deed | null>(null);
  connection = $state<Connection>('connecting');
  isStorageAway = $state(false);
  /** The move that was played and that the server has not answered yet. */
  readonly sending = new Delivery();
  /** The list of what may be done, on its way. */
  readonly listing = new DeedList();
  problem = $state.raw<Refused | null>(null);
  /** The seat this page plays; null follows the server's choice. */
  seat = $state<number | null>(null);
  /** Hot-seat: somebody has said that they are at the screen. */
  private isSeated = $state(false);
  /** What the server has been asked to do and has not answered: the decision that was asked then. */
  private acts = $state.raw<readonly string[]>([]);

  private live: Live | null = null;
  /** How often the socket was refused since it told something. */
  private refusals = 0;
  private readonly talk = new Once();
  private seq = 0;
  private asked = '';
  /** Rises whenever the game is asked for anew or left: an answer to what was asked before is none any more. */
  private call = 0;
  private list: Promise<void> = Promise.resolve();
  private readonly previews = new Previewing((moves) =>
    this.post('/moves/preview', { decision: this.decision?.id, moves }),
  );
  private arrived: () => void = () => undefined;
  private readonly listeners = new Set<(isAnew: boolean) => void>();

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

  /** A move is on its way, or something else that is done around the table; over when something new is asked. */
  get isBusy(): boolean {
    return this.acts.includes(this.asks);
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
    this.listing.again(); // nobody waits for it any more
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

  /** Hear of every frame; `isAnew` if the game was asked for from the beginning. Returns how to stop. */
  follow(listener: (isAnew: boolean) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Ask for everything again, in another language for example: what is told from now on comes in it, too. */
  async again(): Promise<void> {
    this.hangUp();
    this.messages = [];
    this.seq = 0;
    const call = this.call + 1;
    await this.open();
    if (call !== this.call) return;
    if (this.live === null) this.listen(); // the answer was lost: the socket brings it
    this.news = []; // all of it has been seen before
  }

  /** Send a move until it is answered or taken back; true if it was accepted. `what` says to people what it is. */
  async play(id: string, what = ''): Promise<boolean> {
    if (this.decision === null || this.isBusy) return false;
    this.deed = this.deeds.find((deed) => deed.id === id) ?? null;
    const move: SentMove = { decision: this.decision.id, id, key: newKey(), seat: this.shownSeat(), what };
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

  /** Whoever talks can play meanwhile. */
  say = (text: string): Promise<boolean> =>
    this.attempt(() => this.talk.send(`${this.you} ${text}`, (key) => this.post<Frame>('/chat', { text }, key)));

  /** Until the legal moves of what is asked now have come. */
  listed(): Promise<void> {
    return this.list;
  }

  /** What moves would bring. */
  async previewAll(codes: readonly string[]): Promise<Preview[]> {
    return this.decision === null ? [] : this.previews.all(codes);
  }

  /** Why a deed is not possible; null if it is, or if it cannot be said. */
  async whyNot(asked: DeedSent | string): Promise<string | null> {
    const body = typeof asked === 'string' ? { move: asked } : { deed: asked };
    const answer = await this.post<Shapes['WhyNotShown']>('/why-not', body).catch(() => null);
    return answer?.reason ?? null;
  }

  /** An act around the table, such as leaving; true if it was accepted. */
  async act(request: () => Promise<unknown>): Promise<boolean> {
    const { asks } = this;
    this.acts = [...this.acts, asks];
    try {
      return await this.attempt(request);
    } finally {
      const one = this.acts.indexOf(asks);
      this.acts = this.acts.filter((_, at) => at !== one);
    }
  }

  post<T>(path: string, body: unknown = {}, key?: string, query: Query = {}): Promise<T> {
    return post<T>(`/games/${this.id}${path}`, body, { seat: this.shownSeat(), ...query }, key);
  }

  /** The name of the decision that is asked now; empty if none is. */
  private get asks(): string {
    return this.decision?.id ?? '';
  }

  private async attempt(request: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    try {
      const answer = await request();
      if (isFrame(answer)) this.take(answer);
      else await this.caughtUp(answer);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  private readonly send = ({ decision, id, key, seat }: SentMove, signal: AbortSignal): Promise<unknown> =>
    post(`/games/${this.id}/moves`, { decision, move: id }, { seat }, key, signal);

  /** What was accepted comes back over the socket; if it does not, it is fetched, and the socket is doubted. */
  private async caughtUp(answer: unknown): Promise<void> {
    const { seq } = (answer ?? {}) as Partial<Message>;
    const { call } = this;
    while (typeof seq === 'number' && seq > this.seq && call === this.call) {
      await Promise.race([
        new Promise<void>((resolve) => (this.arrived = () => this.seq >= seq && resolve())),
        new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT)),
      ]);
      if (seq > this.seq && call === this.call) await this.fetch();
    }
  }

  /** The game as it is now; if nobody answers, the socket tells later. */
  private async fetch(): Promise<void> {
    const { call } = this;
    this.live?.check();
    const frame = await get<Frame>(`/games/${this.id}`, this.asker()).catch((error: unknown) => {
      if (asRefused(error).code !== 'no_network') throw error;
    });
    if (frame && call === this.call) this.take(frame);
  }

  private hangUp(): void {
    this.call += 1;
    this.asked = '';
    this.live?.close();
    this.live = null;
  }

  private listen(): void {
    if (this.state === null || this.isOver) return;
    this.live?.close();
    this.live = new Live(
      `/games/${this.id}/live`,
      () => ({ after: this.seq, moves: 'true', ...this.asker() }),
      (frame) => this.hear(frame),
      (connection, isStorageAway) => this.connected(connection, isStorageAway),
    );
  }

  private connected(connection: Connection, isStorageAway: boolean): void {
    const isBack = connection === 'live' && this.connection === 'lost';
    this.connection = connection;
    this.isStorageAway = isStorageAway;
    if (connection === 'refused' && ++this.refusals === 1) void this.unseated();
    if (connection !== 'live') return;
    this.refusals = 0;
    if (isBack && this.listing.isLate) this.listing.again();
    if (this.problem?.code === 'no_network') this.problem = null;
    this.sending.wake();
  }

  private hear(frame: Frame): void {
    if (this.you !== null && frame.state.you === null) void this.unseated();
    else this.take(frame);
  }

  /** The seat is somebody else's now. All is asked for as whoever we are; if nothing may be seen, the page says why. */
  private async unseated(): Promise<void> {
    this.hangUp();
    this.sending.forget();
    this.seat = null;
    this.messages = []; // counted anew
    this.seq = 0;
    const call = this.call + 1;
    await this.open();
    if (call !== this.call || this.live !== null || this.isOver) return;
    if (this.problem?.code === 'no_network') this.listen();
    else this.state = null;
  }

  private take(frame: Frame): void {
    // hot-seat: an answer to the player before comes too late, and is none of the next one's business
    if (this.seat !== null && frame.state.you !== this.seat) return;
    if (frame.seq < this.seq) return;
    const isAnew = this.seq === 0;
    const news = (frame.messages as readonly Message[]).filter((message) => message.seq > this.seq);
    this.messages = fold(this.messages, news);
    this.seq = frame.seq;
    this.state = frame.state;
    this.news = news;
    if (news.length > 0 && this.sending.move === null) this.problem = null; // the game has gone on since
    this.sending.hear(news);
    this.outdate();
    this.arrived();
    for (const listener of this.listeners) listener(isAnew);
    this.list = this.relist(frame.moves ?? null);
  }

  /** A move that answers what is no longer asked is not sent again. */
  private outdate(): void {
    const { move } = this.sending;
    if (move !== null && move.seat === this.shownSeat() && move.decision !== this.asks) this.sending.forget();
  }

  /** Which of your seats; said only by who has several. */
  private shownSeat(): number | null {
    return (this.state?.yours ?? []).length > 1 ? this.you : null;
  }

  private asker(): { seat: number | null; invitation: string | null } {
    return { seat: this.seat, invitation: this.invitation };
  }

  /** The legal moves whenever another decision is asked: the socket brings them, else they are fetched. */
  private async relist(brought: Moves | null): Promise<void> {
    const name = this.asks;
    if (name === this.asked) return this.list;
    this.asked = name;
    this.deeds = [];
    this.previews.forget();
    const { call } = this;
    const isWanted = (): boolean => call === this.call && name !== '' && name === this.asked;
    try {
      const moves = brought ?? (await this.listing.fetch(this.askMoves, isWanted));
      if (isWanted() && moves?.decision?.id === this.asks) this.deeds = deedsOf(moves);
    } catch (error) {
      if (!isWanted()) return;
      this.asked = '';
      this.fail(error);
    }
  }

  private readonly askMoves = (signal: AbortSignal): Promise<Moves> =>
    get<Moves>(`/games/${this.id}/moves`, { seat: this.shownSeat() }, signal);

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
