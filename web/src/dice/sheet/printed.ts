// What is printed on every sheet: what buildings bring, links between neighbours, boxes of the tracks. A test of the
// rules compares sheet.json with their own data.
import printed from '../sheet.json';
import type { Colour, Row } from '../view';
import { COLOURS, FUNCTION, RESOURCE_OF } from '../view';

/** Something that is gained: so many resources of a kind, or residents of a colour. */
interface Gain {
  readonly amount: number;
  readonly unit: string;
}

export interface Link {
  readonly row: Row;
  /** The first of the two neighbours, from 0. */
  readonly column: number;
  readonly gain: Gain;
}

interface Bringing {
  readonly resources?: Partial<Record<Colour, number>>;
  readonly residents?: Partial<Record<Colour, number>>;
}

export const PRINTED = printed;

/** What a building brings when it is built; a Hall's per die of `per`, a Cathedral's is a favour instead. */
export function gainOf(row: Row, column: number): (Gain & { per?: Colour }) | null {
  if (row === 'fortress') return { amount: 1, unit: printed.fortress[column] ?? 'red' };
  if (row === 'hall') return hallGain(column);
  if (row === 'cathedral') return null;
  const colour = COLOURS.find((one) => FUNCTION[one] === row)!;
  return { amount: printed.function_residents, unit: colour };
}

function hallGain(column: number): Gain & { per: Colour } {
  const hall = printed.hall[column] as { colour: Colour; resources?: number; residents?: number };
  const per = hall.colour;
  if (hall.resources) return { amount: hall.resources, unit: RESOURCE_OF[per], per };
  return { amount: hall.residents ?? 0, unit: per, per };
}

export const LINKS: readonly Link[] = printed.links.map((link) => ({
  row: link.row as Row,
  column: link.column - 1,
  gain: linkGain(link as Bringing),
}));

function linkGain(link: Bringing): Gain {
  for (const colour of COLOURS) {
    const resources = link.resources?.[colour];
    if (resources) return { amount: resources, unit: RESOURCE_OF[colour] };
    const residents = link.residents?.[colour];
    if (residents) return { amount: residents, unit: colour };
  }
  throw new Error('a link without a gain');
}

export const counted = (column: number): Row => printed.cathedral[column] as Row;
