// What moves would bring, as the server has told it.
import type { Preview } from '../../api/types';
import type { Game } from '../../play/state/game.svelte';

export class Previews {
  /** With the list of moves they were asked for: the same moves listed in another language are another list. */
  private told = $state.raw<{ of: Game['deeds']; rows: ReadonlyMap<string, Preview> }>({ of: [], rows: new Map() });

  constructor(private readonly game: Pick<Game, 'deeds' | 'previewAll'>) {}

  of(code: string): Preview | undefined {
    return this.told.of === this.game.deeds ? this.told.rows.get(code) : undefined;
  }

  async fetch(codes: readonly string[]): Promise<void> {
    const of = this.game.deeds;
    if (codes.length === 0) return;
    const previews = await this.game.previewAll(codes).catch(() => []);
    if (this.game.deeds !== of || previews.length === 0) return;
    const rows = new Map(this.told.of === of ? this.told.rows : []);
    previews.forEach((preview, at) => rows.set(codes[at]!, preview));
    this.told = { of, rows };
  }
}
