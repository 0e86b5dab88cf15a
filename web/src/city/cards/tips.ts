// What the board explains on demand: today's numbers first, then the rule as the server tells it.
import { almanacOf } from '../../help/address';
import type { Tip } from '../../help/tips.svelte';
import { t } from '../../words/words.svelte';
import type { DieId } from '../move/move-like';
import { colourName, counted, dieName, listed, type Who } from '../names';
import {
  COLOUR_OF,
  type Building,
  type BuildingView,
  type CardView,
  type CityView,
  type EventView,
  type RampartsView,
  type Seats,
  type SeatView,
  type TileView,
} from '../view';

/** What the dice of an activity are divided into. */
const RATES = {
  immediate: 'board-card-rate',
  delayed: 'board-card-rate-delayed',
  mixed: 'board-card-rate-mixed',
  endgame: 'board-card-rate-endgame',
} as const;

export function cardTip(card: CardView, who: Who): Tip | null {
  if (card.card === null) return null;
  const colour = card.lot === 'any' ? t('board-card-mixed') : colourName(card.colour);
  const unit = card.hire_unit === 'influence' ? t('unit-influence') : t('unit-deniers', { n: card.hire });
  const owners = [...card.spaces.flatMap(({ owner }) => owner ?? []), ...card.illustration];
  const free = card.spaces.filter(({ owner }) => owner === null).map(({ points }) => points);
  const today = [
    t('board-card-hire', { n: card.hire, unit }),
    card.per_die ? t('board-card-each', { colour }) : t(RATES[card.kind], { colour, n: card.divisor }),
    free.length ? t('board-card-free', { list: free.join(', ') }) : t('board-card-full'),
  ];
  if (owners.length) today.push(t('board-card-people', { list: listed(owners, who) }));
  if (Object.keys(card.cubes).length) today.push(t('board-card-cubes', { list: counted(card.cubes, who) }));
  return { title: card.name, text: [today.join(' '), card.text], more: almanacOf('activity', card.card) };
}

export function eventTip(event: EventView, possessed: readonly EventView['cubes'][number][], who: Who): Tip {
  const colour = event.fought_with.map(colourName).join(', ');
  const today = [
    t('board-event-banners', { n: event.cubes.length, all: event.banners }),
    t(event.fought_with.length > 1 ? 'board-event-rate-one' : 'board-event-rate', { colour, n: event.divisor }),
    t('board-event-rewards', { first: event.rewards[0], second: event.rewards[1] }),
  ];
  if (event.cubes.length) today.push(t('board-card-cubes', { list: listed(event.cubes, who) }));
  if (possessed.length) today.push(t('board-event-held', { list: listed(possessed, who) }));
  return { title: event.name, text: [today.join(' '), event.text], more: almanacOf('event', event.event) };
}

export function buildingTip(building: Building, view: BuildingView, penalty: number): Tip {
  const colour = colourName(COLOUR_OF[building]);
  const salary = view.salary ? [t('board-building-salary-tip', { n: view.salary, vp: penalty })] : [];
  const isSingle = view.rows.every((row) => row.length === 1);
  const settle = t(isSingle ? 'board-building-single-tip' : 'board-building-settle-tip', { colour });
  const text = [[t('board-building-tip', { colour }), ...salary].join(' '), settle];
  return { title: t(`board-${building}`), text, more: almanacOf('board', building) };
}

/** `price`: of one die for each die of the lot. */
export function dieTip(die: DieId, who: Who, isMine: boolean, price = 2): Tip {
  const title = t('board-die-of', { die: dieName(die), who: isMine ? t('board-die-mine') : who(die.owner) });
  if (die.colour === 'purple') return { title, text: [t('board-die-purple')] };
  if (isMine) return { title, text: [t('board-die-mine-tip')] };
  return { title, text: [t('board-die-tip', { one: price, two: price * 2, three: price * 3 })] };
}

/** What everybody has of it, and what it is good for. */
export function influenceTip(view: CityView, who: Who): Tip {
  const rules = view.rules;
  const held = view.seats.map((seat) => t('board-influence-of', { who: who(seat.letter), n: seat.influence }));
  const use = t('board-influence-use', {
    reroll: rules.reroll_cost,
    recruit: rules.recruit_cost,
    flip: rules.flip_cost,
    dice: rules.flip_limit,
  });
  return {
    title: t('board-influence'),
    text: [held.join(', '), use, t('board-influence-from', { n: rules.max_influence })],
  };
}

export function tileTip(tile: TileView, who: Who): Tip {
  if (tile.tile === null) return { title: t('board-gate', { n: tile.gate }), text: [t('board-gate-closed')] };
  const cubes = Object.keys(tile.cubes).length ? [t('board-card-cubes', { list: counted(tile.cubes, who) })] : [];
  const title = t('board-gate-tile', { n: tile.gate, name: tile.name });
  return { title, text: [...cubes, tile.text], more: almanacOf('outdoor', tile.tile) };
}

/** How far the guards have come. */
export function rampartsTip(ramparts: RampartsView, who: Who): Tip {
  const guards = (Object.entries(ramparts.guards) as [Seats, number][]).map(([letter, n]) =>
    t('board-guard-at', { who: who(letter), n, all: ramparts.length }),
  );
  return { title: t('board-ramparts'), text: [t('board-ramparts-tip'), ...guards.map((guard) => `${guard}.`)] };
}

export const LEVELS = ['I', 'II', 'III', 'IV'] as const;

/** Level by level, whose cube stands in which column. */
export const cathedralSaid = (view: CityView, who: Who): string[] =>
  view.cathedral.map((lights, level) =>
    t('board-cathedral-level', {
      level: LEVELS[level]!,
      list: lights
        .map((owner, at) => t('board-cathedral-light', { n: at + 1, who: owner ? who(owner) : t('board-light-free') }))
        .join(', '),
    }),
  );

/** The points somebody has, if they may be told. */
export const pointsOf = ({ vp }: { readonly vp: number | null }): string =>
  vp === null ? t('board-vp-hidden') : t('board-vp', { n: vp });

/** What a family has. */
export const seatFacts = (seat: SeatView): string[] => [
  t('dice-unit-deniers', { n: seat.deniers }),
  t('board-influence-of', { who: t('board-influence'), n: seat.influence }),
  t('board-supply', { n: seat.supply, more: seat.general }),
  t('board-won', { n: seat.events_won }),
  pointsOf(seat),
];
