// A move in the making. Dice, buildings and buttons set its parts; the legal moves that are left say what else is
// possible, and the server's previews what each would bring.
import type { DeedSent } from '../../api/types';
import type { Deed } from '../../play/state/deeds';
import { sound } from '../../play/talk/sound';
import { words, type Language } from '../../words/words.svelte';
import { Asked } from './asked.svelte';
import { nearest, total, type Answer, type Option, type Sums } from './options';
import type { Colour, Resource } from '../view';
import { bonusOf, buildingWith, useOf } from './why-not';

export class DiceMove extends Asked {
  /** The die on the wheel that is chosen, and how it is used. */
  die = $state<number | null>(null);
  payment = $state<Resource | ''>('');
  colour = $state<Colour>('red');
  value = $state(0);
  deed = $state<Option['deed'] | null>(null);
  /** A building that was chosen before a die: the ways to it are offered. */
  target = $state<string | null>(null);
  /** The answer chosen for a follow-up question. */
  answer = $state<string | null>(null);
  /** Numbers that the crier has in mind for the open columns, from the left; said one by one when they are played. */
  planned = $state.raw<readonly number[]>([]);
  private refused = $state.raw<{ readonly reason: string; readonly language: Language } | null>(null);

  /** Ways to use the chosen die. */
  readonly ofDie = $derived(this.options.filter((option) => option.die === this.die));
  /** What can be done with the die exactly as it is set. */
  readonly deeds = $derived(
    this.ofDie.filter((one) => one.payment === this.payment && one.colour === this.colour && one.value === this.value),
  );
  readonly chosen: Option | null = $derived(this.deeds.find((one) => one.deed === this.deed) ?? null);
  /** Buildings that the die builds as it is, and those that some way of using a die builds. */
  readonly lit = $derived(sitesOf(this.answers.length > 0 ? this.answers : this.deeds));
  readonly near = $derived(sitesOf(this.die === null ? this.options : this.ofDie));
  /** Ways to the building that was clicked first, the cheapest first. */
  readonly offers: readonly Option[] = $derived.by(() => {
    const ways = this.options.filter((one) => one.site === this.target && this.target !== null);
    return ways.sort((one, other) => total(one.price) - total(other.price) || one.die - other.die);
  });

  clear(): void {
    this.die = null;
    this.deed = null;
    this.target = null;
    this.answer = null;
    this.planned = [];
    this.refused = null;
  }

  get isStarted(): boolean {
    return this.die !== null || this.target !== null || this.answer !== null || this.planned.length > 0;
  }

  /** The numbers of the columns as they are, or as the crier would have them. */
  get numbers(): readonly number[] {
    const now = this.view?.numbers ?? [];
    if (this.answer !== null && this.isCrier) return this.numbersAfter(this.answer);
    const left = [...this.planned];
    return now.map((number) => number || (left.shift() ?? 0));
  }

  readonly isCrier = $derived(this.answers.some((one) => one.direction !== null || one.number !== null));
  /** Everything that is needed is chosen. */
  readonly isReady = $derived(
    this.answer !== null || this.chosen !== null || (this.planned.length > 0 && !this.numbers.includes(0)),
  );

  /** Why what was clicked is not possible, in the language that is read now. */
  get refusal(): string {
    return this.refused?.language === words.language ? this.refused.reason : '';
  }

  pickDie(die: number): void {
    const shown = this.view?.dice.find((one) => one.die === die);
    const options = this.options.filter((option) => option.die === die);
    this.refused = null;
    if (!shown || options.length === 0) return void this.explain(useOf(die, shown));
    if (this.target !== null && this.aimWith(options)) return;
    // Under a raid a die may be worth 0; otherwise it counts as it lies.
    const value = options.some((option) => option.value === 0) ? 0 : shown.value;
    this.target = null;
    this.deed = null;
    this.set(nearest(options, { die, colour: shown.colour, value, payment: this.dearest(options) }, 'die'));
    this.deed = null;
    this.keepOnlyDeed();
    void this.fetch(options);
  }

  setPayment = (payment: Resource): void => this.change({ payment }, 'payment');
  setColour = (colour: Colour): void => this.change({ colour }, 'colour');
  setValue = (value: number): void => this.change({ value }, 'value');

  pickDeed(deed: Option['deed']): void {
    this.refused = null;
    this.deed = deed;
  }

  /** A way to the building that was clicked first. */
  take(option: Option): void {
    this.set(option);
    this.target = null;
    void this.fetch(this.options.filter((one) => one.die === option.die));
  }

  /** A building on the sheet: build it if the die does so, else offer the ways to it. */
  pickSite(site: string): void {
    this.refused = null;
    const answer = this.answers.find((one) => one.site === site);
    if (answer) return this.pickAnswer(answer);
    const deed = this.deeds.find((one) => one.site === site);
    if (deed) return this.pickDeed(deed.deed);
    const ways = this.options.filter((one) => one.site === site);
    if (ways.length === 0) return void this.explainSite(site);
    this.die = null;
    this.deed = null;
    this.target = site;
  }

  /** What a hint says, as if it had been clicked together. */
  show({ move }: { readonly move: string }): void {
    const answer = this.answers.find((one) => one.code === move);
    const use = this.options.find((one) => one.code === move);
    this.clear();
    if (answer) this.pickAnswer(answer);
    else if (use) this.take(use);
  }

  /** The listed deed of an id: the first of the ways to its sheet. */
  deedOf = (id: string): Deed | undefined => this.game.deeds.find((deed) => deed.id === id);

  pickAnswer(answer: Answer): void {
    this.refused = null;
    if (answer.number !== null) this.plan(answer.number);
    else this.answer = answer.code;
  }

  /** The next open column gets this number; the one that is left over at last needs no click. */
  plan(number: number): void {
    if (this.planned.includes(number)) return;
    const kept = [...this.planned, number];
    const left = this.answers.flatMap((one) => one.number ?? []).filter((one) => !kept.includes(one));
    this.planned = left.length === 1 ? [...kept, ...left] : kept;
  }

  play(): Promise<boolean> {
    if (this.planned.length > 0) return this.cryAll();
    const code = this.answer ?? this.chosen?.code;
    if (code) sound('seal');
    return code ? this.game.play(code, this.said(code)) : Promise.resolve(false);
  }

  /** One number after the other, as far as the server follows; the last one it writes by itself. */
  private async cryAll(): Promise<boolean> {
    if (!this.isReady) return false;
    const cries = this.planned.slice(0, -1);
    sound('seal');
    for (const number of cries) {
      await this.game.listed();
      const cry = this.answers.find((one) => one.number === number);
      if (!cry || !(await this.game.play(cry.code))) return false;
    }
    return true;
  }

  /** Takes a move back that waits to be sent, else what was clicked; without it, the last move. */
  undo(): void {
    if (this.game.isBusy) void this.game.takeBack();
    else if (this.planned.length > 0) this.planned = this.planned.slice(0, this.numbers.includes(0) ? -1 : -2);
    else if (this.isStarted) this.clear();
    else void this.game.undo();
  }

  /** Values in reach with the colour and payment as they are, rising. */
  get values(): number[] {
    const same = this.ofDie.filter((one) => one.payment === this.payment && one.colour === this.colour);
    return [...new Set(same.map((one) => one.value))].sort((one, other) => one - other);
  }

  get colours(): Set<Colour> {
    return new Set(this.ofDie.map((one) => one.colour));
  }

  get payments(): Resource[] {
    return [...new Set(this.ofDie.map((one) => one.payment))].filter((one): one is Resource => one !== '');
  }

  /** What the die costs as it is set, whatever is done with it. */
  get cost(): Sums | undefined {
    return (this.chosen ?? this.deeds[0])?.price;
  }

  /** What it would cost with another value or colour. */
  costWith(wanted: Partial<Option>): Sums | undefined {
    const must = wanted.value === undefined ? 'colour' : 'value';
    const { payment, colour, value } = this;
    return nearest(this.ofDie, { payment, colour, value, ...wanted }, must)?.price;
  }

  private change(wanted: Partial<Option>, must: keyof Option): void {
    this.refused = null;
    const { payment, colour, value } = this;
    const deed = this.deed ?? 'gain';
    const kept = this.deed;
    this.set(nearest(this.ofDie, { payment, colour, value, deed, ...wanted }, must));
    this.deed = this.deeds.some((one) => one.deed === kept) ? kept : null;
    this.keepOnlyDeed();
  }

  private set(option: Option | null): void {
    if (option === null) return;
    this.die = option.die;
    this.payment = option.payment;
    this.colour = option.colour;
    this.value = option.value;
    this.deed = option.deed;
  }

  private keepOnlyDeed(): void {
    if (this.deeds.length === 1) this.deed = this.deeds[0]!.deed;
  }

  /** A building was clicked, then a die: the cheapest way from one to the other. */
  private aimWith(options: readonly Option[]): boolean {
    const way = this.offers.find((one) => options.includes(one));
    if (way) this.take(way);
    return way !== undefined;
  }

  /** Of what a die may be paid with, what the player has most of. */
  private dearest(options: readonly Option[]): Resource | '' {
    const sheet = this.view?.seats[this.game.you ?? 0];
    const payments = [...new Set(options.map((option) => option.payment))];
    const held = (one: Resource | ''): number => (one === '' ? 0 : (sheet?.resources[one].held ?? 0));
    return payments.reduce((best, one) => (held(one) > held(best) ? one : best), payments[0] ?? '');
  }

  private async fetch(options: readonly Option[]): Promise<void> {
    await this.preview([...new Set(options.map((option) => option.code))]);
  }

  private async explain(deed: DeedSent): Promise<void> {
    const { language } = words;
    const reason = await this.game.whyNot(deed);
    this.refused = reason === null ? null : { reason, language };
  }

  /** With the die that is chosen, or else with any that could be used. */
  private explainSite(site: string): Promise<void> {
    if (this.answers.length > 0) return this.explain(bonusOf(site));
    const { die, payment, view } = this;
    const use = die !== null ? { die, payment } : (this.options[0] ?? { die: 1, payment: '' });
    return this.explain(buildingWith(site, use, view?.numbers ?? []));
  }
}

const sitesOf = (found: readonly { readonly site: string | null }[]): Set<string> =>
  new Set(found.flatMap((one) => one.site ?? []));
