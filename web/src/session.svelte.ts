// Who sits at this device. A name is enough; it is asked for when it is needed.
import { asRefused, get, post } from './api/client';
import type { Shapes } from './api/types';
import { firstName } from './lobby/first-names';

export type Me = Shapes['PersonShown'];

class Session {
  me = $state.raw<Me | null>(null);
  isKnown = $state(false); // whether the server has said who it is
  elsewhere = $state<string | null>(null); // where other devices find the server, if not where this one has

  /** The address of a page that others can open. */
  shared(path: string): string {
    return (this.elsewhere ?? location.origin) + path;
  }

  async look(): Promise<Me | null> {
    try {
      await this.ask();
    } catch (error) {
      asRefused(error);
    }
    return this.me;
  }

  /**
   * Be somebody: who is known already stays who they are, who gives no name gets one. Refused where nobody can say
   * whether they are known: whoever introduces themselves again is somebody else from then on.
   */
  async be(name = ''): Promise<Me> {
    if (!this.isKnown) await this.ask();
    this.me ??= await post<Me>('/people', { name: name.trim() || firstName() });
    return this.me;
  }

  private async ask(): Promise<void> {
    const here = await get<Shapes['WhoIsHere']>('/people/here');
    this.me = here.person;
    this.elsewhere = here.address ?? null;
    this.isKnown = true;
  }
}

export const session = new Session();
