import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../src/city/cards/formula';

const DATA = resolve(import.meta.dirname, '../../src/troyes/city/data');
const FILES = ['activities', 'bonus', 'events', 'ladies/activities', 'ladies/events', 'ladies/ramparts'];
const text = FILES.map((file) => readFileSync(resolve(DATA, `${file}.toml`), 'utf8')).join('\n');
const formulas = [...text.matchAll(/^(?:king_)?formula = "(.*)"$/gm)].map((found) => found[1]!);

describe('faces', () => {
  it('are there for the cards of all boxes', () => {
    expect(formulas.length).toBeGreaterThanOrEqual(57 + 21 + 16);
  });

  it.each([...new Set(formulas)])('can be drawn whatever its figures are: %s', (formula) => {
    for (const figure of ['0', '7', '31']) {
      const parts = partsOf(formula.replace(/\{[^}]*\}/g, figure));
      expect(parts.length).toBeGreaterThan(0);
    }
  });
});

describe('a formula', () => {
  it('is parts with an amount, a picture or both', () => {
    expect(partsOf('-1i > +6d')).toEqual([
      { amount: '−1', picture: 'i' },
      { amount: '', picture: '>' },
      { amount: '+6', picture: 'd' },
    ]);
  });

  it('may be missing: the sentence of the card says it all', () => {
    expect(partsOf('')).toEqual([]);
  });

  it('refuses what it cannot draw', () => {
    expect(() => partsOf('+2 gold')).toThrow();
  });
});
