// Everything that tells a game of the city beat by beat; the page fetches it when the board is there.
import type { Game } from '../../play/state/game.svelte';
import Crier from './Crier.svelte';
import { Film } from './film.svelte';
import { listenTo } from './keys';
import Overlay from './Overlay.svelte';
import { quieted } from './quiet';
import Ribbon from './Ribbon.svelte';
import Strip from './Strip.svelte';

export interface Cinema {
  readonly film: Film;
  readonly Crier: typeof Crier;
  readonly Overlay: typeof Overlay;
  readonly Ribbon: typeof Ribbon;
  readonly Strip: typeof Strip;
  readonly quieted: typeof quieted;
}

/** Begins to tell what happens from now on; `close` ends it. */
export function openCinema(game: Game): { cinema: Cinema; close: () => void } {
  const film = new Film(game);
  const ends = [game.follow((isAnew) => film.hear(isAnew)), listenTo(film), () => film.close()];
  return {
    cinema: { film, Crier, Overlay, Ribbon, Strip, quieted },
    close: () => ends.forEach((end) => end()),
  };
}
