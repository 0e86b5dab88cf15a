// A game that is walked through: its table, its steps in words, and the table that goes on from it.
import type { State } from '../api/types';
import { t } from '../words/words.svelte';
import type { Then } from './chart';
import type { Step, Whole } from './tape.svelte';

/** A file knows names and options; the board asks for little else. */
export function tableOf({ game, options, names }: Whole, you: number | null): State {
  const nobody = { kind: 'person', person: null, level: null, bank: null, deadline: null };
  const seats = names.map((name, seat) => ({ ...nobody, seat, name }));
  return { game, options, seats, you, status: 'over' } as unknown as State;
}

/** A step that changes nothing to be seen: who took it. */
export function quietly({ step, seat }: Pick<Step, 'step' | 'seat'>, { seats }: State): string {
  if (step === 0) return t('replay-start');
  return seat === null ? t('replay-chance') : t('replay-quiet', { who: seats[seat]?.name ?? '' });
}

/** The last turn that has begun after so many moves. */
export const turnAt = (turns: readonly Then[], move: number): number =>
  Math.max(
    0,
    turns.findLastIndex((one) => one.move <= move),
  );

/** Who tries again plays their own seats, or the one they look from; everybody else is played by who it was, or as them. */
export function seatsAgain(table: State, looked: number | null): Readonly<Record<string, unknown>>[] {
  const wanted = looked ?? table.you ?? 0;
  const yours = table.yours?.includes(wanted) ? table.yours : [wanted];
  return table.seats.map(({ seat, name }) => {
    if (!yours.includes(seat)) return { kind: 'same' };
    return table.yours?.includes(seat) ? { kind: 'me', name } : { kind: 'me' };
  });
}
