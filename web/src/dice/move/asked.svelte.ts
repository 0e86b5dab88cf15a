// What is asked in a game of Troyes Dice: the legal moves as options, and what the server has told about them.
import { untrack } from 'svelte';
import type { Preview } from '../../api/types';
import { walk } from '../../play/talk/beats';
import type { Game } from '../../play/state/game.svelte';
import { outcomeOf, readAnswer, readUse, type Answer, type Option, type Outcome } from './options';
import type { DiceView } from '../view';

export abstract class Asked {
  private previews = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  private asked = '';
  /** Moves whose previews could not be asked for while the server was away. */
  private missed: readonly string[] = [];
  private listed: Game['deeds'] = [];

  readonly view = $derived.by(() => this.game.state?.view as unknown as DiceView | null);
  readonly options: readonly Option[] = $derived.by(() => this.game.deeds.flatMap((deed) => readUse(deed) ?? []));
  readonly answers: readonly Answer[] = $derived.by(() => this.game.deeds.flatMap((deed) => readAnswer(deed) ?? []));

  constructor(readonly game: Game) {}

  /** Another decision is asked: what was clicked for the last one counts no more. */
  abstract clear(): void;

  /** To be called in an effect: starts anew whenever another decision is asked. */
  follow(): void {
    const decision = this.game.decision?.id ?? '';
    const { deeds } = this.game;
    if (decision === this.asked) return untrack(() => this.askAgain(deeds));
    this.listed = deeds;
    this.asked = decision;
    this.clear();
    this.previews = new Map();
    this.missed = [];
  }

  /** The same moves listed anew, in another language: what was told about them is asked for in it, too. */
  private askAgain(deeds: Game['deeds']): void {
    if (deeds === this.listed || deeds.length === 0) return;
    this.listed = deeds;
    const known = [...this.previews.keys()];
    this.previews = new Map();
    if (known.length > 0) void this.preview(known);
  }

  /** To be called in an effect, when the server is there again. */
  catchUp(): void {
    const { missed } = this;
    this.missed = [];
    untrack(() => {
      if (missed.length > 0) void this.preview(missed);
    });
  }

  async preview(codes: readonly string[]): Promise<void> {
    const { decision } = this; // a child may ask before this has followed
    const found = await this.game.previewAll(codes).catch(() => null);
    if (decision !== this.decision) return;
    if (found === null) return void (this.missed = codes);
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
    for (const { unit, n, because } of walk(this.previews.get(code)?.beats ?? []).flatMap((beat) => beat.changes ?? []))
      if (unit === 'number' && because?.place) numbers[because.place - 1] = n;
    return numbers;
  }

  private get decision(): string {
    return untrack(() => this.game.decision?.id ?? '');
  }

  said = (code: string): string => this.previews.get(code)?.text ?? '';
}
