import { describe, expect, it } from 'vitest';
import { Plan } from '../src/lobby/plan.svelte';
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

  it('needs two families for Troyes, one for the others', () => {
    const alone = made((plan) => plan.seats.forEach((seat, at) => (seat.kind = at === 0 ? 'you' : 'none')));
    expect(alone.isPossible).toBe(false);
    expect(made((plan) => plan.choose('king')).isPossible).toBe(true);
  });

  it('asks only for options of modules that are there', () => {
    expect(made(() => {}).order().options).toEqual({ modules: [] });
    const full = made((plan) => {
      plan.toggle('ramparts');
      plan.toggle('bonus');
      plan.tournament = true;
    });
    expect(full.order().options).toEqual({ modules: ['bonus', 'ramparts'], tournament: true });
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

describe('addresses', () => {
  it('lead to pages and tell them what they hold', () => {
    expect(find('/games/u3Yk2vLr9QeXc0aB')?.values).toEqual({ id: 'u3Yk2vLr9QeXc0aB' });
    expect(find('/rules/')).not.toBeNull();
    expect(find('/nowhere')).toBeNull();
  });
});
