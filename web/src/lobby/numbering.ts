// How the columns of Troyes Dice get their numbers: a crier's come in rising or falling order.

export const NUMBERINGS = ['standard', 'crier', 'crier_down', 'expert'] as const;
export type Numbering = (typeof NUMBERINGS)[number];

export const optionsOf = (kind: Numbering): Record<string, string> =>
  kind === 'crier_down' ? { numbering: 'crier', direction: 'descending' } : { numbering: kind };

/** Null for the plain one, 1 to 6. */
export function numberingOf(options: Readonly<Record<string, unknown>>): Exclude<Numbering, 'standard'> | null {
  if (options.numbering === 'expert') return 'expert';
  if (options.numbering !== 'crier') return null;
  return options.direction === 'descending' ? 'crier_down' : 'crier';
}
