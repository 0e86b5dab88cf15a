// How long things take to be told, in calm milliseconds. Speeds and catching up make them shorter.
export type PartName = 'take' | 'do' | 'bring' | 'rest' | 'back';

export interface Part {
  readonly name: PartName;
  readonly length: number;
}

const TAKE = 280;
const DO = 420;
const BRING = 500;
const REPETITION = 220;
const LONGEST_BRING = 1700;
const REST = 400;
const PER_LETTER = 18;
const SHORT_SENTENCE = 40;
export const LONGEST_TURN = 3400;
export const PASS = 700;
export const OWN = 700;
export const BACK = 280;
/** A whole round before it goes faster. */
export const LONGEST_ROUND = 7000;
/** Between the own seal and the next own decision. */
export const LONGEST_WAIT = 12_000;
/** While chips alone come. */
export const CHIP = 250;

/** The steps of a round by the kind of their beat; others are an event's. */
const STEPS: Readonly<Record<string, number>> = {
  end: 700,
  activities: 700,
  income: 1600,
  workforce: 1400,
  threats: 900,
  event: 900,
  black_dice: 900,
};
const STEP = 900;

export interface Shape {
  /** Dice or coins leave; somebody goes somewhere; how often it brings something. */
  readonly takes: boolean;
  readonly does: boolean;
  readonly brings: number;
  /** Of its sentence. */
  readonly letters: number;
}

export const restFor = (letters: number): number => REST + PER_LETTER * Math.max(0, letters - SHORT_SENTENCE);

/** The parts of a turn; one without dice, places and gains is over soon. */
export function turnParts({ takes, does, brings, letters }: Shape): readonly Part[] {
  if (!takes && !does && brings === 0) return [{ name: 'rest', length: PASS }];
  const parts: Part[] = [
    ...(takes ? [{ name: 'take' as const, length: TAKE }] : []),
    ...(does ? [{ name: 'do' as const, length: DO }] : []),
    ...(brings > 0
      ? [{ name: 'bring' as const, length: Math.min(LONGEST_BRING, BRING + REPETITION * (brings - 1)) }]
      : []),
  ];
  const moves = parts.reduce((sum, { length }) => sum + length, 0);
  return [...parts, { name: 'rest', length: Math.max(REST, Math.min(restFor(letters), LONGEST_TURN - moves)) }];
}

/** A step of a phase moves first, then it can be read. */
export function stepParts(kind: string): readonly Part[] {
  const length = STEPS[kind] ?? STEP;
  return [
    { name: 'bring', length: length - REST / 2 },
    { name: 'rest', length: REST / 2 },
  ];
}

export const lengthOf = (parts: readonly Part[]): number => parts.reduce((sum, { length }) => sum + length, 0);
