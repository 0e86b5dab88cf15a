import { describe, expect, it } from 'vitest';
import { texts } from '../src/words/texts';
import { fill, LANGUAGES, words } from '../src/words/words.svelte';

const all = Object.entries(texts);
const sources = import.meta.glob<string>(['../src/**/*.{ts,svelte}', '!../src/words/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What fills a hole of a template: a word, and the few keys that have a sign, a fraction or two fields there. */
const FILLING = String.raw`(?:[\w-]+|\?|0\.\d+|colour\.value)`;

/** Whether the page names a key, whole or by a template. */
function namesIn(pages: readonly string[]): (key: string) => boolean {
  const all = (pattern: RegExp): string[] => pages.flatMap((page) => [...page.matchAll(pattern)].map((one) => one[1]!));
  const whole = new Set(all(/['"]([\w.-]+)['"]/g));
  const templates = new Set(all(/`([a-z][\w-]*\.(?:[\w.-]|\$\{[^{}`]*\})+)`/g));
  const shapes = [...templates].map((text) => text.replaceAll('.', '\\.').replace(/\$\{[^{}]*\}/g, FILLING));
  const made = new RegExp(`^(?:${shapes.join('|')})$`);
  return (key) => whole.has(key) || made.test(key);
}

const holes = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[}:]/g)].map((found) => found[1]!))].sort();

describe('words', () => {
  it('exist in every language and ask for the same values', () => {
    for (const [key, text] of all) {
      for (const language of LANGUAGES) expect(text[language], key).toMatch(/\S/);
      expect(holes(text.fr), key).toEqual(holes(text.en));
    }
  });

  it('keep French spacing: nothing breaks before a high sign or inside quotation marks', () => {
    const wrong = all.filter(([, text]) =>
      /(^|[^\u00a0\u202f\s])[;:?!](\s|$)| [;:?!](\s|$)|« | »/.test(text.fr.replace(/\{[^}]*\}/g, 'x')),
    );
    expect(wrong.map(([key, text]) => `${key}: ${text.fr}`)).toEqual([]);
  });

  it('are all used', () => {
    const isNamed = namesIn(Object.values(sources));
    expect(all.map(([key]) => key).filter((key) => !isNamed(key))).toEqual([]);
    expect(['dice.no_such_text', 'dice.tab.a.b'].some(isNamed)).toBe(false);
  });

  it('never plead or shout', () => {
    for (const [key, text] of all) {
      expect(text.en, key).not.toMatch(/!|\bplease\b/i);
      expect(text.fr, key).not.toMatch(/!|s’il vous plaît/i);
    }
  });
});

describe('a language', () => {
  it('is fetched alone, and is spoken once it is here', async () => {
    const came = words.speak('fr');
    expect(words.t('yes')).toBe(texts.yes.en);
    expect(await came).toBe(true);
    expect([words.language, words.t('yes')]).toEqual(['fr', texts.yes.fr]);
    expect(words.find('no.such.text')).toBeUndefined();
  });

  it('that was asked for last is spoken, whichever comes first', async () => {
    const came = await Promise.all([words.speak('fr'), words.speak('en')]);
    expect([came, words.language, words.missing]).toEqual([[false, true], 'en', null]);
  });
});

describe('fill', () => {
  it('puts values in and suits the number', () => {
    expect(fill('{n} {n:die|dice}', { n: 1 }, 'en')).toBe('1 die');
    expect(fill('{n} {n:die|dice}', { n: 0 }, 'en')).toBe('0 dice');
    expect(fill('{n} {n:dé|dés}', { n: 0 }, 'fr')).toBe('0 dé');
    expect(fill('{who} waits', {}, 'en')).toBe('{who} waits');
  });

  it('elides before a French name that begins with a vowel', () => {
    const quarter = (name: string): string => fill('Le quartier de {name}', { name }, 'fr');
    expect(['Alix', 'Élie', 'Héloïse'].map(quarter)).toEqual([
      'Le quartier d’Alix',
      'Le quartier d’Élie',
      'Le quartier d’Héloïse',
    ]);
    expect(quarter('Perrin')).toBe('Le quartier de Perrin');
    expect(fill('lot de {n}', { n: 8 }, 'fr')).toBe('lot de 8');
    expect(fill('{unit} de {n}', { n: 'Alix' }, 'en')).toBe('{unit} de Alix');
  });
});
