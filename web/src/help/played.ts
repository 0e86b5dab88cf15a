// Whether somebody has finished a game on this device: until then things are explained once more, and nothing is sealed by
// clicking twice.
const KEY = 'troyes.played';
const MOST = 50;

function load(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as string[]) : [];
  } catch {
    return []; // no storage, or something else wrote there
  }
}

/** No other game has been finished here. */
export const isFirst = (game: string): boolean => load().every((id) => id === game);

export function keepPlayed(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...load().filter((id) => id !== game), game].slice(-MOST)));
  } catch {
    // without storage every game is a first one
  }
}
