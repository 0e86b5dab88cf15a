// The table that is being planned in the lobby, and the order for the server that comes of it.
import type { NewGame } from '../../api/types';
import { firstName } from '../first-names';
import type { Numbering } from './numbering';

export type Choice = 'city' | 'dice' | 'king';
export type SeatKind = 'you' | 'here' | 'link' | 'bot' | 'none';
export interface SeatPlan {
  kind: SeatKind;
  level: string;
  name: string;
}

/** Who holds the start card first: chance, one of the seats by its place in the list, or the King. */
export type Starter = 'random' | 'king' | number;

export const MODULES = ['bonus', 'characters', 'activities', 'events', 'purple_die', 'ramparts'] as const;
export type Module = (typeof MODULES)[number];
export const KING_STOPS = ['board_empty', 'own_dice_empty'] as const;
const SEATS = { city: 4, dice: 10, king: 1 } as const;
const FIRST_BOTS = { city: 2, dice: 1, king: 0 } as const;

export class Plan {
  choice = $state<Choice>('city');
  host = $state(firstName()); // who opens the table is called
  seats = $state<SeatPlan[]>(seatsFor('city'));
  modules = $state<Module[]>([]);
  banquets = $state(false);
  pool = $state<'mixed' | 'ladies'>('mixed');
  start = $state<Starter>('random');
  revealed = $state(false);
  tournament = $state(false);
  numbering = $state<Numbering>('standard');
  kingStops = $state<(typeof KING_STOPS)[number]>('board_empty');
  kingColours = $state<1 | 2>(1);
  clock = $state<'none' | 'live' | 'correspondence'>('none');
  seconds = $state(60);
  bank = $state(600);
  days = $state(3);
  expiry = $state<'bot' | 'end'>('bot');
  undo = $state(true);
  help = $state(true);
  chat = $state(true);
  rated = $state(false);
  isPublic = $state(false);

  readonly game = $derived(this.choice === 'dice' ? 'dice' : 'city');
  readonly taken = $derived(this.seats.filter((seat) => seat.kind !== 'none'));
  readonly hasLink = $derived(this.seats.some((seat) => seat.kind === 'link'));
  readonly isHotSeat = $derived(this.seats.some((seat) => seat.kind === 'here'));
  /** Troyes needs two; the others may be played alone. */
  readonly isPossible = $derived(this.choice === 'city' ? this.taken.length >= 2 : this.taken.length >= 1);
  /** A rated game is one between people who decide for themselves alone. */
  readonly mayBeRated = $derived(this.hasLink && !this.isHotSeat);
  /** The last round goes the other way round where there is another way. */
  readonly mayBeTournament = $derived(this.choice === 'city' && this.taken.length > 2);
  readonly isRated = $derived(this.rated && this.mayBeRated);
  readonly starters = $derived.by((): Starter[] => {
    const seats = this.seats.flatMap((seat, number) => (seat.kind === 'none' ? [] : [number]));
    return ['random', ...seats, ...(this.choice === 'king' ? (['king'] as const) : [])];
  });
  /** The start player that will be: chance where the chosen seat is empty now, or where ratings depend on it. */
  readonly starter = $derived(!this.isRated && this.starters.includes(this.start) ? this.start : 'random');
  readonly rounds = $derived(this.choice === 'city' ? ({ 2: 4, 3: 5, 4: 6 }[this.taken.length] ?? 6) : 4);

  choose(choice: Choice): void {
    if (this.choice === choice) return;
    this.choice = choice;
    this.seats = seatsFor(choice);
  }

  /** Seats offered in the list: the taken ones and, where there is room, one that is still empty. */
  readonly shown = $derived.by(() => {
    const last = this.seats.findLastIndex((seat) => seat.kind !== 'none');
    const wanted = this.choice === 'city' ? 4 : last + 2;
    return this.seats.slice(0, Math.min(wanted, this.seats.length));
  });

  toggle(module: Module): void {
    this.modules = this.modules.includes(module)
      ? this.modules.filter((one) => one !== module)
      : MODULES.filter((one) => one === module || this.modules.includes(one));
  }

  /** What somebody at this screen is called who gives no name: nobody else here is. */
  spareName(number: number): string {
    return firstName([this.host, ...this.seats.map((seat) => seat.name)], number);
  }

  order(): NewGame {
    return {
      game: this.game,
      options: this.choice === 'dice' ? { banquets: this.banquets, numbering: this.numbering } : this.cityOptions(),
      seats: this.seats.flatMap((seat, number) =>
        seat.kind === 'none' ? [] : [seatOrder(seat, this.spareName(number))],
      ),
      visibility: this.isPublic && this.hasLink ? 'public' : 'link',
      terms: {
        clock: { kind: this.clock, seconds: this.seconds, bank: this.bank, days: this.days, expiry: this.expiry },
        undo: this.undo,
        help: this.help && !this.isRated,
        chat: this.chat,
        rated: this.isRated,
        substitute: 'journeyman',
      },
    } as unknown as NewGame;
  }

  /** Of a seat as the server counts them: without the empty ones. */
  private letterOf(starter: Exclude<Starter, 'random'>): string {
    return starter === 'king' ? 'N' : 'ABCD'.charAt(this.starters.indexOf(starter) - 1);
  }

  private cityOptions(): Record<string, unknown> {
    const options: Record<string, unknown> = { modules: this.modules };
    if (this.starter !== 'random') options.start = this.letterOf(this.starter);
    if (this.modules.includes('activities')) options.pool = this.pool;
    if (this.choice === 'king') return { ...options, king_stops: this.kingStops, king_colours: this.kingColours };
    return { ...options, revealed: this.revealed, tournament: this.tournament && this.mayBeTournament };
  }
}

/** A first game: one apprentice as opponent, no modules. */
export function firstPlan(choice: Choice): Plan {
  const plan = new Plan();
  plan.choose(choice);
  plan.seats.forEach((seat, number) => {
    seat.level = 'apprentice';
    if (choice === 'city' && number > 1) seat.kind = 'none';
  });
  return plan;
}

function seatsFor(choice: Choice): SeatPlan[] {
  return Array.from({ length: SEATS[choice] }, (_, number) => {
    const kind = number === 0 ? 'you' : number <= FIRST_BOTS[choice] ? 'bot' : 'none';
    return { kind, level: 'journeyman', name: '' };
  });
}

function seatOrder(seat: SeatPlan, spareName: string): Record<string, string> {
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
  if (seat.kind === 'link') return { kind: 'open' };
  return seat.kind === 'here' ? { kind: 'me', name: seat.name.trim() || spareName } : { kind: 'me' };
}
