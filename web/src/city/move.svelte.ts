// The move that is being made: dice first or place first, filtered from the legal moves. Nothing here knows a rule.
import { untrack } from 'svelte';
import type { Preview, Sums } from '../api/types';
import type { Game } from '../play/game.svelte';
import { sound } from '../play/sound';
import { words } from '../words/words.svelte';
import { ACTIONS, readChoices, type Choice } from './choice';
import { beginning, inOrder, nextStep, sumOf, taskOf, used, type Sum, type Task } from './gather';
import { keyOf, layOut, sameDie, without, writeDie } from './lots';
import type { CityMoveLike, DieId, DieState, Target } from './move-like';
import {
  asidesOf,
  besidesOf,
  cheapestFirst,
  LARGEST_LOT,
  freeFirst,
  optionOf,
  waysOf,
  type Aside,
  type Option,
  type Way,
} from './offers';
import { NOTHING, type Picked } from './picked';
import { Previews } from './previews.svelte';
import { costOf, pricesByDie, pricesOf, shortened, worthOf, type Price } from './results';
import { coloursAt, deedAt, subjectOf } from './targets';
import { cityView, type CityView } from './view';
import { deedOf, likelyDice, ownDice, writeLot } from './why-not';

const IDLE: Target = { state: 'idle' };
export const MOST_PREVIEWS = 50;
export const FIRST_LOTS = 12;
const PREVIEW_DELAY = 120;

type GameOfMove = Pick<
  Game,
  'rows' | 'state' | 'decision' | 'you' | 'isBusy' | 'play' | 'listed' | 'undo' | 'previewAll' | 'whyNot'
>;

export class CityMove implements CityMoveLike {
  readonly game: GameOfMove;
  private picked = $state.raw<Picked>({ decision: '', language: words.language, ...NOTHING });
  private pointed = $state<string | null>(null);
  private readonly previews: Previews;

  constructor(game: GameOfMove) {
    this.game = game;
    this.previews = new Previews(game);
  }

  // ---- what is asked ---------------------------------------------------------------------------------------------

  private readonly decision = $derived.by(() => this.game.decision?.id ?? '');
  readonly view: CityView | null = $derived.by(() => cityView(this.game.state?.view));
  readonly me: string = $derived.by(() => this.view?.seats[this.game.you ?? -1]?.letter ?? '');
  readonly isIdle: boolean = $derived.by(() => this.decision === '' || this.game.isBusy);

  /** Asked of the game itself: when an answer comes, this move may be gone from the screen. */
  private isStill(decision: string): boolean {
    return decision === (this.game.decision?.id ?? '');
  }

  readonly choices: readonly Choice[] = $derived.by(() =>
    this.view === null ? [] : readChoices(this.game.rows, this.view, this.me),
  );
  /** Whether dice are put together, as in a turn; else a question is answered. */
  readonly isTurn = $derived(this.choices.some((choice) => ACTIONS.has(choice.verb)));
  /** The place on the board that the question goes on with. */
  readonly subject: string | null = $derived.by(() =>
    this.view === null || this.decision === '' ? null : subjectOf(this.view.step?.about, this.view),
  );
  readonly pass = $derived(this.isTurn ? (this.choices.find((choice) => choice.verb === 'pass') ?? null) : null);
  /** What may be done besides, by what it is; only where there is something else to answer. */
  readonly asides: readonly Aside[] = $derived(asidesOf(this.choices));
  /** The same with what influence could buy, if there were enough of it. */
  readonly besides: readonly Aside[] = $derived(besidesOf(this.choices));

  private readonly pick: Picked = $derived.by(() => {
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
    this.pick.dice.length + this.pick.enemies.length === 0 &&
      this.chosen === null &&
      this.pick.broker === null &&
      this.pick.aside === null,
  );
  /** What is gathered die by die, in any order, and sealed once. */
  readonly task: Task | null = $derived(this.view === null ? null : taskOf(this.view, this.choices, this.pick.aside));
  readonly sum: Sum | null = $derived(
    this.task === null || this.view === null ? null : sumOf(this.task, this.pick, this.view),
  );
  readonly enemies: readonly number[] = $derived([...(this.task?.enemies ?? []), ...this.pick.enemies]);
  readonly isReady: boolean = $derived(this.sum === null ? this.chosen !== null : this.sum.isEnough);
  private readonly keys: readonly string[] = $derived(this.pick.dice.map(keyOf));

  /** The moves that clicks filter now. */
  private readonly scope: readonly Choice[] = $derived.by(() => {
    if (this.task !== null) return [];
    if (this.pick.aside !== null) return this.choices.filter((choice) => choice.verb === this.pick.aside);
    if (this.isTurn) return this.choices.filter((choice) => ACTIONS.has(choice.verb));
    const asides = new Set(this.asides.map((aside) => aside.verb));
    return this.choices.filter((choice) => !asides.has(choice.verb));
  });
  /** Moves that contain the dice chosen, and what they need besides. */
  private readonly open = $derived.by(() => {
    const found = this.scope.flatMap((choice) => {
      const left = without(choice.dice, this.keys);
      return left === null ? [] : [{ choice, left }];
    });
    const broker = this.pick.broker;
    return broker === null ? found : found.filter(({ choice }) => choice.targets.includes(broker));
  });
  private readonly joinable = $derived(new Set(this.open.flatMap(({ left }) => left)));
  private readonly usable = $derived(new Set(this.scope.flatMap((choice) => choice.dice)));
  /** Moves with exactly these dice. */
  private readonly exact: readonly Choice[] = $derived(
    this.open.filter(({ left }) => left.length === 0).map(({ choice }) => choice),
  );

  // ---- dice ------------------------------------------------------------------------------------------------------

  die(id: DieId): DieState {
    if (this.isIdle || (this.usable.size === 0 && this.task === null)) return 'rest';
    if (this.pick.dice.some((die) => sameDie(die, id))) return 'chosen';
    if (this.task !== null) return id.owner !== this.me ? 'rest' : this.dice.length < this.task.most ? 'can' : 'idle';
    if (this.joinable.has(keyOf(id))) return 'can';
    return this.isTooDear(id) ? 'dear' : 'idle';
  }

  /** Somebody else's die that fits the others but is in no legal lot: what is missing is money. */
  private isTooDear(id: DieId): boolean {
    if (!this.isBoard || id.owner === this.me || id.colour === 'purple') return false;
    const { broker, dice } = this.pick;
    if (broker !== null && this.view !== null && !coloursAt(broker, this.view).includes(id.colour)) return false;
    return dice.length < LARGEST_LOT && dice.every((die) => die.colour === id.colour || die.colour === 'purple');
  }

  price(id: DieId): number | null {
    return this.pick.dice.some((die) => sameDie(die, id)) ? (this.dicePrices.get(keyOf(id)) ?? null) : null;
  }

  clickDie(id: DieId): void {
    if (this.isIdle) return;
    const state = this.die(id);
    if (state === 'chosen') this.useDice(this.pick.dice.filter((die) => !sameDie(die, id)));
    else if (state === 'can') this.useDice([...this.pick.dice, id]);
    else if (this.startsAnew(id)) this.anotherLot(id);
    else if (this.isTurn && this.pick.aside === null) void this.explainLot([...this.pick.dice, id]);
  }

  /** A die of another colour begins another lot. */
  private startsAnew(id: DieId): boolean {
    const isOther = this.pick.broker !== null || this.pick.dice.some((die) => die.colour !== id.colour);
    return isOther && this.usable.has(keyOf(id));
  }

  /** Dice that were put together are not thrown away by one click: the next one on the same die does it. */
  private anotherLot(id: DieId): void {
    const isMeant = this.dice.length === 0 || (this.why?.anew !== undefined && sameDie(this.why.anew, id));
    if (isMeant) this.beginWith(id);
    else this.put({ why: { target: null, text: words.t('move.one_colour'), anew: id } });
  }

  beginWith(id: DieId): void {
    this.put({ ...NOTHING, dice: [id] });
  }

  private useDice(dice: readonly DieId[]): void {
    if (this.task !== null) return this.put({ dice, why: null });
    const target = this.pick.broker ?? this.chosen?.targets[0] ?? null;
    this.put({ dice, code: null, why: null });
    if (dice.length === 0) return this.put({ way: null });
    // whatever was chosen stays chosen while the dice still suit it
    const still = target === null ? undefined : this.at(target);
    const only = this.isBoard ? undefined : this.exact.length === 1 ? this.exact[0] : undefined;
    const choice = still ?? only;
    if (choice) this.put({ code: choice.code });
  }

  // ---- places ----------------------------------------------------------------------------------------------------

  /** Dice are put together for a place on the board. */
  readonly isBoard: boolean = $derived(this.isTurn && this.pick.aside === null);

  /** What a click on a place means with these dice, in the way that is chosen. */
  private at(target: string): Choice | undefined {
    const here = this.exact.filter((choice) => choice.targets.includes(target));
    if (this.pick.way !== null) return here.find((choice) => choice.way === this.pick.way);
    return here.find((choice) => choice.isPlain) ?? here[0];
  }

  private readonly lights: ReadonlyMap<string, Target> = $derived.by(() => {
    const lights = new Map<string, Target>();
    if (this.isIdle) return lights;
    for (const option of this.options) {
      for (const target of option.choice.targets) if (!lights.has(target)) lights.set(target, this.light(option));
    }
    if (this.task?.isOpen)
      for (const value of this.view?.black_dice ?? []) lights.set(`black:${value}`, { state: 'lit' });
    for (const value of this.enemies) lights.set(`black:${value}`, { state: 'chosen' });
    const { broker, why } = this.pick;
    if (broker !== null && this.isBoard && this.dice.length === 0) lights.set(broker, this.brokered);
    if (why?.target) lights.set(why.target, { state: 'why', text: why.text });
    return lights;
  });

  private light(option: Option): Target {
    const state = option.code === this.pick.code ? 'chosen' : 'lit';
    return option.result === '' ? { state } : { state, text: shortened(option.result, this.dicePrice) };
  }

  private readonly brokered: Target = $derived.by(() => {
    const cheapest = this.lots[0];
    const preview = cheapest && this.preview(cheapest.code);
    if (!preview) return { state: 'broker' };
    const n = costOf(preview, this.seat);
    return { state: 'broker', text: n === 0 ? words.t('move.from.free') : words.t('move.from', { n }) };
  });

  target(id: string): Target {
    return this.lights.get(id) ?? IDLE;
  }

  clickTarget(id: string): void {
    if (this.isIdle) return;
    if (this.task?.isOpen && id.startsWith('black:')) return this.takeOn(Number(id.slice('black:'.length)));
    const choice = this.options.find((option) => option.choice.targets.includes(id))?.choice;
    if (choice) return this.choose(choice.code);
    if (this.isTurn && this.pick.aside !== null) this.put({ ...NOTHING });
    if (!this.isTurn) return;
    if (this.pick.broker === id && this.dice.length === 0) return this.put({ broker: null, why: null });
    if (this.dice.length > 0) return void this.explain(id, this.dice);
    const isPossible = this.scope.some((one) => one.targets.includes(id));
    if (isPossible) this.put({ broker: id, code: null, why: null });
    else void this.explain(id, likelyDice(id, this.view, this.me));
  }

  /** Another black die joins those that are fought; when none of its value is left, they stand back again. */
  private takeOn(value: number): void {
    const all = this.view?.black_dice.filter((one) => one === value).length ?? 0;
    const isLeft = this.enemies.filter((one) => one === value).length < all;
    const others = this.pick.enemies.filter((one) => one !== value);
    this.put({ enemies: isLeft ? [...this.pick.enemies, value] : others, why: null });
  }

  pointTarget(id: string | null): void {
    // also told while the board is being redrawn, when what had the focus is taken away
    untrack(() => (this.pointed = id));
  }

  /** Choose a line of the charter; again, to think again. */
  choose(code: string): void {
    if (this.isIdle) return;
    this.put({ code: this.pick.code === code ? null : code, why: null });
  }

  /** Take a lot that was offered for a place. */
  chooseLot(choice: Choice): void {
    this.put({ dice: layOut(choice.dice), code: choice.code, way: choice.isPlain ? null : choice.way, why: null });
  }

  chooseWay(way: string | null): void {
    const target = this.chosen?.targets[0];
    this.put({ way, code: null, why: null });
    const choice = target === undefined ? undefined : this.at(target);
    if (choice) this.put({ code: choice.code });
  }

  chooseAside(aside: Aside | null): void {
    if (this.isIdle) return;
    if (aside === null || aside.verb === this.pick.aside) return this.put({ ...NOTHING });
    const only = aside.choices.length === 1 ? aside.choices[0] : undefined;
    this.put({ ...NOTHING, aside: aside.verb, code: only?.code ?? null });
  }

  // ---- why not ---------------------------------------------------------------------------------------------------

  /** Ask why dice cannot do something somewhere. */
  private async explain(target: string, dice: readonly DieId[]): Promise<void> {
    const deed = this.view && deedAt(target, this.view);
    if (!deed) return;
    if (dice.length === 0) return this.put({ why: { target, text: words.t('move.no_dice') } });
    await this.ask(target, `${deed} with ${writeLot(dice, this.me)}`);
  }

  private explainLot(dice: readonly DieId[]): Promise<void> {
    return this.ask(null, `${deedOf(dice)} with ${writeLot(dice, this.me)}`);
  }

  /** Why influence cannot be spent on something now. */
  async explainAside(verb: string): Promise<void> {
    const [die] = ownDice(this.view, this.me);
    if (verb !== 'reroll') await this.ask(null, verb);
    else if (die) await this.ask(null, `reroll ${writeDie(die, this.me)}`);
    else this.put({ why: { target: null, text: words.t('move.no_own_dice') } });
  }

  private async ask(target: string | null, line: string): Promise<void> {
    const { decision } = this;
    const { language } = words;
    const reason = await this.game.whyNot(`${this.me} ${line}`);
    if (this.isStill(decision) && language === words.language)
      this.put({ why: { target, text: reason ?? words.t('move.impossible') } });
  }

  // ---- the charter -----------------------------------------------------------------------------------------------

  /** What may be chosen now: for these dice each place once, else every answer. */
  readonly options: readonly Option[] = $derived.by(() => {
    if (!this.isBoard) return freeFirst(this.open.map(({ choice }) => choice)).map((choice) => this.option(choice));
    if (this.dice.length === 0) return [];
    const places = [...new Set(this.exact.flatMap((choice) => choice.targets.slice(0, 1)))];
    return places.flatMap((place) => {
      const choice = this.at(place);
      return choice ? [this.option(choice, place)] : [];
    });
  });

  private option(choice: Choice, place: string | null = null): Option {
    return optionOf(choice, place, this.preview(choice.code), this.seat);
  }

  /** Lots for the place that was clicked first: the cheapest first, then the smallest. */
  readonly lots: readonly Choice[] = $derived.by(() => {
    if (this.pick.broker === null || this.dice.length > 0) return [];
    const costs = (choice: Choice): number | null => {
      const preview = this.preview(choice.code);
      return preview ? costOf(preview, this.seat) : null;
    };
    return cheapestFirst(
      this.open.map(({ choice }) => choice),
      this.me,
      costs,
    );
  });

  readonly ways: readonly Way[] = $derived.by(() => {
    if (!this.isBoard || this.dice.length === 0) return [];
    return waysOf(this.exact, this.chosen?.targets[0], (choice) => worthOf(this.preview(choice.code)?.text ?? ''));
  });
  readonly way = $derived(this.chosen?.way ?? this.pick.way);
  isWay(way: Way): boolean {
    if (this.pick.way !== null) return way.way === this.pick.way;
    return this.chosen
      ? this.chosen.way === way.choice.way || (way.way === null && this.chosen.isPlain)
      : way.way === null;
  }

  readonly seat: number = $derived.by(() => this.game.you ?? 0);
  /** The preview that tells prices and worth of the dice chosen. */
  private readonly sample: Preview | null = $derived.by(() => {
    if (!this.isBoard || this.dice.length === 0) return null;
    const choice = this.chosen ?? this.exact.find((one) => one.way === this.pick.way) ?? this.exact[0];
    return (choice && this.preview(choice.code)) ?? null;
  });
  readonly prices: readonly Price[] = $derived(this.sample ? pricesOf(this.sample, this.seat) : []);
  /** What the dice cost, whatever they do. */
  readonly dicePrice: number = $derived(this.prices.reduce((sum, price) => sum + price.amount, 0));
  private readonly dicePrices: ReadonlyMap<string, number> = $derived.by(() => {
    const letters = this.view?.seats.map((seat) => seat.letter) ?? [];
    return this.sample ? pricesByDie(this.sample, this.seat, letters) : new Map<string, number>();
  });
  /** What the dice are worth together. */
  readonly worth: number = $derived.by(() => {
    const told = this.chosen ? worthOf(this.preview(this.chosen.code)?.text ?? '') : null;
    return told ?? this.dice.reduce((sum, die) => sum + die.value, 0);
  });

  // ---- previews --------------------------------------------------------------------------------------------------

  preview(code: string): Preview | undefined {
    return this.previews.of(code);
  }

  /** Moves whose results are shown and not known yet. */
  readonly wanted: readonly string[] = $derived.by(() => {
    if (this.decision === '') return [];
    const codes = new Set<string>();
    for (const choice of [this.chosen, this.pass]) if (choice) codes.add(choice.code);
    for (const aside of this.asides) codes.add(aside.choices[0]!.code);
    for (const option of this.options) codes.add(option.code);
    for (const way of this.ways) codes.add(way.choice.code);
    for (const choice of this.lots.slice(0, MOST_PREVIEWS)) codes.add(choice.code);
    return [...codes].filter((code) => this.preview(code) === undefined).slice(0, MOST_PREVIEWS);
  });

  /** Asks for them when the clicking pauses; what is given back ends the waiting. */
  fetchSoon(): (() => void) | undefined {
    if (this.wanted.length === 0) return;
    const timer = setTimeout(() => void this.fetch(), PREVIEW_DELAY);
    return () => clearTimeout(timer);
  }

  fetch(): Promise<void> {
    return this.previews.fetch(this.wanted);
  }

  readonly ghost: readonly Sums[] = $derived.by(() => {
    const pointed = this.options.find((option) => option.choice.targets.includes(this.pointed ?? ''));
    const code = pointed?.code ?? this.pick.code;
    return (code === null ? undefined : this.preview(code)?.seats) ?? [];
  });

  // ---- doing it --------------------------------------------------------------------------------------------------

  async seal(): Promise<boolean> {
    if (this.isIdle || !this.isReady) return false;
    sound('seal');
    if (this.task !== null) return this.sendGathered(this.task);
    return this.game.play(this.chosen!.code);
  }

  /** One by one, as the server asks for them. It takes by itself what has no alternative: that is not sent. */
  private async sendGathered(task: Task): Promise<boolean> {
    const { seat, me } = this;
    const before = used(task, this.view!, seat);
    const gathered = inOrder(this.pick);
    let enemies = gathered.enemies;
    let step = beginning(task, this.choices) ?? nextStep(this.choices, gathered);
    while (step !== null) {
      if (!(await this.game.play(step.code))) return false;
      if (step.verb === 'also') enemies = enemies.slice(1);
      await this.game.listed();
      const view = cityView(this.game.state?.view);
      if (view === null || this.game.you !== seat || this.game.decision === null) return true;
      const dice = gathered.dice.slice(used(task, view, seat) - before);
      step = nextStep(readChoices(this.game.rows, view, me), { dice, enemies });
    }
    return true;
  }

  /** Takes the last click back; without one, the last move. */
  async undo(): Promise<void> {
    if (this.game.isBusy) return;
    if (!this.isEmpty) return this.back();
    await this.game.undo();
  }

  private back(): void {
    if (this.task !== null && this.dice.length > 0) return this.put({ dice: this.dice.slice(0, -1), why: null });
    if (this.chosen !== null && this.dice.length > 0 && this.isBoard) return this.put({ code: null, why: null });
    if (this.dice.length > 0) return this.put({ dice: [], code: null, way: null, why: null });
    this.put({ ...NOTHING });
  }

  readonly isPassing: boolean = $derived(this.isBoard && this.pass !== null && this.chosen?.code === this.pass.code);

  /** Choose to pass; again, to think again. */
  passOn(pass: Choice): void {
    if (this.isIdle) return;
    this.put({ ...NOTHING, code: this.pick.code === pass.code ? null : pass.code });
  }

  /** Show a move as if it had been clicked together: what a hint says. */
  show(code: string): void {
    const choice = this.choices.find((one) => one.code === code);
    if (!choice) return;
    const aside = this.asides.some((one) => one.verb === choice.verb) ? choice.verb : null;
    const way = choice.isPlain ? null : choice.way;
    this.put({ ...NOTHING, aside, dice: layOut(choice.dice), code, way });
  }

  private put(change: Partial<Picked>): void {
    this.picked = { ...this.pick, ...change, decision: this.decision, language: words.language };
  }
}
