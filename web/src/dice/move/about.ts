// The explanations of the sheet: today's numbers first, the rule after.
import { t } from '../../words/words.svelte';
import { amount, building, colour, dieName, site } from '../names';
import { counted, gainOf, LINKS, PRINTED, type Link } from '../sheet/printed';
import {
  builtOf,
  colourOf,
  COLOURS,
  siteOf,
  type BuildingState,
  type Colour,
  type Row,
  type SheetShown,
  type WheelDie,
} from '../view';

/** A building in a few words, for who does not see it. */
export function sayBuilding(row: Row, column: number, state: BuildingState): string {
  const gain = state === 'open' ? gainOf(row, column) : null;
  const said = [site(siteOf(row, column)), t(`dice-state-${state}`)];
  if (!gain) return said.join(', ');
  const brings = amount(gain.unit, gain.amount);
  return [...said, gain.per ? t('dice-per', { amount: brings, colour: colour(gain.per) }) : brings].join(', ');
}

export function aboutBuilding(row: Row, column: number, number: number, sheet: SheetShown): string[] {
  const state = sheet.buildings[row][column] ?? 'open';
  const link = LINKS.find((one) => one.row === row && (one.column === column || one.column + 1 === column));
  return [
    state === 'built'
      ? t('dice-about-built')
      : state === 'lost'
        ? t('dice-about-lost')
        : t('dice-about-open', { die: dieName(colourOf(row), number) }),
    ...aboutGain(row, column, sheet),
    ...(row === 'fortress' ? [t('dice-about-fortress')] : []),
    ...(link ? [aboutLink(link)] : []),
  ];
}

function aboutGain(row: Row, column: number, sheet: SheetShown): string[] {
  const gain = gainOf(row, column);
  if (gain?.per) return [t('dice-about-hall', { amount: amount(gain.unit, gain.amount), colour: colour(gain.per) })];
  if (gain) return [t('dice-about-gain', { amount: amount(gain.unit, gain.amount) })];
  return [aboutFavour(column, sheet)];
}

export function aboutFavour(column: number, sheet: SheetShown): string {
  const favour = sheet.cathedrals[column]!;
  const values = { who: favour.character, building: building(counted(column)), have: builtOf(sheet, favour.counts) };
  if (favour.worth > 0) return t('dice-about-favour-on', { ...values, n: favour.worth, points: favour.points });
  const next = nextWorth(sheet);
  return next > 0 ? t('dice-about-favour', { ...values, n: next }) : t('dice-about-favour-none', values);
}

/** What the Cathedrals that can still be built will write, in their order. */
function worthsLeft(sheet: SheetShown): number[] {
  const built = builtOf(sheet, 'cathedral');
  const open = sheet.buildings.cathedral.filter((one) => one === 'open').length;
  return PRINTED.cathedral_worth.slice(built, built + open);
}
/** What the next Cathedral writes; 0 if there is none any more. */
export const nextWorth = (sheet: SheetShown): number => worthsLeft(sheet)[0] ?? 0;
export const laterWorths = (sheet: SheetShown): number[] => worthsLeft(sheet).slice(1);

/** What may be changed about a die, and for what; a tile may forbid it, and says so itself. */
export function aboutChanges({ step, reach, dye }: Pick<WheelDie, 'step' | 'reach' | 'dye'>): string[] {
  return [
    ...(step === null ? [] : [t(reach > 1 ? 'dice-tip-change-far' : 'dice-tip-change-value', { n: step, reach })]),
    ...(dye === null ? [] : [t('dice-tip-change-colour', { n: dye })]),
  ];
}

export const aboutLink = (link: Link): string =>
  t('dice-about-link', {
    one: site(siteOf(link.row, link.column)),
    other: link.column + 2,
    amount: amount(link.gain.unit, link.gain.amount),
  });

export const isJoined = (sheet: SheetShown, link: Link): boolean =>
  [link.column, link.column + 1].every((column) => sheet.buildings[link.row][column] === 'built');

/** How many residents the tracks still lack for a column they reach together. */
export function aboutColumn(at: number, sheet: SheetShown): string[] {
  const lacking = COLOURS.filter((one) => sheet.residents[one] < at);
  const index = PRINTED.columns.indexOf(at);
  const missing = lacking.map((one: Colour) => amount(one, at - sheet.residents[one])).join(', ');
  return [
    lacking.length === 0 ? t('dice-about-column-reached') : t('dice-about-column-lacking', { list: missing }),
    t(index === 0 ? 'dice-about-column-goods' : 'dice-about-column-building', { n: at }),
  ];
}
