// A decision asked in stages: each narrows the legal moves until one is left. Nothing here knows a rule.
import { contains, type Row } from '../play/choices';

export interface Option {
  readonly id: string;
  /** What the fields of the stage say, one text each. */
  readonly texts: readonly string[];
  readonly values: readonly string[];
  /** One of the moves behind it, for its drawing. */
  readonly row: Row;
}

export interface Stage {
  readonly fields: readonly string[];
  readonly options: readonly Option[];
}

/** A stage that was answered. */
export interface Chosen {
  readonly stage: Stage;
  readonly option: Option;
}

const TOGETHER: readonly (readonly string[])[] = [['colour', 'value']];

/** Fields in their order; a colour and a value are asked as one die. */
export function stagesOf(fields: readonly string[]): string[][] {
  const found: string[][] = [];
  for (const field of fields) {
    const partner = TOGETHER.find((group) => group.includes(field));
    const last = found.at(-1);
    if (partner && last && partner.includes(last[0]!)) last.push(field);
    else found.push([field]);
  }
  return found;
}

const idOf = (row: Row, fields: readonly string[]): string =>
  fields.map((field) => `${row.values[field]}|${row.texts[field]}`).join('~');

export const fitting = (rows: readonly Row[], chosen: readonly Chosen[]): Row[] =>
  rows.filter((row) => chosen.every(({ stage, option }) => idOf(row, stage.fields) === option.id));

/** The next question, or null if a single move is left. Stages with one answer are not asked. */
export function nextStage(rows: readonly Row[], fields: readonly string[], chosen: readonly Chosen[]): Stage | null {
  const left = fitting(rows, chosen);
  for (const stage of stagesOf(fields)) {
    const options = optionsOf(left, stage);
    if (options.length > 1) return { fields: stage, options };
  }
  return null;
}

function optionsOf(rows: readonly Row[], fields: readonly string[]): Option[] {
  const found = new Map<string, Option>();
  for (const row of rows) {
    const id = idOf(row, fields);
    if (!found.has(id))
      found.set(id, {
        id,
        texts: fields.map((field) => row.texts[field] ?? ''),
        values: fields.map((field) => row.values[field] ?? ''),
        row,
      });
  }
  return [...found.values()];
}

// ---- dice, tapped together ----------------------------------------------------------------------------------------

/** A die of the notation: `N:R3~` is the King's red 3, turned over. */
export interface Token {
  readonly token: string;
  readonly owner: string;
  readonly colour: string;
  /** The colour in which a purple die is used. */
  readonly as: string | null;
  readonly value: number;
  readonly mark: '' | '~' | '^';
}

const COLOURS: Readonly<Record<string, string>> = { R: 'red', Y: 'yellow', W: 'white', P: 'purple' };

export function readToken(token: string): Token | null {
  const match = /^(?:([A-JN]):)?([RYWP])([RYW])?(\d)([~^]?)$/.exec(token);
  if (!match) return null;
  const [, owner = '', colour = '', as, value = '', mark = ''] = match;
  return {
    token,
    owner,
    colour: COLOURS[colour]!,
    as: as ? COLOURS[as]! : null,
    value: Number(value),
    mark: mark as Token['mark'],
  };
}

const tokensOf = (option: Option): string[] => option.values[0]!.split(' ').filter(Boolean);

/** All dice that some lot takes, each as often as one lot takes it. */
export function diceOf(options: readonly Option[]): string[] {
  const most = new Map<string, number>();
  for (const option of options) {
    const counts = new Map<string, number>();
    for (const token of tokensOf(option)) counts.set(token, (counts.get(token) ?? 0) + 1);
    for (const [token, count] of counts) most.set(token, Math.max(count, most.get(token) ?? 0));
  }
  return [...most].flatMap(([token, count]) => Array<string>(count).fill(token));
}

/** Whether one more die still makes a lot. */
export const canAdd = (options: readonly Option[], chosen: readonly string[], token: string): boolean =>
  options.some((option) => contains(tokensOf(option), [...chosen, token]));

/** The lot of exactly these dice. */
export function lotOf(options: readonly Option[], chosen: readonly string[]): Option | null {
  return (
    options.find((option) => {
      const tokens = tokensOf(option);
      return tokens.length === chosen.length && contains(tokens, chosen);
    }) ?? null
  );
}

/** Whether every lot is a single die: then a tap is an answer. */
export const isSingle = (options: readonly Option[]): boolean => options.every((one) => tokensOf(one).length === 1);
