// What the best bot would do, where the table allows help.
import { asRefused } from '../../api/client';
import type { Shapes } from '../../api/types';
import { words, type Language } from '../../words/words.svelte';
import type { Game } from './game.svelte';

export type Found = Shapes['HintShown'];

export class Hint {
  private answer = $state.raw<(Found & { readonly language: Language }) | null>(null);
  isBusy = $state(false);

  constructor(private readonly game: Game) {}

  get isAllowed(): boolean {
    return this.game.state?.terms.help ?? false;
  }

  /** The hint for the decision that is asked now, in the language that is read now. */
  get found(): Found | null {
    const { answer } = this;
    const isMeant = answer?.decision.id === this.game.decision?.id && answer?.language === words.language;
    return isMeant ? answer : null;
  }

  async ask(): Promise<void> {
    if (this.isBusy || this.game.decision === null) return;
    this.isBusy = true;
    try {
      const { language } = words;
      this.answer = { ...(await this.game.post<Found>('/hint')), language };
    } catch (error) {
      this.game.problem = asRefused(error);
    } finally {
      this.isBusy = false;
    }
  }

  close(): void {
    this.answer = null;
  }
}
