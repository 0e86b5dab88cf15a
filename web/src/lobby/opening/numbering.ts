// How the columns of Troyes Dice get their numbers. The crier, who sits in the first seat, is asked as the game begins.

export const NUMBERINGS = ['standard', 'crier', 'expert'] as const;
export type Numbering = (typeof NUMBERINGS)[number];
/** What games may also say that were made without a question. */
type Dictated = 'crier_up' | 'crier_down' | 'expert_drawn';

/** At a real table the crier says up or down when the first number is known; an expert's numbers are typed at once. */
export const REAL_OPTIONS: Readonly<Record<Numbering, Record<string, string>>> = {
  standard: { numbering: 'standard' },
  crier: { numbering: 'crier', direction: 'asked' },
  expert: { numbering: 'expert', order: 'drawn' },
};

/** Null for the plain one, 1 to 6. */
export function numberingOf(
  options: Readonly<Record<string, unknown>>,
): Exclude<Numbering, 'standard'> | Dictated | null {
  if (options.numbering === 'expert') return options.order === 'asked' ? 'expert' : 'expert_drawn';
  if (options.numbering !== 'crier') return null;
  if (options.direction === 'asked') return 'crier';
  return options.direction === 'descending' ? 'crier_down' : 'crier_up';
}
