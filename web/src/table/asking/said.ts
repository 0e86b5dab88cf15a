// A refusal as sentences.
import type { Refused } from '../../api/client';

const ended = (text: string): string => (text === '' || /[.?!…]$/.test(text) ? text : `${text}.`);

export const said = (problem: Pick<Refused, 'message' | 'remedy'>): string => {
  const message = ended(problem.message);
  return `${message.charAt(0).toUpperCase()}${message.slice(1)} ${ended(problem.remedy)}`.trim();
};
