// What the server answers about a game at a real table (docs/server-real-table.md).
import type { Source } from '../after/count';
import type { Moves, Preview } from '../api/types';

export interface Choice {
  readonly value: string;
  readonly name: string;
  readonly line: string;
  readonly text: string;
  readonly piece: string;
  readonly left: number;
}

export interface Input {
  readonly kind: 'dice' | 'card' | 'pieces';
  readonly label: string;
  readonly count: number;
  readonly colour: string | null;
  readonly owner: 'you' | 'king' | null;
  readonly deck: { readonly section: string; readonly colour?: string; readonly level?: number } | null;
  readonly choices: readonly Choice[];
}

export interface Chance {
  readonly kind: string;
  readonly asked: string;
  readonly inputs: readonly Input[];
}

export interface AtTable extends Pick<Moves, 'fields' | 'moves' | 'lines'> {
  readonly seat: number;
  readonly question: string;
}

export interface Points {
  readonly names: readonly string[];
  readonly totals: readonly number[];
  readonly sources: readonly Source[];
}

export interface Ending {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly sources: readonly Source[];
  readonly verdict: { readonly name: string; readonly text: string } | null;
}

export interface Answer {
  readonly options: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
  readonly pending: readonly number[];
  readonly view: Readonly<Record<string, unknown>>;
  readonly decision: AtTable | null;
  readonly chance: Chance | null;
  readonly since: number;
  readonly told: readonly (readonly string[])[];
  readonly steps: readonly (readonly string[])[];
  readonly points: Points;
  readonly result: Ending | null;
  readonly record: string | null;
  readonly previews: readonly Preview[];
}

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
