// What has been clicked together so far.
import type { Language } from '../../words/words.svelte';
import type { DieId } from './move-like';

export interface Picked {
  /** The decision it was picked for: it counts for no other. */
  readonly decision: string;
  /** The language in which `why` is told. */
  readonly language: Language;
  readonly dice: readonly DieId[];
  /** Black dice that are taken on besides those that must be. */
  readonly enemies: readonly number[];
  /** The move that is chosen, waiting to be played. */
  readonly code: string | null;
  /** A place that was clicked before any dice. */
  readonly broker: string | null;
  /** The way of using the dice, if not the plain one. */
  readonly way: string | null;
  /** Something besides the decision itself: rolling a die again, for example. */
  readonly aside: string | null;
  readonly why: {
    readonly target: string | null;
    readonly text: string;
    /** A die with which another lot could begin. */
    readonly anew?: DieId;
  } | null;
}

const KEY = 'troyes.picked';

interface Kept {
  readonly game: string;
  readonly picked: Picked;
}

/** What was chosen in this window before it was loaded anew. */
export function keptPick(game: string): Picked | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.game === game ? { ...NOTHING, ...kept.picked, why: null } : null;
  } catch {
    return null; // no storage, or something else wrote there
  }
}

export function keepPick(game: string, picked: Picked): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ game, picked } satisfies Kept));
  } catch {
    // without storage it is chosen again
  }
}

export const NOTHING: Omit<Picked, 'decision' | 'language'> = {
  dice: [],
  enemies: [],
  code: null,
  broker: null,
  way: null,
  aside: null,
  why: null,
};
