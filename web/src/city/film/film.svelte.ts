// The film of a game of the city: the board follows what is told, beat by beat, while the truth is there already. It
// also knows what has changed since one's own turn, and shows any beat again.
import { untrack } from 'svelte';
import type { Beat } from '../../api/types';
import { aloud } from '../../play/talk/beats';
import { pageClock, type Clock } from '../../play/time/clock';
import { BACK, OWN, type PartName } from '../../play/time/lengths';
import { timed, isPhase, type TimedBeat } from '../../play/time/told';
import { Timeline, type Telling } from '../../play/time/timeline';
import type { Game } from '../../play/state/game.svelte';
import { settings } from '../../settings.svelte';
import { cityView, type CityView } from '../view';
import { soundOf } from './sounds';
import { actsIn, partsOf } from './parts';
import { staged } from './staging';
import { stillOf, type Still } from './still';

/** What is told of a beat: the beats inside it that are new, and the board after them where the server showed it. */
interface Scene {
  readonly unit: TimedBeat;
  readonly inside: readonly Beat[];
  readonly after: CityView | null;
  readonly truth: CityView;
  readonly isUndo: boolean;
}

/** What is told now. */
export interface Told {
  readonly unit: TimedBeat;
  readonly inside: readonly Beat[];
  readonly still: Still;
  readonly parts: readonly PartName[];
  readonly part: number;
  /** How long this part takes; 0 for a still. */
  readonly length: number;
}

/** Somebody who lets things travel over the board, told before it changes. */
type Traveller = (beats: readonly Beat[], part: PartName, length: number, still: Still) => void;

const insideOf = ({ beat }: TimedBeat): readonly Beat[] => beat.inside ?? [];
const OF_ROUND = ['end', 'activities', 'income', 'workforce', 'threats', 'event', 'black_dice'];

export class Film {
  readonly units: readonly TimedBeat[] = $derived.by(() => timed(this.game.messages));
  told = $state.raw<Told | null>(null);
  /** A beat that is shown once more, as a still. */
  again = $state.raw<TimedBeat | null>(null);
  /** The board as it stands after what was told; null while that is the truth. */
  view = $state.raw<CityView | null>(null);
  isPaused = $state(false);
  waiting = $state(0);
  /** Nothing moves any more: what may be done is lit. */
  isQuiet = $state(true);
  /** A beat that was taken back: its chip is struck out, then goes. */
  struck = $state.raw<TimedBeat | null>(null);
  private toldTo = $state(Infinity);

  private readonly timeline: Timeline<Scene>;
  private base: CityView | null = null;
  /** The board before the beat that is told now. */
  private before: CityView | null = null;
  /** How much of each beat has been given to be told. */
  private heard = new Map<number, number>();
  private floor = -1;
  /** As the last frame has it. */
  private known: { truth: CityView | null; units: readonly TimedBeat[] } = { truth: null, units: [] };
  private travellers = new Set<Traveller>();

  constructor(
    readonly game: Game,
    clock: Clock = pageClock,
  ) {
    this.timeline = new Timeline<Scene>(
      clock,
      { play: (one, part, length) => this.play(one, part, length), end: (one) => this.end(one), now: () => this.now() },
      { pace: () => settings.speed, waits: () => settings.waits, isHidden: () => document.hidden },
    );
    untrack(() => this.begin());
  }

  // ---- what the page asks ----------------------------------------------------------------------------------------------

  get isTelling(): boolean {
    return this.told !== null || this.waiting > 0;
  }

  /** Whose turns have been told since one's own; who only watches sees the last round of turns. */
  readonly since: readonly TimedBeat[] = $derived.by(() => {
    const turns = this.units.filter((unit) => !isPhase(unit) && unit.seat !== null);
    const { you } = this.game;
    const own = turns.findLastIndex(({ seat }) => seat === you);
    const after = you === null ? turns.slice(-(this.game.state?.seats.length ?? 1)) : turns.slice(own + 1);
    return after.filter(this.isTold);
  });

  /** The steps of the round that has just begun, until somebody who looks acts in it. */
  readonly round: readonly TimedBeat[] = $derived.by(() => {
    const here = this.units.slice(this.units.findLastIndex(({ beat }) => beat.kind === 'end') + 1);
    const { you } = this.game;
    const hasActed = here.some(({ seat, beat }) => beat.kind === 'turn' && (you === null || seat === you));
    return hasActed ? [] : here.filter(isRound);
  });

  isTold = (unit: TimedBeat): boolean => unit.number <= this.toldTo;

  readonly shown: { unit: TimedBeat; still: Still; isNow: boolean } | null = $derived.by(() => {
    const { again, told } = this;
    if (again) return { unit: again, still: stillOf(again.seat, insideOf(again)), isNow: false };
    return told && { unit: told.unit, still: told.still, isNow: true };
  });

  /** Marks of what was told since one's own turn, without what is shown now. */
  readonly marks: readonly Still[] = $derived.by(() =>
    this.since.filter(({ number }) => number !== this.shown?.unit.number).map((unit) => this.markOf(unit)),
  );

  /** What is told now, to be read out where no chronicle is open. */
  readonly said: string = $derived(this.told ? aloud(this.told.inside) : '');

  /** What the bar says: the beat that is told or shown again; while chips alone come, the last one. */
  readonly caption: { unit: TimedBeat; inside: readonly Beat[] } | null = $derived.by(() => {
    const { again, told } = this;
    if (again) return { unit: again, inside: insideOf(again) };
    if (told) return { unit: told.unit, inside: told.inside };
    const last = this.isTelling || this.isPaused ? this.units.findLast(this.isTold) : undefined;
    return last ? { unit: last, inside: insideOf(last) } : null;
  });

  /** Dice of a round that is over are nobody's any more. */
  private markOf(unit: TimedBeat): Still {
    const still = stillOf(unit.seat, insideOf(unit));
    const night = this.units.findLast(({ beat }) => beat.kind === 'end');
    return night && unit.number < night.number ? { ...still, dice: [] } : still;
  }

  travel(one: Traveller): () => void {
    this.travellers.add(one);
    return () => this.travellers.delete(one);
  }

  // ---- what a person does ----------------------------------------------------------------------------------------------

  pause(): void {
    this.timeline.pause();
    this.follow();
  }

  toggle(): void {
    if (this.isPaused) {
      this.again = null;
      this.timeline.resume();
    } else this.timeline.pause();
    this.follow();
  }

  /** On: from a beat that is shown again to the one after it, else to the next that is to be told. */
  next(): void {
    const told = this.units.filter(this.isTold);
    const at = this.again ? told.findIndex(({ number }) => number === this.again!.number) : told.length;
    if (at >= 0 && at < told.length - 1) this.again = told[at + 1]!;
    else {
      this.again = null;
      this.timeline.next();
    }
    this.follow();
  }

  /** The beat before; the telling waits meanwhile. */
  back(): void {
    const told = this.units.filter(this.isTold);
    const from = this.again ?? this.told?.unit;
    const at = from ? told.findIndex(({ number }) => number === from.number) : told.length;
    const before = told[(at < 0 ? told.length : at) - 1];
    if (!before) return;
    if (this.isTelling) this.timeline.pause();
    this.again = before;
    this.follow();
  }

  toNow(): void {
    this.again = null;
    this.timeline.toNow();
    this.follow();
  }

  show(unit: TimedBeat | null): void {
    this.again = unit;
  }

  close(): void {
    this.timeline.forget();
  }

  // ---- what the game tells ---------------------------------------------------------------------------------------------

  /** Everything up to here has happened before anybody looked. */
  private begin(): void {
    this.timeline.forget();
    this.heard.clear();
    const units = timed(this.game.messages);
    this.known = { truth: cityView(this.game.state?.view), units };
    for (const unit of units) this.heard.set(unit.number, insideOf(unit).length);
    this.floor = units.at(-1)?.number ?? -1;
    this.toldTo = this.floor;
    this.base = this.known.truth;
    this.told = this.again = this.view = null;
    this.follow();
  }

  /** A frame has come. `isAnew`: the game was asked for from the beginning. */
  hear(isAnew: boolean): void {
    const truth = cityView(this.game.state?.view);
    if (isAnew || truth === null || this.base === null) return this.begin();
    const units = timed(this.game.messages);
    if (this.hasOwn(units)) this.toNow(); // whoever acts has seen enough
    const wasOwn = this.known.units.at(-1)?.seat === this.game.you;
    if (this.game.news.some(({ kind }) => kind === 'undo')) this.takeBack(units, truth);
    const scenes = this.fresh(units, truth);
    this.known = { truth, units };
    const isHeld = this.hasUntold(units);
    if (scenes.length > 0) {
      if (!isHeld) scenes[scenes.length - 1] = { ...scenes.at(-1)!, after: truth };
      if (wasOwn || scenes[0]!.unit.seat === this.game.you) this.timeline.seal();
      this.view ??= this.base;
      this.timeline.tell(...scenes.map((scene) => this.telling(scene)));
    } else if (isHeld) this.view ??= this.base;
    else if (!this.timeline.isTelling) this.settle();
    this.follow();
  }

  /** Something of one's own is new. */
  private hasOwn(units: readonly TimedBeat[]): boolean {
    const { you } = this.game;
    return you !== null && units.some((unit) => unit.seat === you && insideOf(unit).length > this.heardOf(unit));
  }

  /** How much of a beat was given to be told; all of it if it came before anybody looked. */
  private heardOf({ number }: TimedBeat): number {
    return this.heard.get(number) ?? (number <= this.floor ? Infinity : 0);
  }

  /** What is new and may be told: of a beat that somebody else is still at, nothing yet. */
  private fresh(units: readonly TimedBeat[], truth: CityView): Scene[] {
    return units.flatMap((unit) => {
      const inside = insideOf(unit).slice(this.heardOf(unit));
      if (inside.length === 0 || (unit.open && this.isBusy(unit))) {
        // one's own are seen as they are done
        if (unit.seat === this.game.you && inside.length > 0) this.heard.set(unit.number, insideOf(unit).length);
        return [];
      }
      this.heard.set(unit.number, insideOf(unit).length);
      this.floor = Math.max(this.floor, unit.number);
      return [{ unit, inside, after: null, truth, isUndo: false }];
    });
  }

  /** Nobody else has to decide: more of it comes at once. */
  private isBusy({ seat }: TimedBeat): boolean {
    const pending = this.game.state?.pending ?? [];
    return seat !== null && pending.length === 1 && pending[0] === seat;
  }

  /** Somebody else is in the middle of a turn, and the truth holds more than may be told. */
  private hasUntold(units: readonly TimedBeat[]): boolean {
    const last = units.at(-1);
    if (!last || last.seat === this.game.you) return false;
    return insideOf(last).length > this.heardOf(last);
  }

  /** Beats that are shorter than they were, or gone: what was told of them runs backwards. */
  private takeBack(units: readonly TimedBeat[], truth: CityView): void {
    for (const [number, told] of this.heard) {
      const unit = units.find((one) => one.number === number);
      const left = unit ? insideOf(unit).length : 0;
      if (left >= told) continue;
      if (left === 0) this.heard.delete(number);
      else this.heard.set(number, left);
      const wasTold = this.timeline.retract(number);
      if (wasTold) this.undo(number, unit, truth);
    }
    // what is done instead comes under the same numbers
    this.floor = Math.min(this.floor, units.at(-1)?.number ?? -1);
    this.toldTo = Math.min(this.toldTo, this.floor);
  }

  private undo(number: number, unit: TimedBeat | undefined, truth: CityView): void {
    const gone = this.known.units.find((one) => one.number === number) ?? unit;
    if (!gone) return;
    this.struck = gone;
    this.timeline.tell({
      number,
      parts: [{ name: 'back', length: BACK }],
      what: { unit: gone, inside: [], after: truth, truth, isUndo: true },
    });
  }

  private telling(scene: Scene): Telling<Scene> {
    const { unit, inside } = scene;
    const isOwn = unit.seat !== null && unit.seat === this.game.you;
    const parts = isOwn ? [{ name: 'bring' as const, length: OWN }] : partsOf(unit, inside);
    return { number: unit.number, parts, isPhase: isRound(unit), what: scene };
  }

  // ---- the stage -------------------------------------------------------------------------------------------------------

  private play({ parts, what: scene }: Telling<Scene>, part: number, length: number): void {
    const { unit, inside, truth, isUndo } = scene;
    if (part === 0) this.before = this.view ?? this.base;
    const name = parts[part]!.name;
    const still = stillOf(unit.seat, inside);
    const beats = beatsAt(inside, name, unit.seat === this.game.you || isRound(unit));
    if (length > 0) for (const one of this.travellers) one(beats.now, name, length, still);
    soundOf(name, beats.now);
    this.told = { unit, inside, still, parts: parts.map((one) => one.name), part, length };
    this.toldTo = Math.max(this.toldTo, unit.number);
    if (isUndo) this.view = scene.after;
    else if (this.before) this.view = staged(this.before, topped(unit, beats.soFar), truth);
    this.follow();
  }

  private end({ what: { unit, inside, after, truth, isUndo } }: Telling<Scene>): void {
    const from = this.told?.unit === unit ? this.before : (this.view ?? this.base);
    this.base = after ?? (isUndo || !from ? from : staged(from, topped(unit, inside), truth));
    this.view = this.base;
    this.told = null;
    this.before = null;
    this.toldTo = Math.max(this.toldTo, unit.number);
    if (isUndo) this.struck = null;
  }

  private now(): void {
    this.told = null;
    if (this.hasUntold(this.known.units)) this.view = this.base;
    else this.settle();
    this.follow();
  }

  private settle(): void {
    this.base = this.known.truth;
    this.view = null;
  }

  private follow(): void {
    this.waiting = this.timeline.waiting;
    this.isPaused = this.timeline.isPaused;
    this.isQuiet = !this.timeline.isTelling || this.timeline.isResting;
  }
}

const isRound = (unit: TimedBeat): boolean => isPhase(unit) && OF_ROUND.includes(unit.beat.kind);

/** The beats of a part, and those up to its end. A step and one's own move happen in one go. */
function beatsAt(
  inside: readonly Beat[],
  name: PartName,
  isWhole: boolean,
): { now: readonly Beat[]; soFar: readonly Beat[] } {
  if (isWhole || name === 'rest') return { now: name === 'rest' ? [] : inside, soFar: inside };
  const acts = actsIn(inside);
  if (name === 'take') return { now: acts.take, soFar: acts.take };
  if (name === 'do') return { now: acts.do, soFar: [...acts.take, ...acts.do] };
  return { now: acts.bring, soFar: inside };
}

/** Beats inside the turn or step they belong to, which says the phase. */
const topped = ({ beat }: TimedBeat, inside: readonly Beat[]): readonly Beat[] => [
  { kind: beat.kind, seat: beat.seat, inside },
];
