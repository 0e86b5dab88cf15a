// Every card, event, character, rampart face and honour has its drawing, and drawings refer only to what exists.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../src/art/families';
import { cards } from '../src/art/cards';
import { sprite } from '../src/art/sprite';
import { symbols } from '../src/art/symbols';

const all = { ...symbols, ...cards };
const symbolIds = Object.keys(all);

const city = [
  'activities',
  'bonus',
  'events',
  'characters',
  'ladies/activities',
  'ladies/events',
  'ladies/characters',
  'ladies/ramparts',
];
const PREFIX: Record<string, string> = { activity: 'e', event: 'e', character: 'p', outdoor: 't' };

const read = (path: string): string => readFileSync(`../src/troyes/${path}`, 'utf8');
const hyphened = (key: string): string => key.replaceAll('_', '-');

function cityIds(): string[] {
  const heads = city.flatMap((name) => [...read(`city/data/${name}.toml`).matchAll(/^\[(\w+)\.(\w+)\]$/gm)]);
  return heads.flatMap(([, table, key]) => (PREFIX[table!] ? [`${PREFIX[table!]}-${hyphened(key!)}`] : []));
}

const honourIds = (): string[] =>
  [...read('words/en/dice/honours.ftl').matchAll(/^honour-(\w+) =/gm)].map(([, key]) => `h-${hyphened(key!)}`);

const tileIds = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => [`tile-${n}-banquet`, `tile-${n}-raid`]);
const pieceIds = Object.keys(FAMILIES).flatMap((letter) =>
  ['cit', 'cube', 'disc', 'shield', 'flag', 'guard'].map((piece) => `${piece}-${letter}`),
);

describe('the drawings', () => {
  it('cover everything the rules name', () => {
    const wanted = [...cityIds(), ...honourIds(), ...tileIds, ...pieceIds];
    expect(wanted.length).toBeGreaterThan(200);
    expect(wanted.filter((id) => !symbolIds.includes(id))).toEqual([]);
  });

  it('use only symbols that exist', () => {
    const used = [...sprite(all).matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
    expect(used.filter((id) => !symbolIds.includes(id))).toEqual([]);
  });

  it('are whole without cards on pages that show none', () => {
    const used = [...sprite(symbols).matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
    expect(used.filter((id) => !(id in symbols))).toEqual([]);
    expect(Object.keys(cards).filter((id) => id in symbols)).toEqual([]);
  });

  it('are well-formed and obey the content policy', () => {
    const page = new DOMParser().parseFromString(sprite(all), 'image/svg+xml');
    expect(page.querySelector('parsererror')).toBeNull();
    expect(page.querySelectorAll('symbol')).toHaveLength(symbolIds.length);
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('have no path with a broken number', () => {
    const broken = Object.entries(all).filter(([, { body }]) => /NaN|undefined/.test(body));
    expect(broken).toEqual([]);
  });
});
