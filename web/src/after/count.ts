// The count in the order in which it is told: few sources, each with its colour and picture.
import type { Shapes } from '../api/types';

export type Source = Shapes['SourceShown'];

export interface Part {
  readonly kind: string;
  readonly colour: string;
  readonly icon: string;
  /** The words of the server where one source stands alone; null where several are added up. */
  readonly words: string | null;
  readonly points: readonly number[];
  /** Of a character: the seat that held it. */
  readonly holder?: number | null;
}

interface Kind {
  readonly kind: string;
  readonly colour: string;
  readonly icon: string;
}

/** Sources that are told together, in this order; characters and whatever is not named stand alone. */
const KINDS: readonly (Kind & { readonly keys: readonly string[] })[] = [
  { kind: 'events', keys: ['events', 'black_dice'], colour: 'ev', icon: 'i-swords' },
  { kind: 'cathedral', keys: ['cathedral'], colour: 'ca', icon: 'b-cathedral' },
  { kind: 'trades', keys: ['activity', 'activities'], colour: 'tr', icon: 'i-hammer' },
  { kind: 'places', keys: ['tradesman'], colour: 'pl', icon: 'cit-n' },
  { kind: 'standing', keys: ['presence'], colour: 'st', icon: 'banner' },
  { kind: 'residents', keys: ['residents'], colour: 'pl', icon: 'cit-n' },
  { kind: 'pairs', keys: ['pairs'], colour: 'tr', icon: 'denier' },
  { kind: 'levels', keys: ['level'], colour: 'no', icon: 'i-close' },
];
const ALONE: readonly string[] = ['c1', 'c2', 'c3', 'c4'];

/** `holder` tells which seat held a character. */
export function partsOf(
  sources: readonly Source[],
  game: string,
  holder: (character: string) => number | null = () => null,
): Part[] {
  const isDice = game === 'dice';
  const known = new Set(KINDS.flatMap((kind) => kind.keys));
  if (isDice) known.delete('cathedral');
  const together = KINDS.filter((kind) => !isDice || kind.kind !== 'cathedral').flatMap(({ keys, ...kind }) => {
    const found = sources.filter((source) => keys.includes(source.key));
    return found.length > 0 ? [{ ...kind, words: null, points: sum(found) }] : [];
  });
  const alone = sources
    .filter((source) => !known.has(source.key))
    .map((source, at) => ({
      kind: source.key,
      colour: ALONE[at % ALONE.length]!,
      icon: source.key === 'character' ? `p-${source.detail.replaceAll('_', '-')}` : isDice ? 'b-cathedral' : 'i-star',
      words: source.source,
      points: source.points,
      holder: source.key === 'character' ? holder(source.detail) : null,
    }));
  // every character of the game is named, also one that gave nobody anything
  const isTold = (part: Part): boolean => part.kind === 'character' || part.points.some(Boolean);
  const levels = together.filter((part) => part.kind === 'levels');
  return [...together.filter((part) => part.kind !== 'levels'), ...alone, ...levels].filter(isTold);
}

function sum(sources: readonly Source[]): number[] {
  return sources[0]!.points.map((_, seat) => sources.reduce((total, source) => total + source.points[seat]!, 0));
}

/** Who stands where: the best first; the same points keep the order of the seats. */
export function ranking(scores: readonly number[]): number[] {
  return scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]! || a - b);
}
