// The move that is being made: dice first or place first, filtered from the legal moves. Nothing here knows a rule.
// It is what is asked (Asked), what has been clicked together (Picks) and what that offers (Offering); here is what
// a click does to it.
import { untrack } from 'svelte';
import type { Beat, DeedSent, Preview, Run, Sums } from '../../api/types';
import { isFirst } from '../../help/played';
import { plainly } from '../../play/talk/beats';
import { sound } from '../../play/talk/sound';
import { settings } from '../../settings.svelte';
import { words } from '../../words/words.svelte';
import { ofThisMove } from '../beats';
import type { Choice } from './choice';
import { takenOn } from './task';
import { sendGathered, undoGathered } from './task-steps';
import { keyOf, layOut, ownDice, sameDie, without } from './lots';
import type { CityMoveLike, DieId, DieState, Target, TargetState } from './move-like';
import { Offering } from '../charter/offering.svelte';
import { LARGEST_LOT, type Aside, type Option } from '../charter/offers';
import { NOTHING } from './picked';
import { shortened } from '../charter/results';
import { deniers, listed } from '../board/runs';
import { blackDie, coloursAt, nameOf, verbAt } from './targets';
import { likelyDice, lotSent, siteFor } from '../charter/why-not';

/** Milliseconds: two clicks within them are one, of somebody used to clicking twice. */
const DOUBLE = 350;
const IDLE: Target = { state: 'idle' };

/** A place with what is told there, if there is something to tell. */
const told = (state: TargetState, runs: readonly Run[]): Target =>
  runs.length === 0 ? { state } : { state, text: plainly(runs), runs };

export class CityMove extends Offering implements CityMoveLike {
  private pointed = $state<string | null>(null);
  private pressedAt = -Infinity;

  // ---- dice ------------------------------------------------------------------------------------------------------

  die(id: DieId): DieState {
    if (this.isIdle || (this.usable.size === 0 && this.task === null)) return 'rest';
    if (this.dice.some((die) => sameDie(die, id))) return 'chosen';
    if (this.task !== null) return id.owner !== this.me ? 'rest' : this.dice.length < this.task.most ? 'can' : 'idle';
    if (this.joinable.has(keyOf(id))) return 'can';
    return this.isTooDear(id) ? 'dear' : 'idle';
  }

  /** Somebody else's die that fits the others but is in no legal lot: what is missing is money. */
  private isTooDear(id: DieId): boolean {
    if (!this.isBoard || id.owner === this.me || id.colour === 'purple') return false;
    const { dice, view } = this;
    const site = this.things.get(this.broker ?? '');
    if (site && view && !coloursAt(site, view).includes(id.colour)) return false;
    // dice that go together elsewhere can be paid
    if (this.isLot([...dice, id])) return false;
    return dice.length < LARGEST_LOT && dice.every((die) => die.colour === id.colour || die.colour === 'purple');
  }

  private isLot(dice: readonly DieId[]): boolean {
    return this.scope.some((choice) => without(choice.dice, dice.map(keyOf)) !== null);
  }

  price(id: DieId): number | null {
    return this.dice.some((die) => sameDie(die, id)) ? (this.dicePrices.get(keyOf(id)) ?? null) : null;
  }

  clickDie(id: DieId): void {
    if (this.isIdle) return;
    const state = this.die(id);
    if (state === 'chosen') this.useDice(this.dice.filter((die) => !sameDie(die, id)));
    else if (state === 'can') this.useDice([...this.dice, id]);
    else if (this.startsAnew(id)) this.anotherLot(id);
    else if (this.isBoard) void this.explainLot([...this.dice, id]);
    else if (this.task?.kind === 'fight' && id.owner !== this.me)
      this.put({ why: { target: null, text: words.t('move-only_own') } });
  }

  /** A die of another colour begins another lot. */
  private startsAnew(id: DieId): boolean {
    const isOther = this.broker !== null || this.dice.some((die) => die.colour !== id.colour);
    return isOther && this.usable.has(keyOf(id));
  }

  /** Dice that were put together are not thrown away by one click: the next one on the same die does it. */
  private anotherLot(id: DieId): void {
    const isMeant = this.dice.length === 0 || (this.why?.anew !== undefined && sameDie(this.why.anew, id));
    if (isMeant) return this.beginWith(id);
    const place = this.broker ?? this.chosen?.targets[0];
    const isOneColour = this.dice.every((die) => die.colour === id.colour);
    if (isOneColour && place !== undefined) return void this.explain(place, [...this.dice, id], id);
    this.put({ why: { target: null, text: words.t('move-one_colour'), anew: id } });
  }

  beginWith(id: DieId): void {
    this.put({ ...NOTHING, dice: [id] });
  }

  private useDice(dice: readonly DieId[]): void {
    if (this.task !== null) return this.put({ dice, why: null });
    const target = this.broker ?? this.chosen?.targets[0] ?? null;
    this.put({ dice, code: null, why: null });
    if (dice.length === 0) return this.put({ way: null });
    // whatever was chosen stays chosen while the dice still suit it
    const still = target === null ? undefined : this.at(target);
    const only = !this.isBoard && this.exact.length === 1 ? this.exact[0] : undefined;
    const choice = still ?? only;
    if (choice) this.put({ code: choice.code });
  }

  // ---- places ----------------------------------------------------------------------------------------------------

  private readonly lights: ReadonlyMap<string, Target> = $derived.by(() => {
    const lights = new Map<string, Target>();
    if (this.isIdle) return lights;
    for (const option of this.options) {
      for (const target of option.choice.targets) if (!lights.has(target)) lights.set(target, this.light(option));
    }
    if (this.task?.isOpen)
      for (const value of this.view?.black_dice ?? []) lights.set(nameOf(blackDie(value)), { state: 'lit' });
    for (const value of this.enemies) lights.set(nameOf(blackDie(value)), { state: 'chosen' });
    const { broker, why } = this;
    if (broker !== null && this.isBoard && this.dice.length === 0) lights.set(broker, this.brokered);
    if (why?.target) lights.set(why.target, { state: 'why', text: why.text });
    return lights;
  });

  private light(option: Option): Target {
    const state = option.code === this.pick.code ? 'chosen' : 'lit';
    const cube = option.cube && words.t('move-cube', { card: option.cube });
    const result = shortened(option.results, this.dicePrice, option.target);
    return told(state, listed([cube ? [cube] : [], result].filter((runs) => runs.length > 0)));
  }

  /** What the place that was clicked first costs at least. */
  private readonly brokered: Target = $derived.by(() => {
    const cheapest = this.lots[0];
    const n = cheapest ? this.cost(cheapest) : null;
    if (n === null) return { state: 'broker' };
    return told('broker', n === 0 ? [words.t('dice-price-free')] : words.pieces('move-from', { price: [deniers(n)] }));
  });

  /** What is known of the move that is pointed at, else of the one that is chosen. */
  private readonly looked: Preview | undefined = $derived.by(() => {
    const pointed = this.options.find((option) => option.choice.targets.includes(this.pointed ?? ''));
    const code = pointed?.code ?? this.pick.code;
    return code === null ? undefined : this.preview(code);
  });
  readonly ghost: readonly Sums[] = $derived(this.looked?.seats ?? []);
  readonly foreseen: readonly Beat[] = $derived.by(() => {
    const { beats = [], later = [] } = this.looked ?? {};
    return [...ofThisMove(beats), ...ofThisMove(later)];
  });

  target(id: string): Target {
    return this.lights.get(id) ?? IDLE;
  }

  clickTarget(id: string): void {
    if (this.isIdle) return;
    const enemy = this.task?.isOpen ? this.view?.black_dice.find((value) => nameOf(blackDie(value)) === id) : undefined;
    if (enemy !== undefined) return this.takeOn(enemy);
    const choice = this.options.find((option) => option.choice.targets.includes(id))?.choice;
    if (choice) return this.press(choice.code);
    if (this.isTurn && this.aside !== null) this.put({ ...NOTHING });
    if (!this.isTurn) return;
    if (this.broker === id && this.dice.length === 0) return this.put({ broker: null, why: null });
    if (this.dice.length > 0) return void this.explain(id, this.dice);
    const isPossible = this.scope.some((one) => one.targets.includes(id));
    if (isPossible) this.put({ broker: id, code: null, why: null });
    else void this.explain(id);
  }

  private takeOn(value: number): void {
    const there = this.view?.black_dice ?? [];
    this.put({ enemies: takenOn(value, there, this.task?.enemies ?? [], this.pick.enemies), why: null });
  }

  pointTarget(id: string | null): void {
    // also told while the board is being redrawn, when what had the focus is taken away
    untrack(() => (this.pointed = id));
  }

  /** A click on an answer or a place. Again on what is chosen seals it, where nothing comes up that one could not know. */
  press(code: string): void {
    const isAgain = this.pick.code === code;
    const isDouble = this.isTurn && performance.now() - this.pressedAt < DOUBLE;
    this.pressedAt = performance.now();
    if (isAgain && this.sealsAgain) return isDouble ? undefined : void this.play();
    this.choose(code);
  }

  private get sealsAgain(): boolean {
    if (!settings.quick || this.task !== null) return false;
    if (!this.isTurn) return true;
    return !isFirst(this.game.id) && this.preview(this.pick.code ?? '')?.later.length === 0;
  }

  /** Choose a line of the charter; again, to think again. */
  choose(code: string): void {
    if (this.isIdle) return;
    this.put({ code: this.pick.code === code ? null : code, why: null });
  }

  /** Take a lot that was offered for a place. */
  chooseLot(choice: Choice): void {
    this.put({ dice: layOut(choice.lot), code: choice.code, way: choice.isPlain ? null : choice.way, why: null });
  }

  chooseWay(way: string | null): void {
    const target = this.chosen?.targets[0];
    this.put({ way, code: null, why: null });
    const choice = target === undefined ? undefined : this.at(target);
    if (choice) this.put({ code: choice.code });
  }

  chooseAside(aside: Aside | null): void {
    if (this.isIdle) return;
    if (aside === null || aside.verb === this.aside) return this.put({ ...NOTHING });
    const only = aside.choices.length === 1 ? aside.choices[0] : undefined;
    this.put({ ...NOTHING, aside: aside.verb, code: only?.code ?? null });
  }

  // ---- why not ---------------------------------------------------------------------------------------------------

  /** Ask why dice cannot do something somewhere; without any, those that one would try. */
  private async explain(target: string, dice?: readonly DieId[], anew?: DieId): Promise<void> {
    const [site, { view }] = [this.things.get(target), this];
    const verb = site && verbAt(site);
    if (!site || !verb || view === null) return;
    const tried = dice ?? likelyDice(site, view, this.me);
    if (tried.length === 0) return this.put({ why: { target, text: words.t('move-no_dice') } });
    await this.ask(anew ? null : target, { verb, target: site, dice: lotSent(tried, view) }, anew);
  }

  private async explainLot(dice: readonly DieId[]): Promise<void> {
    const site = this.view && siteFor(dice, this.view);
    const verb = site && verbAt(site);
    if (site && verb) await this.ask(null, { verb, target: site, dice: lotSent(dice, this.view!) });
  }

  /** Why influence cannot be spent on something now. */
  async explainAside(verb: string): Promise<void> {
    const [die] = this.view === null ? [] : ownDice(this.view, this.seat);
    if (verb !== 'reroll') await this.ask(null, { verb });
    else if (die) await this.ask(null, { verb, dice: [{ owner: this.seat, colour: die.colour, value: die.value }] });
    else this.put({ why: { target: null, text: words.t('move-no_own_dice') } });
  }

  private async ask(target: string | null, deed: DeedSent, anew?: DieId): Promise<void> {
    const { decision } = this;
    const { language } = words;
    const reason = await this.game.whyNot(deed);
    if (this.isStill(decision) && language === words.language)
      this.put({ why: { target, text: reason ?? words.t('move-impossible'), ...(anew && { anew }) } });
  }

  // ---- doing it --------------------------------------------------------------------------------------------------

  async play(): Promise<boolean> {
    if (this.isIdle || !this.isReady) return false;
    sound('seal');
    if (this.task !== null) return sendGathered(this.game, this.task, this.pick);
    const { code } = this.chosen!;
    return this.game.play(code, this.preview(code)?.text);
  }

  /** Takes a move back that waits to be sent, else the last click; without one, the last move. */
  async undo(): Promise<void> {
    if (this.game.isBusy) return this.game.takeBack();
    if (!this.isEmpty) return this.back();
    await undoGathered(this.game);
  }

  private back(): void {
    if (this.task !== null && this.dice.length > 0) return this.put({ dice: this.dice.slice(0, -1), why: null });
    if (this.chosen !== null && this.dice.length > 0 && this.isBoard) return this.put({ code: null, why: null });
    if (this.dice.length > 0) return this.put({ dice: [], code: null, way: null, why: null });
    this.put({ ...NOTHING });
  }

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
    this.put({ ...NOTHING, aside, dice: layOut(choice.lot), code, way });
  }
}
