import { describe, expect, it } from 'vitest';
import type { Summary } from '../src/api/types';
import { playedWith } from '../src/lobby/about';
import { company } from '../src/lobby/names';
import { Plan, firstPlan } from '../src/lobby/opening/plan.svelte';
import { find } from '../src/routes';

const made = (change: (plan: Plan) => void): Plan => {
  const plan = new Plan();
  change(plan);
  return plan;
};

describe('a planned table', () => {
  it('is ready to be opened as it is: you and two bots', () => {
    const order = made(() => {}).order();
    expect(order.game).toBe('city');
    expect(order.seats?.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot']);
  });

  it('is for a first game one against one, an apprentice, with nothing added', () => {
    const kinds = (choice: 'city' | 'dice' | 'king') =>
      firstPlan(choice)
        .order()
        .seats?.map((seat) => seat.kind);
    expect([kinds('city'), kinds('dice'), kinds('king')]).toEqual([['me', 'bot'], ['me', 'bot'], ['me']]);
    expect(firstPlan('city').order()).toMatchObject({ options: { modules: [] }, seats: [{}, { level: 'apprentice' }] });
  });

  it('needs two families for Troyes, one for the others', () => {
    const alone = made((plan) => plan.seats.forEach((seat, at) => (seat.kind = at === 0 ? 'you' : 'none')));
    expect(alone.isPossible).toBe(false);
    expect(made((plan) => plan.choose('king')).isPossible).toBe(true);
  });

  it('asks only for options of modules that are there', () => {
    const variants = { revealed: false, tournament: false };
    expect(made(() => {}).order().options).toEqual({ modules: [], ...variants });
    const full = made((plan) => {
      plan.toggle('activities');
      plan.toggle('bonus');
      plan.pool = 'ladies';
    });
    expect(full.order().options).toEqual({ modules: ['bonus', 'activities'], pool: 'ladies', ...variants });
  });

  it('is played as a tournament by three or four families, with any modules', () => {
    const wish = (bots: number) =>
      made((plan) => {
        plan.seats.forEach((seat, at) => (seat.kind = at === 0 ? 'you' : at <= bots ? 'bot' : 'none'));
        plan.tournament = true;
      }).order().options;
    expect([1, 2, 3].map((bots) => wish(bots)?.tournament)).toEqual([false, true, true]);
  });

  it('has options of its own for the King and for the dice', () => {
    const king = made((plan) => {
      plan.choose('king');
      plan.kingColours = 2;
      plan.revealed = true;
    });
    expect(king.order().options).toEqual({ modules: [], king_stops: 'board_empty', king_colours: 2 });
    const dice = made((plan) => {
      plan.choose('dice');
      plan.numbering = 'expert';
    });
    expect(dice.order().options).toEqual({ banquets: false, numbering: 'expert' });
  });

  it('says who numbers the columns', () => {
    const said = (options: Record<string, unknown>): string[] => playedWith({ numbering: 'crier', ...options });
    const column = 'numbers of the columns: ';
    expect(said({ direction: 'asked' })).toEqual([`${column}the first is rolled, the crier says up or down`]);
    expect(said({ direction: 'ascending' })).toEqual([`${column}the first is rolled, then rising`]);
    expect(said({ direction: 'descending' })).toEqual([`${column}the first is rolled, then falling`]);
    expect(said({ numbering: 'expert', order: 'asked' })).toEqual([`${column}the crier names all six`]);
    for (const order of [null, 'drawn'])
      expect(said({ numbering: 'expert', order })).toEqual([`${column}all six are drawn`]);
    expect(said({ numbering: 'standard' })).toEqual([]);
  });

  it('draws the start player, or names a seat as the server counts them', () => {
    const start = (change: (plan: Plan) => void) => made(change).order().options?.start;
    expect(start(() => {})).toBeUndefined();
    expect(start((plan) => (plan.start = 1))).toBe('B');
    const apart = (plan: Plan) => {
      plan.seats[1]!.kind = 'none';
      plan.start = 2;
    };
    expect(start(apart)).toBe('B'); // the second of those that sit there
  });

  it('draws the start player where the chosen seat is empty, and in games that are rated', () => {
    const plan = made((plan) => (plan.start = 2));
    expect(plan.starters).toEqual(['random', 0, 1, 2]);
    plan.seats[2]!.kind = 'none';
    expect([plan.starter, plan.order().options?.start]).toEqual(['random', undefined]);
    plan.seats[2]!.kind = 'link';
    expect(plan.order().options?.start).toBe('C'); // as it was chosen
    plan.rated = true;
    expect([plan.starter, plan.order().options?.start]).toEqual(['random', undefined]);
  });

  it('lets you or the King begin, and nobody in Troyes Dice', () => {
    const plan = made((plan) => plan.choose('king'));
    expect(plan.starters).toEqual(['random', 0, 'king']);
    plan.start = 'king';
    expect(plan.order().options?.start).toBe('N');
    plan.start = 0;
    expect(plan.order().options?.start).toBe('A');
    plan.choose('dice');
    expect(plan.order().options).not.toHaveProperty('start');
    plan.choose('city');
    plan.start = 'king';
    expect(plan.order().options?.start).toBeUndefined();
  });

  it('gives who has no name one that nobody at the table has', () => {
    const plan = made((plan) => {
      plan.choose('dice');
      plan.seats.forEach((seat) => (seat.kind = seat.kind === 'you' ? 'you' : 'here'));
      plan.seats[3]!.name = ' ' + plan.spareName(2);
    });
    const names = plan.order().seats!.map((seat) => seat.name ?? plan.host);
    expect(new Set(names).size).toBe(10);
    expect(names.every(Boolean)).toBe(true);
  });

  it('is rated only between people at their own screens', () => {
    const wish = (kind: 'link' | 'here') =>
      made((plan) => {
        plan.seats[1]!.kind = kind;
        plan.rated = true;
      }).order().terms;
    expect(wish('link')).toMatchObject({ rated: true, help: false });
    expect(wish('here')).toMatchObject({ rated: false, help: true });
  });
});

describe('what is said about a table', () => {
  it('names its modules and the variants that are played', () => {
    expect(playedWith(made(() => {}).order().options!)).toEqual([]);
    const full = made((plan) => {
      plan.toggle('bonus');
      plan.tournament = plan.revealed = true;
    });
    expect(playedWith(full.order().options!)).toEqual(['Bonus cards', 'one open character', 'tournament']);
    const king = made((plan) => {
      plan.choose('king');
      plan.kingStops = 'own_dice_empty';
    });
    expect(playedWith(king.order().options!)).toEqual(['The King acts until his own dice are gone']);
    king.start = 'king';
    expect(playedWith(king.order().options!)).toContain('the King begins');
  });

  it('lists who else is there, and who is missing', () => {
    const seat = (number: number, name: string, person: string | null = null) =>
      ({ seat: number, name, person, kind: name ? 'person' : 'open' }) as Summary['seats'][number];
    const table = (...seats: Summary['seats']) =>
      ({ game: 'city', options: { players: seats.length }, seats }) as Summary;
    expect(company(table(seat(0, 'Alix', 'me'), seat(1, 'Perrin', 'me'), seat(2, '')), 'me')).toBe('Perrin, …');
    expect(company(table(seat(0, 'Alix', 'me'), seat(1, ''), seat(2, '')), 'me')).toBe('waiting for somebody');
    expect(company(table(seat(0, 'Alix', 'me')), 'me')).toBe('The King’s Challenge, alone');
  });
});

describe('addresses', () => {
  it('lead to pages and tell them what they hold', () => {
    expect(find('/games/u3Yk2vLr9QeXc0aB')?.values).toEqual({ id: 'u3Yk2vLr9QeXc0aB' });
    expect(find('/rules/')).not.toBeNull();
    expect(find('/nowhere')).toBeNull();
  });
});
