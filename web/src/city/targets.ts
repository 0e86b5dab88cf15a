// Which place of the board a move is about. Places have names such as `card:4`, `event:war`, `place:palace:3`.
import type { Row } from '../play/choices';
import { COLOUR_OF, type Building, type CityView, type Subject } from './view';
import type { Colour } from './move-like';

/** What is looked at of the view. */
export type Places = Pick<CityView, 'activities' | 'events' | 'black_dice' | 'ramparts'>;

/** The places a move lights, the most telling one first; none for a number or a yes. */
export function targetsOf(row: Row, places: Places): string[] {
  const [verb = '', ...rest] = row.words;
  const what = rest[0] ?? '';
  switch (verb) {
    case 'activate':
    case 'shift':
      return card(what, places);
    case 'fight':
    case 'cube':
      return [`event:${what}`];
    case 'build':
      return ['cathedral'];
    case 'farm':
      return ['fields'];
    case 'guard':
      return ['guard'];
    case 'settle':
      return [`building:${what}`];
    case 'place':
      return [`place:${what}:${rest[1]}`];
    case 'column':
      return [`column:${what}`];
    case 'take':
    case 'give':
      return source(rest, places);
    case 'victim':
      return [`seat:${what}`];
    case 'release':
      return [`citizen:${what}`];
    case 'lose':
      return what === 'tile' ? [`tile:${rest[1]}`] : card(what, places);
    case 'lay':
    case 'ask':
      return tile(what, places);
    case 'also':
      return [`black:${what}`];
    case 'beat':
    case 'yield':
    case 'shield':
      return highest(places);
    default:
      return [];
  }
}

function source(words: readonly string[], places: Places): string[] {
  const [what = '', where = ''] = words;
  if (what === 'supply' || what === 'recruit') return [`take:${what}`];
  if (what === 'lying') return [`take:lying:${where}`, `lying:${where}`];
  if (what in COLOUR_OF) return [`take:${what}:${where}`, `place:${what}:${where}`];
  return [`take:${what}`, ...card(what, places)];
}

function card(key: string, places: Places): string[] {
  const found = places.activities.find((activity) => activity.card === key);
  return found ? [`card:${found.slot}`] : [];
}

function tile(key: string, places: Places): string[] {
  const found = places.ramparts?.tiles.find((one) => one.tile === key);
  return found ? [`tile:${found.gate}`] : [];
}

const highest = (places: Places): string[] =>
  places.black_dice.length === 0 ? [] : [`black:${Math.max(...places.black_dice)}`];

/** The place that a question is about; null if it is about none. */
export function subjectOf(about: Subject | null | undefined, places: Places): string | null {
  if (!about) return null;
  if (about.kind === 'card') return card(about.key, places)[0] ?? null;
  return about.kind === 'gate' ? `tile:${about.key}` : `${about.kind}:${about.key}`;
}

/** What would be done at a place, as a line begins; null where dice do nothing. */
export function deedAt(target: string, places: Places): string | null {
  const [kind, what = ''] = target.split(':');
  switch (kind) {
    case 'card': {
      const key = places.activities.find((activity) => activity.slot === Number(what))?.card;
      return key ? `activate ${key}` : null;
    }
    case 'event':
      return `fight ${what}`;
    case 'cathedral':
      return 'build';
    case 'fields':
      return 'farm';
    case 'guard':
      return 'guard';
    case 'building':
      return `settle ${what}`;
    default:
      return null;
  }
}

/** The colours of dice that belong to a place. */
export function coloursAt(target: string, places: Places): readonly Colour[] {
  const [kind, what = ''] = target.split(':');
  if (kind === 'card') return places.activities.filter((one) => one.slot === Number(what)).map((one) => one.colour);
  if (kind === 'event') return places.events.find((one) => one.event === what)?.fought_with ?? [];
  if (kind === 'building') return what in COLOUR_OF ? [COLOUR_OF[what as Building]] : [];
  return kind === 'cathedral' ? ['white'] : kind === 'fields' ? ['yellow'] : ['red', 'yellow', 'white'];
}
