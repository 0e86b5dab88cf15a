// What has been clicked together for what is asked, and the legal moves that are left by it.
import { words } from '../../words/words.svelte';
import { Asked } from './asked.svelte';
import { ACTIONS, type Choice } from './choice';
import { sumOf, taskOf, type Sum, type Task } from './task';
import { keyOf, without } from './lots';
import type { DieId } from './move-like';
import { keepPick, keptPick, NOTHING, type Picked } from './picked';

export class Picks extends Asked {
  private picked = $state.raw<Picked>(keptPick(this.game.id) ?? { decision: '', language: words.language, ...NOTHING });
  protected readonly pick: Picked = $derived.by(() => {
    const { picked, decision } = this;
    const { language } = words;
    if (picked.decision !== decision) return { decision, language, ...NOTHING };
    return picked.language === language ? picked : { ...picked, why: null };
  });

  readonly dice: readonly DieId[] = $derived(this.pick.dice);
  readonly aside = $derived(this.pick.aside);
  readonly broker = $derived(this.pick.broker);
  readonly why = $derived(this.pick.why);
  readonly chosen: Choice | null = $derived(this.choices.find((choice) => choice.code === this.pick.code) ?? null);
  readonly isEmpty = $derived(
    this.dice.length + this.pick.enemies.length === 0 &&
      this.chosen === null &&
      this.broker === null &&
      this.aside === null,
  );
  /** Dice are put together for a place on the board. */
  readonly isBoard: boolean = $derived(this.isTurn && this.aside === null);
  readonly isPassing: boolean = $derived(this.isBoard && this.pass !== null && this.chosen?.code === this.pass.code);

  /** What is gathered die by die, in any order, and sent at once. */
  readonly task: Task | null = $derived(this.view === null ? null : taskOf(this.view, this.choices, this.aside));
  readonly sum: Sum | null = $derived(
    this.task === null || this.view === null ? null : sumOf(this.task, this.pick, this.view),
  );
  readonly enemies: readonly number[] = $derived([...(this.task?.enemies ?? []), ...this.pick.enemies]);
  readonly isReady: boolean = $derived(this.sum === null ? this.chosen !== null : this.sum.isEnough);

  /** The moves that clicks filter now. */
  protected readonly scope: readonly Choice[] = $derived.by(() => {
    if (this.task !== null) return [];
    if (this.aside !== null) return this.choices.filter((choice) => choice.verb === this.aside);
    if (this.isTurn) return this.choices.filter((choice) => ACTIONS.has(choice.verb));
    const asides = new Set(this.asides.map((aside) => aside.verb));
    return this.choices.filter((choice) => !asides.has(choice.verb));
  });
  /** Moves that contain the dice chosen, and what they need besides. */
  private readonly open = $derived.by(() => {
    const { broker } = this;
    const keys = this.dice.map(keyOf);
    return this.scope.flatMap((choice) => {
      const left = without(choice.dice, keys);
      return left === null || (broker !== null && !choice.targets.includes(broker)) ? [] : [{ choice, left }];
    });
  });
  protected readonly possible: readonly Choice[] = $derived(this.open.map(({ choice }) => choice));
  /** Moves with exactly these dice. */
  protected readonly exact: readonly Choice[] = $derived(
    this.open.filter(({ left }) => left.length === 0).map(({ choice }) => choice),
  );
  protected readonly joinable = $derived(new Set(this.open.flatMap(({ left }) => left)));
  protected readonly usable = $derived(new Set(this.scope.flatMap((choice) => choice.dice)));

  /** What a click on a place means with these dice, in the way that is chosen. */
  protected at(target: string): Choice | undefined {
    const here = this.exact.filter((choice) => choice.targets.includes(target));
    if (this.pick.way !== null) return here.find((choice) => choice.way === this.pick.way);
    return here.find((choice) => choice.isPlain) ?? here[0];
  }

  protected put(change: Partial<Picked>): void {
    this.picked = { ...this.pick, ...change, decision: this.decision, language: words.language };
    keepPick(this.game.id, this.picked);
  }
}
