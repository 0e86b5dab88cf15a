// What is asked again because nobody answered is carried out once: it keeps its key.
import { newKey, Refused } from './client';

export class Once {
  private unanswered = { what: '', key: '' };

  /** `what` says whether it is the same that is asked again. */
  async send<T>(what: string, request: (key: string) => Promise<T>): Promise<T> {
    const { unanswered } = this;
    const key = unanswered.key !== '' && unanswered.what === what ? unanswered.key : newKey();
    this.unanswered = { what: '', key: '' };
    try {
      return await request(key);
    } catch (error) {
      if (error instanceof Refused && mayHaveArrived(error)) this.unanswered = { what, key };
      throw error;
    }
  }
}

const mayHaveArrived = ({ status }: Refused): boolean => status === 0 || status >= 500;
