import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Level } from '../src/api/types';
import { levels } from '../src/lobby/opening/levels.svelte';
import { Plan } from '../src/lobby/opening/plan.svelte';
import Seats from '../src/lobby/opening/Seats.svelte';

const RANKED = [
  { level: 'apprentice', games: ['city', 'dice'] },
  { level: 'journeyman', games: ['city', 'dice'] },
  { level: 'master', games: ['city', 'dice'] },
  { level: 'grandmaster', games: ['city', 'dice'] },
];

/** The seats of a planned table at a server that offers these levels. */
async function seats(offered: Level[], choice: 'city' | 'dice' = 'city') {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ levels: offered })));
  await levels.look();
  levels.offered = offered; // a page asks its server once
  const plan = new Plan();
  plan.choose(choice);
  render(Seats, { plan, isNamed: true });
  return plan;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the strength of a bot', () => {
  it('is shown as hammers where the server offers only what we know', async () => {
    const plan = await seats(RANKED);
    expect(screen.queryByRole('combobox')).toBeNull();
    await fireEvent.click(screen.getAllByRole('radio', { name: 'Apprentice' })[0]!);
    expect(plan.seats[1]!.level).toBe('apprentice');
    expect(screen.getByText('Apprentice')).toBeTruthy();
    expect(screen.getByText('makes mistakes')).toBeTruthy();
    const hammers = screen.getAllByRole('radio', { name: /Apprentice|Journeyman|aster$/ }).slice(0, 4);
    expect(hammers.map((hammer) => hammer.getAttribute('aria-label'))).toEqual([
      'Apprentice',
      'Journeyman',
      'Master',
      'Grand master',
    ]);
    await fireEvent.click(hammers[3]!);
    expect(plan.order().seats?.[1]).toMatchObject({ kind: 'bot', level: 'grandmaster' });
    expect(screen.getByText('thinks for a second')).toBeTruthy();
    expect(hammers.every((hammer) => hammer.classList.contains('full'))).toBe(true);
  });

  it('is chosen by name where there are bots of the server’s own', async () => {
    const plan = await seats([...RANKED, { level: 'Mason', games: ['city'] }]);
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Strength of the bot at place 2' });
    expect([...field.options].map(({ text }) => text)).toEqual([
      'Apprentice',
      'Journeyman',
      'Master',
      'Grand master',
      'Mason',
    ]);
    await fireEvent.change(field, { target: { value: 'Mason' } });
    expect(plan.order().seats?.[1]).toMatchObject({ kind: 'bot', level: 'Mason' });
    expect(screen.getByText('A bot of this server')).toBeTruthy();
  });

  it('is not that of a bot which does not play the game', async () => {
    await seats([...RANKED, { level: 'Mason', games: ['city'] }], 'dice');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getAllByRole('radio', { name: 'Journeyman' })).toHaveLength(1);
  });
});
