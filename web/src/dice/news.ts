// What the last messages mean for the board: the roll, what it burnt, and what everybody did before it.
import type { Effect, Message } from '../api/types';
import type { Sums } from './options';
import { sums } from './options';
import type { Colour, SheetShown } from './view';
import { FUNCTION, PRESTIGE, siteOf } from './view';

const isRoll = (effect: Effect): boolean => effect.what === 'die' && effect.amount > 0;
const lastRoll = (messages: readonly Message[]): Message | undefined =>
  messages.findLast((message) => message.effects?.some(isRoll));

/** What followed the last roll: plazas destroyed, dice of sheets crossed out or protected. */
export function afterRoll(messages: readonly Message[]): readonly Effect[] {
  const effects = lastRoll(messages)?.effects ?? [];
  return effects.slice(effects.findLastIndex(isRoll) + 1);
}

/** The buildings that the last roll crossed out on a sheet. */
export function justLost(after: readonly Effect[], seat: number, sheet: SheetShown): Set<string> {
  const dice = after
    .filter((effect) => effect.what === 'crossed' && effect.seat === seat)
    .map((effect) => String(effect.where));
  return new Set(dice.flatMap((die) => buildingsOf(die)).filter((site) => isLost(site, sheet)));
}

function buildingsOf(die: string): string[] {
  const [colour, column] = die.split(':') as [Colour, string];
  return [PRESTIGE, FUNCTION].map((rows) => siteOf(rows[colour], Number(column) - 1));
}

function isLost(site: string, sheet: SheetShown): boolean {
  const [row, column] = site.split(':') as [keyof SheetShown['buildings'], string];
  return sheet.buildings[row][Number(column) - 1] === 'lost';
}

/** The column in which a Fortress of this seat has just protected its dice; 0 for none. */
export function justProtected(after: readonly Effect[], seat: number): number {
  const found = after.find((effect) => effect.what === 'protected' && effect.seat === seat);
  return Number(String(found?.where ?? ':0').split(':')[1]);
}

/** The die that a seat has taken in this half-day, while others still choose. */
export function takenBy(messages: readonly Message[], seat: number | null): number | null {
  const own = messages.filter((message) => message.kind === 'move' && message.seat === seat && !message.is_whole_turn);
  const choices = own.flatMap((message) => message.effects ?? []).filter((effect) => effect.what === 'choice');
  const last = choices.at(-1)?.where;
  return last === undefined || last === null ? null : Number(last);
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
  const effects = (turn?.effects ?? []).filter((effect) => effect.seat === seat);
  const action = effects.find((effect) => effect.what === 'action');
  if (!action) return null;
  return {
    colour: (action.because?.key ?? 'red') as Colour,
    value: action.amount,
    built: effects.filter((effect) => effect.what === 'built').map((effect) => String(effect.where)),
    gained: sums(effects.filter((effect) => effect.what === 'circled' && effect.because?.key === 'die')),
  };
}

/** Goods and residents under their own names, what is spent as a loss: for the accounts. */
export function asFlows(messages: readonly Message[]): Message[] {
  return messages.map((message) => ({ ...message, effects: (message.effects ?? []).map(asFlow) }));
}

function asFlow(effect: Effect): Effect {
  const isFlow = effect.what === 'circled' || effect.what === 'spent' || effect.what === 'resident';
  const amount = effect.what === 'spent' ? -effect.amount : effect.amount;
  return isFlow ? { ...effect, what: String(effect.where), amount } : effect;
}

/** Whether a seat could pay for no die and was shown mercy, told together with the last roll. */
export const wasShownMercy = (messages: readonly Message[], seat: number): boolean =>
  (lastRoll(messages)?.effects ?? []).some((effect) => effect.seat === seat && effect.because?.key === 'mercy');
