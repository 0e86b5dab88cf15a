// What the server answers about a game at a real table (docs/server-real-table.md).
import type { Shapes } from '../../api/types';

export type Answer = Shapes['RealTableShown'];
export type AtTable = Shapes['DecisionAtTable'];
export type Chance = Shapes['ChanceShown'];
export type Input = Shapes['InputShown'];
export type Choice = Shapes['ChoiceShown'];
export type Points = Shapes['PointsSoFar'];
export type Ending = Shapes['EndAtTable'];

/** The only card that can be drawn: nobody has to be asked for it. */
export function forcedCard(chance: Chance | null): string | null {
  const [input, ...others] = chance?.inputs ?? [];
  return input && others.length === 0 && input.kind === 'card' && input.choices.length === 1
    ? input.choices[0]!.line
    : null;
}

/** Cards that cannot be told apart are offered once. */
export function different(choices: readonly Choice[]): Choice[] {
  const known = new Set<string>();
  return choices.filter((choice) => {
    const face = `${choice.name}|${choice.text}`;
    return !known.has(face) && known.add(face);
  });
}

/** How many more of each choice can be laid, by its value; two faces of a piece share it. */
export function leftOf(choices: readonly Choice[], laid: readonly string[]): Record<string, number> {
  const pieceOf = (value: string) => {
    const choice = choices.find((one) => one.value === value);
    return choice ? choice.piece || choice.value : value;
  };
  const used = laid.map(pieceOf);
  return Object.fromEntries(
    choices.map((choice) => [
      choice.value,
      choice.left - used.filter((piece) => piece === (choice.piece || choice.value)).length,
    ]),
  );
}
