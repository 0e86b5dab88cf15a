// Names for people who give none; the bots have names of their own.
const NAMES =
  'Alix Perrin Héloïse Geoffroy Isabeau Colin Jehanne Guillot Marion Thierry Bertrade Aymeric Hermeline Liénard'.split(
    ' ',
  );

/** A name that nobody here has. Strangers who meet are seldom called alike: the list begins anywhere. */
export function firstName(taken: readonly string[] = [], begin = Math.floor(Math.random() * NAMES.length)): string {
  const free = NAMES.filter((name) => !taken.some((one) => one.trim().toLowerCase() === name.toLowerCase()));
  return free[begin % free.length]!;
}
