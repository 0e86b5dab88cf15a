/** The family of a seat: the letter of its shield. */
export const familyOf = (seat: number): string => 'abcdefghij'[seat] ?? 'n';
