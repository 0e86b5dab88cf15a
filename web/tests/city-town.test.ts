import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../src/api/types';
import { nameOf, sitesOf } from '../src/city/move/targets';
import { idleMove } from '../src/city/move/move-like';
import PhoneTown from '../src/city/phone/PhoneTown.svelte';
import TabletTown from '../src/city/phone/TabletTown.svelte';
import { cardsOf, cityView, type CityView } from '../src/city/view';

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

function table(name: string): { company: State; view: CityView } {
  const { state } = JSON.parse(readFileSync(`tests/data/${name}.json`, 'utf8')) as { state: State };
  return { company: state, view: cityView(state.view)! };
}
const diceIn = (view: CityView): number =>
  [view.neutral, ...view.seats].flatMap((district) => Object.values(district.dice).flat()).length;

const watching = (view: CityView) => ({
  ...idleMove,
  things: new Map(sitesOf(view).map((site) => [nameOf(site), site])),
});

describe('the town on a phone, where nobody plays', () => {
  it('shows all dice, and one place at a time', async () => {
    const { company, view } = table('turn-4p');
    render(PhoneTown, { view, company, move: idleMove, height: 844, isLying: false });
    expect(document.querySelectorAll('[data-die]')).toHaveLength(diceIn(view));
    expect(document.querySelectorAll('[data-target^="event:"]')).toHaveLength(view.events.length);
    await fireEvent.click(screen.getByRole('button', { name: 'Palace' }));
    expect(document.querySelectorAll('[data-target^="event:"]')).toHaveLength(0);
    const open = cardsOf(view, 'palace').filter((card) => card.card !== null);
    expect(document.querySelectorAll('[data-target^="card:"]')).toHaveLength(open.length);
  });

  it('is a part of a page that tells the story elsewhere', () => {
    const { company, view } = table('turn-4p');
    render(PhoneTown, { view, company, move: idleMove, height: 844, isLying: false });
    expect(screen.queryByRole('button', { name: 'Chronicle' })).toBeNull();
    expect(screen.queryByRole('main')).toBeNull();
  });

  it('opens the place of what is chosen', async () => {
    const { company, view } = table('turn-4p');
    render(PhoneTown, { view, company, move: watching(view), height: 844, isLying: false, chosen: 'fields' });
    expect(await screen.findByRole('region', { name: 'Agriculture' })).toBeTruthy();
  });

  it('leaves open what was opened since, whatever comes from the table', async () => {
    const { company, view } = table('turn-4p');
    const move = watching(view);
    const props = { view, company, move, height: 844, isLying: false };
    const { rerender } = render(PhoneTown, { ...props, chosen: 'fields' });
    await screen.findByRole('region', { name: 'Agriculture' });
    const open = () => document.querySelector('nav [aria-current]')?.textContent?.trim();
    await fireEvent.click(screen.getByRole('button', { name: 'Palace' }));
    await rerender({ view: structuredClone(view) });
    expect(open()).toBe('Palace');
    await rerender({ chosen: 'cathedral' });
    expect(open()).toBe('Cathedral');
    await rerender({ move: { ...move, subject: 'event:marauding' } });
    expect(screen.getByRole('button', { name: 'Events. The question is about this' }).textContent).toContain('?');
  });

  it('begins a question with an answer in sight, and only once', async () => {
    const { company, view } = table('turn-4p');
    const seen: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this);
    });
    const target = (id: string) => ({ state: id === 'column:2' ? ('lit' as const) : ('idle' as const), text: '' });
    const move = { ...idleMove, target, isIdle: false };
    const props = { view, company, move, height: 844, isLying: false, place: 'cathedral' as const };
    const { rerender } = render(PhoneTown, props);
    await rerender({ question: '1.0.1' });
    await vi.waitFor(() => expect(seen.map((one) => one.className)).toEqual([expect.stringContaining('reach')]));
    await rerender({ view: structuredClone(view) });
    expect(seen).toHaveLength(1);
    vi.restoreAllMocks();
  });
});

describe('the town on a tablet', () => {
  it.each(['purple-4p', 'turn-king', 'counter-4p'])('shows everything of %s at once', (name) => {
    const { company, view } = table(name);
    render(TabletTown, { view, company, move: idleMove, width: 804, church: 250 });
    expect(document.querySelectorAll('[data-die]')).toHaveLength(diceIn(view));
    expect(document.querySelectorAll('[data-target^="event:"]')).toHaveLength(view.events.length);
    expect(document.querySelectorAll('[data-target^="building:"]')).toHaveLength(3);
    const enemies = new Set(view.black_dice);
    expect(document.querySelectorAll('[data-target^="black:"]')).toHaveLength(enemies.size);
  });
});
