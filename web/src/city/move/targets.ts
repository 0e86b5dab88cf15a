// Things of the game and places on the board. Places have names such as `card:4`, `event:war`, `place:palace:3`: a name
// is made here, and what it stands for is looked up, never read from it.
import type { Deed, Thing } from '../../play/state/deeds';
import type { Colour } from './move-like';
import { BUILDINGS, COLOUR_OF, type Building, type CityView, type Subject } from '../view';

/** What is looked at of the view. */
export type Places = Pick<CityView, 'activities' | 'events' | 'black_dice' | 'ramparts'>;

/** Things by the names of their places. */
export type Things = ReadonlyMap<string, Thing>;

/** How kinds of things are called on the board, if otherwise. */
const KINDS: Readonly<Record<string, string>> = { space: 'place', gate: 'tile' };
/** Things that are known by where they are; a space by its building as well. */
const BY_PLACE: ReadonlySet<string> = new Set(['card', 'gate', 'column', 'black']);

export function nameOf({ kind, key, place }: Thing): string {
  const which = BY_PLACE.has(kind) ? place : kind === 'space' ? `${key}:${place}` : key;
  return [KINDS[kind] ?? kind, ...(which === '' ? [] : [which])].join(':');
}

/** A citizen is taken from somewhere: that is another place than the thing it stands on. */
const TAKING: ReadonlySet<string> = new Set(['take', 'give']);

/** The places a move lights, the most telling one first; none for a number or a yes. */
export function targetsOf({ verb, target }: Deed): string[] {
  if (target === null) return [];
  const name = nameOf(target);
  return TAKING.has(verb) ? [`take:${name}`, name] : [name];
}

const thing = (kind: string, key = '', place: number | null = null): Thing => ({ kind, key, place });

export const blackDie = (value: number): Thing => thing('black', '', value);

/** Where dice may do something. */
export function sitesOf({ activities, events, ramparts }: Places): Thing[] {
  return [
    ...activities.flatMap(({ card, slot }) => (card === null ? [] : [thing('card', card, slot)])),
    ...events.map(({ event }) => thing('event', event)),
    ...BUILDINGS.map((building) => thing('building', building)),
    thing('cathedral'),
    thing('fields'),
    ...(ramparts ? [thing('guard')] : []),
  ];
}

/** What a question is about; null if it is about nothing on the board. */
export function subjectOf(about: Subject | null | undefined, places: Places): Thing | null {
  if (!about) return null;
  const { kind, key } = about;
  if (kind === 'gate') return thing(kind, '', Number(key));
  if (kind !== 'card') return thing(kind, key);
  const card = places.activities.find((activity) => activity.card === key);
  return card ? thing(kind, key, card.slot) : null;
}

const VERBS: Readonly<Record<string, string>> = {
  card: 'activate',
  event: 'fight',
  cathedral: 'build',
  fields: 'farm',
  guard: 'guard',
  building: 'settle',
};

/** What dice would do there; null where they do nothing. */
export const verbAt = ({ kind }: Thing): string | null => VERBS[kind] ?? null;

/** The colours of dice that belong to a place. */
export function coloursAt({ kind, key, place }: Thing, { activities, events }: Places): readonly Colour[] {
  if (kind === 'card') return activities.filter((one) => one.slot === place).map((one) => one.colour);
  if (kind === 'event') return events.find((one) => one.event === key)?.fought_with ?? [];
  if (kind === 'building') return [COLOUR_OF[key as Building]];
  return kind === 'cathedral' ? ['white'] : kind === 'fields' ? ['yellow'] : ['red', 'yellow', 'white'];
}
