// A game at a real table: the device keeps the lines, the server says after each of them what is due.
import { Refused, asRefused, post } from '../api/client';
import type { Preview } from '../api/types';
import { aloud, toldIn } from '../play/talk/beats';
import { type Answer, forcedCard } from './asking/answer';
import {
  begin,
  canRedo,
  canUndo,
  extended,
  forget,
  grown,
  type Kept,
  type Kind,
  load,
  newsFrom,
  redone,
  save,
  undone,
} from './figures/kept';

type Wanted = Readonly<Record<string, unknown>>;

export class RealTable {
  kept = $state.raw<Kept | null>(null);
  shown = $state.raw<Answer | null>(null);
  problem = $state.raw<Refused | null>(null);
  isBusy = $state(false);
  /** Whose view and decision, where several decide. */
  seat = $state<number | null>(null);

  readonly canUndo = $derived(this.kept !== null && canUndo(this.kept));
  readonly canRedo = $derived(this.kept !== null && canRedo(this.kept));
  readonly told = $derived(toldIn(this.shown?.beats.flat() ?? []));
  readonly steps = $derived(this.shown?.steps.flat() ?? []);

  constructor(readonly game: Kind) {
    this.kept = load(game, localStorage);
  }

  /** A new game. */
  async start(seats: readonly string[], options: Kept['options'], figures: Kept['figures']): Promise<void> {
    const kept = begin(this.game, seats, options, figures);
    await this.work(async () => this.take(kept, await this.ask(kept)));
  }

  /** The state of what is kept, in the language of now. */
  async look(): Promise<void> {
    const { kept } = this;
    if (kept) await this.work(async () => this.take(kept, await this.ask(kept)));
  }

  /** What was rolled, drawn or decided. */
  tell = (then: string): Promise<void> => this.add({ then });

  /** The server rolls or draws. */
  roll = (): Promise<void> => this.add({ roll: true });

  async undo(): Promise<void> {
    if (this.kept) await this.change(undone(this.kept));
  }

  async redo(): Promise<void> {
    if (this.kept) await this.change(redone(this.kept));
  }

  async choose(seat: number): Promise<void> {
    this.seat = seat;
    await this.look();
  }

  /** Put the game away for good. */
  anew(): void {
    forget(this.game, localStorage);
    this.kept = null;
    this.shown = null;
    this.problem = null;
    this.seat = null;
  }

  async preview(id: string): Promise<Preview | null> {
    if (!this.kept) return null;
    try {
      return (await this.ask(this.kept, { previews: [id] })).previews[0] ?? null;
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  /** Everything that was told from the beginning, line by line. */
  async chronicle(): Promise<readonly string[]> {
    return this.kept ? (await this.ask(this.kept, { since: 0 })).beats.map(aloud).filter(Boolean) : [];
  }

  async record(): Promise<string | null> {
    return this.kept ? (await this.ask(this.kept, { record: true })).record : null;
  }

  private async add(wanted: Wanted): Promise<void> {
    const { kept } = this;
    if (!kept || this.isBusy) return;
    const isRoll = this.shown?.chance?.kind === 'roll';
    await this.work(async () => {
      const answer = await this.ask(kept, { ...wanted, since: kept.lines.length });
      const next = grown(kept, answer.lines, isRoll);
      // what nobody has to be asked for belongs to the same step
      const more = forcedCard(answer.chance);
      this.take(next, more === null && newsFrom(next) === kept.lines.length ? answer : await this.follow(next, more));
    });
  }

  private async follow(kept: Kept, more: string | null): Promise<Answer> {
    const answer = await this.ask(kept, more === null ? {} : { then: more });
    const next = forcedCard(answer.chance);
    return next === null ? answer : this.follow(extended(kept, answer.lines), next);
  }

  private async change(kept: Kept): Promise<void> {
    await this.work(async () => this.take(kept, await this.ask(kept)));
  }

  private take(kept: Kept, answer: Answer): void {
    this.kept = extended(kept, answer.lines);
    this.shown = answer;
    if (this.seat !== null && !answer.pending.includes(this.seat)) this.seat = null;
    save(this.kept, localStorage);
  }

  private ask(kept: Kept, wanted: Wanted = {}): Promise<Answer> {
    const { game, options, figures, seats, lines } = kept;
    const body = { options, figures, seats, lines, since: newsFrom(kept), seat: this.seat, ...wanted };
    return post<Answer>(`/real-table/${game}`, body);
  }

  private async work(task: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.problem = null;
    try {
      await task();
    } catch (error) {
      this.problem = asRefused(error);
    } finally {
      this.isBusy = false;
    }
  }
}
