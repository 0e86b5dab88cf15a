import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventFace, faces, sentence } from '../src/city/faces';
import { tileFaces } from '../src/city/faces-events';
import { partsOf } from '../src/city/formula';

const DATA = resolve(import.meta.dirname, '../../src/troyes/city/data');
const FILES = ['activities', 'events', 'bonus', 'ladies/activities', 'ladies/events', 'ladies/ramparts'];
const text = FILES.map((file) => readFileSync(resolve(DATA, `${file}.toml`), 'utf8')).join('\n');
const keys = (table: string): string[] =>
  [...text.matchAll(new RegExp(`^\\[${table}\\.(\\w+)\\]`, 'gm'))].map((found) => found[1]!);
const activities = keys('activity');
const events = keys('event');

describe('faces', () => {
  it('finds the cards of all boxes', () => {
    expect(activities.length).toBeGreaterThanOrEqual(57);
    expect(events.length).toBeGreaterThanOrEqual(21);
  });

  it.each([...activities.map((key) => ['activity', key] as const), ...events.map((key) => ['event', key] as const)])(
    'gives %s %s a short sentence in both languages and a formula',
    (kind, key) => {
      const face = kind === 'activity' ? faces[key] : eventFace(key);
      for (const language of ['en', 'fr'] as const) {
        const said = sentence(face, language);
        expect(said.length).toBeGreaterThan(5);
        expect(said.length).toBeLessThanOrEqual(60);
        expect(said).toMatch(/\.$/);
      }
      expect(partsOf(face!.gain).length).toBeGreaterThan(0);
    },
  );

  it('has no face without a card', () => {
    expect(Object.keys(faces).sort()).toEqual([...activities].sort());
  });

  it('shares one face among the copies of an event', () => {
    expect(eventFace('brigands3')).toBe(eventFace('brigands'));
  });

  it.each(keys('outdoor'))('shows what a cube at the gate of %s is good for', (key) => {
    expect(partsOf(tileFaces[key]!).length).toBeGreaterThan(0);
  });

  it('keeps French punctuation from standing alone on a line', () => {
    const said = [
      ...activities.map((key) => sentence(faces[key], 'fr')),
      ...events.map((key) => sentence(eventFace(key), 'fr')),
    ];
    expect(said.filter((one) => / [:;?!]/.test(one))).toEqual([]);
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

  it('refuses what it cannot draw', () => {
    expect(() => partsOf('+2 gold')).toThrow();
  });
});
