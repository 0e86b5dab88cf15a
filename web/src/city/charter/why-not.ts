// Asking why something cannot be done: a deed that nobody may do, with dice that one would try.
import type { DeedSent } from '../../api/types';
import type { Thing } from '../../play/state/deeds';
import { seatOf, type SeenDie } from '../move/lots';
import { coloursAt, sitesOf } from '../move/targets';
import type { CityView } from '../view';

/** Dice as they would be used: purple ones take the colour of the others. */
export function lotSent(dice: readonly SeenDie[], view: CityView): NonNullable<DeedSent['dice']> {
  const others = dice.find((die) => die.colour !== 'purple')?.colour ?? 'red';
  return dice.map(({ owner, colour, value }) => ({
    owner: seatOf(owner, view),
    colour,
    value,
    ...(colour === 'purple' && { as_colour: others }),
  }));
}

/** Where dice are tried that do nothing anywhere: of these the first that takes their colour. */
const TRIED: readonly string[] = ['fields', 'cathedral', 'event'];

export function siteFor([die]: readonly SeenDie[], view: CityView): Thing | undefined {
  const colour = die === undefined || die.colour === 'purple' ? 'yellow' : die.colour;
  const sites = TRIED.flatMap((kind) => sitesOf(view).filter((site) => site.kind === kind));
  return sites.find((site) => coloursAt(site, view).includes(colour));
}

/** A die that one would try at a place: the own one that counts most, else one that could be bought. */
export function likelyDice(site: Thing, view: CityView, me: string): SeenDie[] {
  const colours = coloursAt(site, view);
  const districts = [...view.seats, { letter: 'N' as const, dice: view.neutral.dice }];
  const dice = districts.flatMap(({ letter, dice }) =>
    colours.flatMap((colour) => (dice[colour] ?? []).map((value) => ({ owner: letter, colour, value }))),
  );
  const rank = (die: SeenDie): number => die.value + (die.owner === me ? 10 : 0);
  return dice.sort((one, other) => rank(other) - rank(one)).slice(0, 1);
}
