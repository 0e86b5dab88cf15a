// What moves would bring: asked of the server once per decision, many at a time.
import type { Preview } from '../../api/types';

const AT_ONCE = 50;

export class Previewing {
  private asked = new Map<string, Promise<Preview>>();

  constructor(private readonly ask: (codes: readonly string[]) => Promise<{ moves: Preview[] }>) {}

  /** Another decision is asked, or the same one in another language. */
  forget(): void {
    this.asked = new Map();
  }

  all(codes: readonly string[]): Promise<Preview[]> {
    const fresh = codes.filter((code) => !this.asked.has(code));
    for (let at = 0; at < fresh.length; at += AT_ONCE) this.request(fresh.slice(at, at + AT_ONCE));
    return Promise.all(codes.map((code) => this.asked.get(code)!));
  }

  /** What fails is asked for again the next time. */
  private request(codes: readonly string[]): void {
    const { asked } = this;
    const answer = this.ask(codes);
    codes.forEach((code, at) => {
      const one = answer.then(({ moves }) => moves[at]!);
      one.catch(() => asked.delete(code));
      asked.set(code, one);
    });
  }
}
