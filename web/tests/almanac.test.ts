import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { named, namedIn, search, EVERYTHING, type Entry } from '../src/almanac/entries';
import Shelf from '../src/almanac/Shelf.svelte';
import RulesContents from '../src/help/RulesContents.svelte';
import { almanacOf } from '../src/help/address';
import { tips } from '../src/help/tips.svelte';
import Tips from '../src/help/Tips.svelte';
import { find } from '../src/routes';

function entry(group: string, key: string, names: readonly string[], more: Partial<Entry> = {}): Entry {
  return { group, key, name: names[0]!, names, box: 'base', text: [], alone: null, see: [], figures: [], ...more };
}
const ENTRIES = [
  entry('character', 'florentin', ['Le Florentin', 'The Florentine']),
  entry('outdoor', 'shield', ['Bouclier', 'Shield'], { box: 'ladies', text: ['Retenez un dé noir.'] }),
  entry('dice', 'tile-1', ['Tuile 1', 'Tile 1'], { box: 'dice' }),
];

describe('the almanac', () => {
  it('is searched by name, by name in other languages, and by what is said', () => {
    const found = (typed: string): string[] => search(ENTRIES, { ...EVERYTHING, typed }).map(({ key }) => key);
    expect(found('FLOREN')).toEqual(['florentin']);
    expect(found('shield')).toEqual(['shield']);
    expect(found('de noir')).toEqual(['shield']);
    expect(found('')).toHaveLength(3);
    expect(named(ENTRIES, 'noir')).toEqual([]);
    expect(search(ENTRIES, { ...EVERYTHING, box: 'ladies' }).map(({ key }) => key)).toEqual(['shield']);
  });

  it('knows which of its names stand in a text', () => {
    expect(namedIn(ENTRIES, 'Le Bouclier protège.').map(({ key }) => key)).toEqual(['shield']);
    expect(namedIn(ENTRIES, 'Boucliers')).toEqual([]);
  });

  it('gives every name an address, which is a place of one page', () => {
    expect(almanacOf('event', 'brigands2')).toBe('/almanac/event/brigands');
    const at = (path: string) => find(path)!;
    expect(at('/almanac/dice/tile-1').values).toEqual({ group: 'dice', key: 'tile-1' });
    expect(at('/almanac').scene).toBe(at('/cards/activity/archer').scene);
    expect(at('/rules').scene).not.toBe(at('/watch').scene);
  });

  it('shows a tab that holds something of what is sought, and goes to the search with a slash', async () => {
    render(Shelf, { entries: ENTRIES });
    const field = screen.getByRole('searchbox');
    await fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(field);
    await fireEvent.input(field, { target: { value: 'tuile' } });
    const list = screen.getByRole('list');
    expect(within(list).getByRole('link').getAttribute('href')).toBe('/almanac/dice/tile-1');
    await fireEvent.input(field, { target: { value: 'xyz' } });
    expect(within(list).queryByRole('link')).toBeNull();
  });

  it('is found from the rules, and from what is explained', async () => {
    render(RulesContents, { topics: [], entries: ENTRIES, open: null, typed: 'bouc' });
    expect(screen.getByRole('link', { name: /Bouclier/ }).getAttribute('href')).toBe('/almanac/outdoor/shield');
    render(Tips);
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    tips.show({ text: ['A wall.'], more: '/almanac/outdoor/shield' }, document.body);
    const more = await screen.findByRole('link', { name: /almanac/ });
    expect(more.getAttribute('href')).toBe('/almanac/outdoor/shield');
    await fireEvent.keyDown(document.body, { key: 'i' });
    expect(open).toHaveBeenCalledWith('/almanac/outdoor/shield', '_blank', 'noopener');
    await fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('link', { name: /almanac/ })).toBeNull();
  });
});
