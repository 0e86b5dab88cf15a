// A turn of the city in the parts it is told in: what is taken, what is done with it, what it brings.
import type { Beat, Run } from '../../api/types';
import { plainly, toldIn, walk } from '../../play/talk/beats';
import { stepParts, turnParts, type Part } from '../../play/time/lengths';
import { isPhase, type TimedBeat } from '../../play/time/told';

export interface Acts {
  readonly take: readonly Beat[];
  readonly do: readonly Beat[];
  readonly bring: readonly Beat[];
}

const MANNED = ['citizen'];
const isLot = (beat: Beat): boolean => walk([beat]).some(({ kind }) => kind === 'lot');
/** Somebody is hired or comes to live somewhere. */
const isGoing = (beat: Beat): boolean =>
  walk([beat]).some(
    ({ kind, moved = [] }) =>
      kind === 'pays_hire' || moved.some(({ what, after }) => MANNED.includes(what) && after?.kind !== 'supply'),
  );

/** What was done before the dice were taken (a die thrown again, a citizen recruited) belongs to the taking. */
export function actsIn(beats: readonly Beat[]): Acts {
  const lot = beats.findLastIndex(isLot);
  const rest = beats.slice(lot + 1);
  const going = rest.findLastIndex(isGoing);
  return { take: beats.slice(0, lot + 1), do: rest.slice(0, going + 1), bring: rest.slice(going + 1) };
}

/** How often a beat brings something. */
const gains = (beats: readonly Beat[]): number =>
  walk(beats).filter(({ changes = [], moved = [] }) => changes.length + moved.length > 0).length;

export function partsOf(one: Pick<TimedBeat, 'seat' | 'beat'>, inside: readonly Beat[]): readonly Part[] {
  if (isPhase(one)) return stepParts(one.beat.kind);
  const acts = actsIn(inside);
  return turnParts({
    takes: gains(acts.take) > 0,
    does: gains(acts.do) > 0,
    brings: gains(acts.bring),
    letters: plainly(sentence(inside)).length,
  });
}

/** The longest sentence that fits two lines of the bar. */
export const LONGEST = 150;

/** What is told of a beat in one breath: its sentences, repeated ones once; where they are too long the first go. */
export function sentence(beats: readonly Beat[]): readonly Run[] {
  const found: { text: readonly Run[]; plain: string; times: number }[] = [];
  for (const { text } of toldIn(beats)) {
    const plain = plainly(text);
    const last = found.at(-1);
    if (last?.plain === plain) last.times += 1;
    else found.push({ text, plain, times: 1 });
  }
  const length = (): number => found.reduce((sum, { plain }) => sum + plain.length + 1, 0);
  while (found.length > 1 && length() > LONGEST) found.shift();
  return found.flatMap(({ text, times }, at) => [
    ...(at > 0 ? [' '] : []),
    ...text,
    ...(times > 1 ? [` × ${times}`] : []),
  ]);
}
