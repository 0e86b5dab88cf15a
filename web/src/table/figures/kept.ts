// A game at a real table as the device keeps it: its lines, where each step began, and what was taken back.

export type Kind = 'king' | 'dice';

export interface Kept {
  readonly game: Kind;
  readonly options: Readonly<Record<string, unknown>>;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly lines: readonly string[];
  /** How many lines there were before each step of the people. */
  readonly marks: readonly number[];
  /** The lines of the steps that were taken back, the next one last. */
  readonly future: readonly (readonly string[])[];
  /** How many lines there were before each roll of the dice; games that were kept long ago do not say. */
  readonly rolls?: readonly number[];
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'troyes.table.';

export function begin(
  game: Kind,
  seats: readonly string[],
  options: Kept['options'],
  figures: Kept['figures'] = {},
): Kept {
  return { game, options, figures, seats, lines: [], marks: [], future: [] };
}

/** One more step; what was taken back before it is gone. */
export function grown(kept: Kept, lines: readonly string[], isRoll = false): Kept {
  const before = kept.lines.length;
  const rolls = (kept.rolls ?? []).filter((roll) => roll < before);
  return { ...kept, lines, marks: [...kept.marks, before], future: [], rolls: isRoll ? [...rolls, before] : rolls };
}

/** More lines of the same step: what followed without a question. */
export function extended(kept: Kept, lines: readonly string[]): Kept {
  return { ...kept, lines };
}

export const canUndo = (kept: Kept): boolean => kept.marks.length > 0;
export const canRedo = (kept: Kept): boolean => kept.future.length > 0;

export function undone(kept: Kept): Kept {
  const mark = kept.marks.at(-1);
  if (mark === undefined) return kept;
  return {
    ...kept,
    lines: kept.lines.slice(0, mark),
    marks: kept.marks.slice(0, -1),
    future: [...kept.future, kept.lines.slice(mark)],
  };
}

export function redone(kept: Kept): Kept {
  const next = kept.future.at(-1);
  if (!next) return kept;
  return {
    ...kept,
    lines: [...kept.lines, ...next],
    marks: [...kept.marks, kept.lines.length],
    future: kept.future.slice(0, -1),
  };
}

/** The first line that is new to the people: of the last step or, where many answer one roll, of the last roll. */
export function newsFrom(kept: Kept): number {
  const last = kept.marks.at(-1) ?? 0;
  const roll = (kept.rolls ?? []).findLast((before) => before < kept.lines.length);
  return kept.game === 'dice' && roll !== undefined ? Math.min(last, roll) : last;
}

// ---- the storage of the device ------------------------------------------------------------------------------------

export function save(kept: Kept, storage: Storage): void {
  try {
    storage.setItem(PREFIX + kept.game, JSON.stringify(kept));
  } catch {
    // a device without storage keeps the game until the page is closed
  }
}

export function load(game: Kind, storage: Storage): Kept | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(PREFIX + game) ?? 'null');
    return isKept(found, game) ? found : null;
  } catch {
    return null; // no storage, or something else wrote there
  }
}

export function forget(game: Kind, storage: Storage): void {
  try {
    storage.removeItem(PREFIX + game);
  } catch {
    // there is nothing to forget
  }
}

function isKept(found: unknown, game: Kind): found is Kept {
  if (typeof found !== 'object' || found === null) return false;
  const kept = found as Partial<Kept>;
  const isListOf = (list: unknown, kind: string) => Array.isArray(list) && list.every((one) => typeof one === kind);
  return (
    kept.game === game &&
    isListOf(kept.lines, 'string') &&
    isListOf(kept.seats, 'string') &&
    isListOf(kept.marks, 'number') &&
    Array.isArray(kept.future) &&
    kept.future.every((step) => isListOf(step, 'string')) &&
    isListOf(kept.rolls ?? [], 'number') &&
    typeof kept.options === 'object' &&
    typeof kept.figures === 'object'
  );
}
