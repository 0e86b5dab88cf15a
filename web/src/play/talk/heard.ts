// Up to which message the chat of a game has been read on this device: what is unread stays so after a reload.
const KEY = 'troyes.heard';
const MOST = 20; // games that it knows of; the oldest leaves

type Heard = readonly (readonly [game: string, seq: number])[];

function load(): Heard {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Heard) : [];
  } catch {
    return []; // no storage, or something else wrote there
  }
}

/** -1 for a game that was never here. */
export const heardOf = (game: string): number => load().find(([id]) => id === game)?.[1] ?? -1;

export function keepHeard(game: string, seq: number): void {
  try {
    const others = load().filter(([id]) => id !== game);
    localStorage.setItem(KEY, JSON.stringify([...others, [game, seq]].slice(-MOST)));
  } catch {
    // without storage everything counts as read after a reload
  }
}
