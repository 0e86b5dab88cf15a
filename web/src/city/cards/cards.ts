// What activities and events tell, whichever way they lie: large at a desk, as rows on a phone.
import type { Run } from '../../api/types';
import { t } from '../../words/words.svelte';
import { isLit, type CityMoveLike, type Owner, type Target } from '../move/move-like';
import type { CityView, EventView, OpenCard } from '../view';

const KINDS = {
  delayed: { id: 'hourglass', size: 12 },
  mixed: { id: 'i-flip', size: 15 },
  endgame: { id: 'i-night', size: 15 },
} as const;

/** The rule in one sentence; once it is lit, its result. */
const sayAt = (target: Target, short: string): string => (isLit(target) ? (target.text ?? '') : short);
const runsAt = (target: Target): readonly Run[] => target.runs ?? [target.text ?? ''];

export function cardFacts(card: OpenCard, move: CityMoveLike) {
  const target = move.target(`card:${card.slot}`);
  return {
    target,
    gain: card.formula,
    said: sayAt(target, card.short),
    result: runsAt(target),
    dice: card.lot === 'any' ? ['red', 'white', 'yellow'] : [card.colour],
    /** null: every die counts by itself. */
    divisor: card.per_die ? null : card.divisor,
    cubes: Object.entries(card.cubes) as [Owner, number][],
    kind: card.kind === 'immediate' ? null : { ...KINDS[card.kind], height: 16, label: t(`board-kind-${card.kind}`) },
  };
}

/** What of the table an event's drawing shows. */
export type EventsSeen = Pick<CityView, 'king' | 'possessed' | 'ramparts'>;

export function eventFacts(event: EventView, view: EventsSeen, move: CityMoveLike) {
  const target = move.target(`event:${event.event}`);
  return {
    target,
    gain: event.formula,
    said: sayAt(target, event.short),
    result: runsAt(target),
    wash: event.colour === 'board' ? 'vellum-3' : `${event.colour}-wash`,
    /** Citizens that this event holds. */
    held: event.event.startsWith('possession') ? (view.possessed ?? []) : [],
    /** It is about to take something, and a cube could prevent it. */
    isThreat: event.event === view.ramparts?.threat?.event,
  };
}
