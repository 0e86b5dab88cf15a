// Legal moves as data: what is done, to what, with which dice, at which price. Clicks filter them; nothing here knows a
// rule, and nothing reads a text: texts are for showing.
import type { DeedTables } from '../../api/types';

export interface Thing {
  readonly kind: string;
  readonly key: string;
  /** Where it is, as the view counts; null where it has no place. */
  readonly place: number | null;
}

/** A die and what is made of it. */
export interface Use {
  /** A seat; null: nobody's, or the King's. */
  readonly owner: number | null;
  readonly colour: string;
  readonly value: number;
  readonly place: number | null;
  readonly asColour: string | null;
  readonly asValue: number | null;
  /** Bought and turned over. */
  readonly isTurned: boolean;
  /** The die that the cube acts on. */
  readonly isChosen: boolean;
  readonly text: string;
}

export interface Deed {
  /** How the server names the move. Deeds of one id lead to the same position. */
  readonly id: string;
  readonly verb: string;
  readonly target: Thing | null;
  readonly dice: readonly Use[];
  /** What the dice cost, by unit. */
  readonly price: Readonly<Record<string, number>>;
  /** The card whose cube is spent. */
  readonly cube: Thing | null;
  readonly amount: number | null;
  /** The resource that pays a price of one of any. */
  readonly paid: string | null;
  readonly texts: Texts;
}

/** The parts of a deed in words; empty where there is no such part. */
export interface Texts {
  readonly verb: string;
  readonly target: string;
  readonly price: string;
  readonly cube: string;
  readonly amount: string;
  readonly paid: string;
}

const NOTHING = -1;

export function deedsOf(tables: DeedTables): Deed[] {
  const things = { targets: tables.targets.map(thingOf), cubes: tables.cubes.map(thingOf) };
  const uses = tables.uses.map((use): Use => {
    const { owner, colour, value, place = null, text } = tables.dice[use.die]!;
    const { as_colour: asColour = null, as_value: asValue = null, turned = false, chosen = false } = use;
    return { owner, colour, value, place, asColour, asValue, isTurned: turned, isChosen: chosen, text };
  });
  const lots = tables.lots.map((lot) => lot.map((use) => uses[use]!));
  return tables.moves.map((row) => {
    const [id, ...places] = row as [string, ...number[]];
    const [verb, target, lot, price, cube, amount, paid] = places.map((at) => (at === NOTHING ? undefined : at));
    const of = <T>(table: readonly T[], at: number | undefined): T | null => (at === undefined ? null : table[at]!);
    const done = tables.verbs[verb!]!;
    return {
      id,
      verb: done.verb,
      target: of(things.targets, target),
      dice: of(lots, lot) ?? [],
      price: of(tables.prices, price)?.amounts ?? {},
      cube: of(things.cubes, cube),
      amount: of(tables.amounts, amount)?.n ?? null,
      paid: of(tables.paid, paid)?.resource ?? null,
      texts: {
        verb: done.text,
        target: of(tables.targets, target)?.text ?? '',
        price: of(tables.prices, price)?.text ?? '',
        cube: of(tables.cubes, cube)?.text ?? '',
        amount: of(tables.amounts, amount)?.text ?? '',
        paid: of(tables.paid, paid)?.text ?? '',
      },
    };
  });
}

const thingOf = ({ kind, key = '', place }: DeedTables['targets'][number]): Thing => ({
  kind,
  key,
  place: place ?? null,
});
