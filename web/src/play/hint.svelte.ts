// What the best bot would do, where the table allows help.
import { Refused } from '../api/client';
import type { Game } from './game.svelte';

export interface Found {
  readonly decision: { readonly id: string };
  readonly bot: string;
  readonly move: string;
  readonly line: string;
  readonly text: string;
}

export class Hint {
  private answer = $state.raw<Found | null>(null);
  isBusy = $state(false);

  constructor(private readonly game: Game) {}

  get isAllowed(): boolean {
    return this.game.state?.terms.help ?? false;
  }

  /** The hint for the decision that is asked now. */
  get found(): Found | null {
    return this.answer !== null && this.answer.decision.id === this.game.decision?.id ? this.answer : null;
  }

  async ask(): Promise<void> {
    if (this.isBusy || this.game.decision === null) return;
    this.isBusy = true;
    try {
      this.answer = await this.game.post<Found>('/hint');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.game.problem = error;
    } finally {
      this.isBusy = false;
    }
  }

  close(): void {
    this.answer = null;
  }
}
