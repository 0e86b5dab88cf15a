// What the last messages mean for the board: the roll, what it burnt, and what everybody did before it.
import type { Beat, Message } from '../api/types';
import { walk } from '../play/talk/beats';
import type { Sums } from './move/options';
import { builtIn, sums } from './move/options';
import { colourOf, columnOf, ROWS, rowOf, siteOf, type Colour, type SheetShown } from './view';

const beatsIn = (message: Message | undefined): Beat[] => walk(message?.beats ?? []);
const isRoll = (beat: Beat): boolean => beat.kind === 'dice';
const lastRoll = (messages: readonly Message[]): Message | undefined =>
  messages.findLast((message) => beatsIn(message).some(isRoll));

/** What followed the last roll: plazas destroyed, dice of sheets crossed out or protected. */
export function afterRoll(messages: readonly Message[]): readonly Beat[] {
  const beats = beatsIn(lastRoll(messages));
  return beats.slice(beats.findLastIndex(isRoll) + 1);
}

/** The buildings that the last roll crossed out on a sheet. */
export function justLost(after: readonly Beat[], seat: number, sheet: SheetShown): Set<string> {
  const dice = after.filter((beat) => beat.kind === 'lost' && beat.seat === seat).map((beat) => beat.subject);
  return new Set(
    dice.flatMap((die) => buildingsOf(die?.key ?? '', die?.place ?? 0)).filter((site) => isLost(site, sheet)),
  );
}

const buildingsOf = (colour: string, column: number): string[] =>
  ROWS.filter((row) => colourOf(row) === colour).map((row) => siteOf(row, column - 1));

const isLost = (site: string, sheet: SheetShown): boolean => sheet.buildings[rowOf(site)][columnOf(site)] === 'lost';

/** The column in which a Fortress of this seat has just protected its dice; 0 for none. */
export const justProtected = (after: readonly Beat[], seat: number): number =>
  after.find((beat) => beat.kind === 'protected' && beat.seat === seat)?.subject?.place ?? 0;

const isTaking = (seat: number | null) => (beat: Beat) => beat.kind === 'takes' && beat.seat === seat;

/** The die that a seat has taken in this half-day, while others still choose. */
export function takenBy(messages: readonly Message[], seat: number | null): number | null {
  const own = messages.filter((message) => message.kind === 'move' && message.seat === seat && !message.is_whole_turn);
  return own.flatMap(beatsIn).findLast(isTaking(seat))?.subject?.place ?? null;
}

/** What a seat did in the half-day before this one. */
export interface Deed {
  readonly colour: Colour;
  readonly value: number;
  readonly built: readonly string[];
  readonly gained: Sums;
}

export function lastDeed(messages: readonly Message[], seat: number): Deed | null {
  const turn = messages.findLast((message) => message.kind === 'move' && message.is_whole_turn);
  const taken = beatsIn(turn).find(isTaking(seat));
  const [die] = taken?.dice ?? [];
  if (!taken || !die) return null;
  return {
    colour: die.colour as Colour,
    value: die.value,
    built: builtIn(turn?.beats ?? [], seat),
    gained: sums((taken.changes ?? []).filter((change) => change.because?.key === 'die')),
  };
}

/** Whether a seat could pay for no die and was shown mercy, told together with the last roll. */
export const wasShownMercy = (messages: readonly Message[], seat: number): boolean =>
  beatsIn(lastRoll(messages)).some((beat) => beat.kind === 'mercy' && beat.seat === seat);
