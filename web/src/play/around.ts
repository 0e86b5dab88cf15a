// What happened around the table that somebody has to know: how a seat was lost, and who ended a game before its end.
import type { Message, State } from '../api/types';
import { t } from '../words/words.svelte';
import { aloud } from './talk/beats';

const LOST = ['kicked', 'replaced', 'time'] as const;

/** How somebody has lost the seat they had, as a sentence; empty if they have not. */
export function seatLost(state: State | null, messages: readonly Message[], person: string | undefined): string {
  const message = loss(state, messages, person);
  const reason = LOST.find((one) => one === message?.reason);
  if (!message || !reason) return '';
  const why = t(`lost-${reason}`);
  return message.seated === 'bot' ? `${why} ${t('lost-bot', { bot: message.name ?? '' })}` : why;
}

/** Whoever was sent away does not come back. */
export const isSentAway = (state: State | null, messages: readonly Message[], person: string | undefined): boolean =>
  loss(state, messages, person)?.reason === 'kicked';

function loss(state: State | null, messages: readonly Message[], person: string | undefined): Message | undefined {
  if (state === null || state.you !== null || person === undefined) return undefined;
  return messages.findLast((one) => one.kind === 'seat' && one.person === person);
}

/** How a game has ended that was not played to its end; empty if the server has not told. */
export const endTold = (messages: readonly Message[]): string =>
  aloud(messages.findLast((one) => one.kind === 'end')?.beats ?? []);
