// What is asked in a game of Troyes Dice: the legal moves as options, and what the server has told about them.
import { untrack } from 'svelte';
import { get } from '../api/client';
import type { Preview } from '../api/types';
import type { Game } from '../play/game.svelte';
import { outcomeOf, readAnswer, readUse, type Option, type Outcome, type Way } from './options';
import type { DiceView } from './view';

export abstract class Asked {
  private ways = $state.raw<readonly Way[]>([]);
  private previews = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  private asked = '';
  /** What could not be asked while the server was away: moves to be previewed, and the decision with its other ways. */
  private missed: { moves: readonly string[]; ways: string } = { moves: [], ways: '' };
  private listed: Game['rows'] = [];

  readonly view = $derived.by(() => this.game.state?.view as unknown as DiceView | null);
  readonly options: readonly Option[] = $derived.by(() => {
    const numbers = this.view?.numbers ?? [];
    const listed = this.game.rows.map((row) => readUse(row.code, row.line, numbers));
    const others = this.ways.map((way) => readUse(way.move, way.line, numbers));
    return [...listed, ...others].filter((option) => option !== null);
  });
  readonly answers = $derived.by(() => this.game.rows.flatMap((row) => readAnswer(row.code, row.line) ?? []));

  constructor(readonly game: Game) {}

  /** Another decision is asked: what was clicked for the last one counts no more. */
  abstract clear(): void;

  /** To be called in an effect: starts anew whenever another decision is asked. */
  follow(): void {
    const decision = this.game.decision?.id ?? '';
    const { rows } = this.game;
    if (decision === this.asked) return untrack(() => this.askAgain(rows));
    this.listed = rows;
    this.asked = decision;
    this.clear();
    this.ways = [];
    this.previews = new Map();
    this.missed = { moves: [], ways: '' };
    if (decision !== '' && this.view?.step?.kind === 'act') void this.fetchWays(decision);
  }

  /** The same moves listed anew, in another language: what was told about them is asked for in it, too. */
  private askAgain(rows: Game['rows']): void {
    if (rows === this.listed || rows.length === 0) return;
    this.listed = rows;
    const known = [...this.previews.keys()];
    this.previews = new Map();
    if (known.length > 0) void this.preview(known);
  }

  /** Moves that lead to the same sheet are listed once; a person may still want the other die. */
  private async fetchWays(decision: string): Promise<void> {
    const answer = await get<{ ways: Way[] }>(`/games/${this.game.id}/ways`, { seat: this.game.you }).catch(() => null);
    if (answer === null) this.missed = { ...this.missed, ways: decision };
    else if (decision === this.asked) this.ways = answer.ways;
  }

  /** To be called in an effect, when the server is there again. */
  catchUp(): void {
    const { moves, ways } = this.missed;
    this.missed = { moves: [], ways: '' };
    untrack(() => {
      if (moves.length > 0) void this.preview(moves);
      if (ways !== '' && ways === this.asked) void this.fetchWays(ways);
    });
  }

  async preview(codes: readonly string[]): Promise<void> {
    const { decision } = this; // a child may ask before this has followed
    const found = await this.game.previewAll(codes).catch(() => null);
    if (decision !== this.decision) return;
    if (found === null) return void (this.missed = { ...this.missed, moves: codes });
    this.previews = new Map([...this.previews, ...found.map((one) => [one.move, one] as const)]);
  }

  /** What a move brings; undefined until the server has told. */
  outcome(code: string | undefined): Outcome | undefined {
    const preview = code === undefined ? undefined : this.previews.get(code);
    return preview && outcomeOf(preview, this.game.you ?? 0);
  }

  /** The numbers of the columns once the crier has said this; as they are until the server has told. */
  numbersAfter(code: string): readonly number[] {
    const numbers = [...(this.view?.numbers ?? [])];
    for (const { what, where, amount } of this.previews.get(code)?.effects ?? [])
      if (what === 'number') numbers[Number(where) - 1] = amount;
    return numbers;
  }

  private get decision(): string {
    return untrack(() => this.game.decision?.id ?? '');
  }

  said = (code: string): string => this.previews.get(code)?.text ?? '';

  protected lineOf(code: string): string | undefined {
    return this.ways.find((way) => way.move === code)?.line;
  }
}
