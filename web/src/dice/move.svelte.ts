// A move in the making. Dice, buildings and buttons set its parts; the legal moves that are left say what else is
// possible, and the server's previews what each would bring.
import { untrack } from 'svelte';
import { get } from '../api/client';
import type { Preview } from '../api/types';
import type { Game } from '../play/game.svelte';
import { sound } from '../play/sound';
import { words, type Language } from '../words/words.svelte';
import type { Answer, Option, Outcome, Way } from './options';
import { nearest, outcomeOf, readAnswer, readUse, total } from './options';
import type { Colour, DiceView, Resource, WheelDie } from './view';

export class DiceMove {
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
  private refused = $state.raw<{ readonly reason: string; readonly language: Language } | null>(null);
  private ways = $state.raw<readonly Way[]>([]);
  private previews = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  private asked = '';
  private listed: Game['rows'] = [];

  readonly view = $derived.by(() => this.game.state?.view as unknown as DiceView | null);
  readonly options = $derived(this.readOptions());
  readonly answers = $derived.by(() => this.game.rows.flatMap((row) => readAnswer(row.code, row.line) ?? []));
  /** Ways to use the chosen die. */
  readonly ofDie = $derived(this.options.filter((option) => option.die === this.die));
  /** What can be done with the die exactly as it is set. */
  readonly deeds = $derived(
    this.ofDie.filter((one) => one.payment === this.payment && one.colour === this.colour && one.value === this.value),
  );
  readonly chosen = $derived(this.choice());
  /** Buildings that the die builds as it is, and those that some way of using a die builds. */
  readonly lit = $derived(new Set(this.litSites()));
  readonly near = $derived(new Set(this.nearSites()));
  /** Ways to the building that was clicked first, the cheapest first. */
  readonly offers = $derived(this.offered());

  constructor(readonly game: Game) {}

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

  clear(): void {
    this.die = null;
    this.deed = null;
    this.target = null;
    this.answer = null;
    this.refused = null;
  }

  /** Why what was clicked is not possible, in the language that is read now. */
  get refusal(): string {
    return this.refused?.language === words.language ? this.refused.reason : '';
  }

  pickDie(die: number): void {
    const shown = this.view?.dice.find((one) => one.die === die);
    const options = this.options.filter((option) => option.die === die);
    this.refused = null;
    if (!shown || options.length === 0) return void this.explainDie(die, shown);
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
    void this.fetch(ways);
  }

  /** What a hint says, as if it had been clicked together. */
  show({ move, line }: { readonly move: string; readonly line: string }): void {
    const answer = this.answers.find((one) => one.code === move);
    const use = readUse(move, line, this.view?.numbers ?? []);
    this.clear();
    if (answer) this.pickAnswer(answer);
    else if (use) this.take(use);
  }

  pickAnswer(answer: Answer): void {
    this.refused = null;
    this.answer = answer.code;
  }

  seal(): Promise<boolean> {
    const code = this.answer ?? this.chosen?.code;
    if (code) sound('seal');
    return code ? this.game.play(code) : Promise.resolve(false);
  }

  /** What a move brings; undefined until the server has told. */
  outcome(code: string | undefined): Outcome | undefined {
    const preview = code === undefined ? undefined : this.previews.get(code);
    return preview && outcomeOf(preview, this.game.you ?? 0);
  }

  said = (code: string): string => this.previews.get(code)?.text ?? '';

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
  get cost(): Outcome['spent'] | undefined {
    return this.outcome((this.chosen ?? this.deeds[0])?.code)?.spent;
  }

  /** What it would cost with another value or colour. */
  costWith(wanted: Partial<Option>): Outcome['spent'] | undefined {
    const must = wanted.value === undefined ? 'colour' : 'value';
    const { payment, colour, value } = this;
    return this.outcome(nearest(this.ofDie, { payment, colour, value, ...wanted }, must)?.code)?.spent;
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

  private choice(): Option | null {
    return this.deeds.find((one) => one.deed === this.deed) ?? null;
  }

  private litSites(): string[] {
    const found = this.answers.length > 0 ? this.answers : this.deeds;
    return found.flatMap((one) => one.site ?? []);
  }

  private nearSites(): string[] {
    const from = this.die === null ? this.options : this.ofDie;
    return from.flatMap((one) => one.site ?? []);
  }

  private offered(): Option[] {
    const ways = this.options.filter((one) => one.site === this.target && this.target !== null);
    const price = (one: Option): number => {
      const outcome = this.outcome(one.code);
      return outcome ? total(outcome.spent) : 99;
    };
    return ways.sort((one, other) => price(one) - price(other) || one.die - other.die);
  }

  private readOptions(): Option[] {
    const numbers = this.view?.numbers ?? [];
    const listed = this.game.rows.map((row) => readUse(row.code, row.line, numbers));
    const others = this.ways.map((way) => readUse(way.move, way.line, numbers));
    return [...listed, ...others].filter((option) => option !== null);
  }

  private async fetch(options: readonly Option[]): Promise<void> {
    await this.preview([...new Set(options.map((option) => option.code))]);
  }

  async preview(codes: readonly string[]): Promise<void> {
    const decision = this.asked;
    const found = await this.game.previewAll(codes).catch(() => []);
    if (decision !== this.asked) return;
    this.previews = new Map([...this.previews, ...found.map((one) => [one.move, one] as const)]);
  }

  /** Moves that lead to the same sheet are listed once; a person may still want the other die. */
  private async fetchWays(decision: string): Promise<void> {
    const answer = await get<{ ways: Way[] }>(`/games/${this.game.id}/ways`, { seat: this.game.you }).catch(() => null);
    if (answer && decision === this.asked) this.ways = answer.ways;
  }

  private async explain(rest: string): Promise<void> {
    const letter = 'ABCDEFGHIJ'[this.game.you ?? 0];
    const { language } = words;
    const reason = await this.game.whyNot(`${letter} ${rest}`);
    this.refused = reason === null ? null : { reason, language };
  }

  private explainDie(die: number, shown: WheelDie | undefined): Promise<void> {
    const paid = (shown?.any ?? 0) > 0 ? ' paid deniers' : '';
    return this.explain(`die ${die}${paid} as ${shown?.colour ?? 'red'} ${shown?.value ?? 1} gain`);
  }

  private explainSite(site: string): Promise<void> {
    const [row = '', column = '1'] = site.split(':');
    if (this.answers.length > 0) return this.explain(`build ${row} ${column}`);
    const { die, payment, view } = this;
    const value = view?.numbers[Number(column) - 1] ?? 1;
    const colour =
      row === 'fortress' || row === 'palace' ? 'red' : row === 'hall' || row === 'city_hall' ? 'yellow' : 'white';
    const deed = row === 'fortress' || row === 'hall' || row === 'cathedral' ? 'prestige' : 'function';
    const first = die ?? this.options[0]?.die ?? 1;
    const paid = die !== null ? payment : (this.options[0]?.payment ?? '');
    return this.explain(`die ${first}${paid ? ` paid ${paid}` : ''} as ${colour} ${value} ${deed}`);
  }
}
