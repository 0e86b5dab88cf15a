// The messages of a game as they are to be read: without what was taken back, each turn told once.
import type { Message } from '../../api/types';

/** Adds new messages to those known. A turn that is told anew stands for what was told of it before. */
export function fold(known: readonly Message[], fresh: readonly Message[]): Message[] {
  let kept = [...known];
  const last = known.at(-1)?.seq ?? 0;
  for (const message of fresh) {
    if (message.seq <= last) continue;
    if (message.kind === 'undo') {
      const back = new Set(message.back);
      kept = kept.filter((one) => one.decision === undefined || !back.has(one.decision));
      continue;
    }
    if (message.kind === 'move' && message.is_whole_turn) {
      kept = kept.filter((one) => one.kind !== 'move' || one.is_whole_turn);
    }
    kept.push(message);
  }
  return kept;
}

/** The place of the last thing that somebody said; 0 if nobody has. */
export const lastSaid = (messages: readonly Message[]): number =>
  messages.findLast((message) => message.kind === 'chat')?.seq ?? 0;
