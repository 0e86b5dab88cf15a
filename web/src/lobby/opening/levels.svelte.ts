// The levels of bots that this server offers: those of the package, and bots of whoever runs it, under their own names.
import { asRefused, get } from '../../api/client';
import type { Level } from '../../api/types';
import { words } from '../../words/words.svelte';

class Levels {
  offered = $state.raw<readonly Level[]>([]);
  private asked: Promise<void> | null = null;

  /** Ask the server, unless it has been asked already. */
  look(): Promise<void> {
    return (this.asked ??= this.ask());
  }

  /** Those at which a game is played, the weaker ones first. */
  of(game: string): readonly string[] {
    return this.offered.filter((one) => one.games.includes(game)).map((one) => one.level);
  }

  private async ask(): Promise<void> {
    try {
      this.offered = (await get<{ levels: Level[] }>('/levels')).levels;
    } catch (error) {
      asRefused(error);
      this.asked = null; // the next who wants to know asks again
    }
  }
}

export const levels = new Levels();

/** Whether it is one of the package: we know how strong it is. */
export const isRanked = (level: string): boolean => words.find(`level-${level}`) !== undefined;

/** What a level is called: a bot of whoever runs the server has no other name than its own. */
export const levelName = (level: string): string => words.find(`level-${level}`) ?? level;
