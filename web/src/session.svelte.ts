// Who sits at this device. A name is enough; it is asked for when it is needed.
import { Refused, get, post } from './api/client';

export interface Me {
  readonly id: string;
  readonly name: string;
}

class Session {
  me = $state.raw<Me | null>(null);
  isKnown = $state(false); // whether the server has been asked

  async look(): Promise<Me | null> {
    try {
      this.me = (await get<{ person: Me | null }>('/people/here')).person;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.me = null;
    }
    this.isKnown = true;
    return this.me;
  }

  /** Be somebody: who is known already stays who they are. */
  async be(name: string): Promise<Me> {
    this.me ??= await post<Me>('/people', { name });
    return this.me;
  }
}

export const session = new Session();
