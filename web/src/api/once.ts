// What is asked again because nobody answered is carried out once: it keeps its key.
import { newKey, Refused } from './client';

interface Asked {
  readonly what: string;
  readonly key: string;
}

export class Once {
  private unanswered: Asked | null;

  /** With a name it is kept beside the page in this tab, so that it is still known after a reload. */
  constructor(private readonly name?: string) {
    this.unanswered = name === undefined ? null : kept(name);
  }

  /** `what` says whether it is the same that is asked again. */
  async send<T>(what: string, request: (key: string) => Promise<T>): Promise<T> {
    const asked = this.unanswered?.what === what ? this.unanswered : { what, key: newKey() };
    this.keep(asked); // before it is sent: the page may be gone when the answer comes
    try {
      const answer = await request(asked.key);
      this.forget(asked);
      return answer;
    } catch (error) {
      if (!(error instanceof Refused && mayHaveArrived(error))) this.forget(asked);
      throw error;
    }
  }

  /** What is asked from now on is something new. */
  forget(asked = this.unanswered): void {
    if (this.unanswered === asked) this.keep(null);
  }

  private keep(asked: Asked | null): void {
    this.unanswered = asked;
    if (this.name === undefined) return;
    try {
      if (asked === null) sessionStorage.removeItem(this.name);
      else sessionStorage.setItem(this.name, JSON.stringify(asked));
    } catch {
      // without storage, or with an order too long for it, it is known as long as the page stays open
    }
  }
}

function kept(name: string): Asked | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<Asked> | null;
    return typeof found?.what === 'string' && typeof found.key === 'string' ? (found as Asked) : null;
  } catch {
    return null;
  }
}

const mayHaveArrived = ({ status }: Refused): boolean => status === 0 || status >= 500;
