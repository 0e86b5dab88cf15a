import spoken from 'virtual:words';
import { describe, expect, it, vi } from 'vitest';
import { Filling, type Pattern } from '../src/words/filling';
import { words } from '../src/words/words.svelte';

const own = Object.keys(spoken[0]!.texts);
const french = spoken.find(({ code }) => code === 'fr')!;
const sources = import.meta.glob<string>(['../src/**/*.{ts,svelte}', '!../src/words/**', '../index.html'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const manifest = import.meta.glob<string>('../public/*.webmanifest', { query: '?raw', import: 'default', eager: true });

/** What fills a hole of a template: a word, or one of the few that are written with a dash. */
const FILLING = String.raw`(?:\w+|king-pass|0-\d+)`;

/** Whether the page names a key, whole or by a template. */
function namesIn(pages: readonly string[]): (key: string) => boolean {
  const all = (pattern: RegExp): string[] => pages.flatMap((page) => [...page.matchAll(pattern)].map((one) => one[1]!));
  const whole = new Set([...all(/['"]([\w-]+)['"]/g), ...all(/\{\{([\w-]+)\}\}/g)]);
  const templates = new Set(all(/`([a-z][\w-]*-(?:[\w-]|\$\{[^`]*?\})+)`/g));
  const shapes = [...templates].map((text) => text.replace(/\$\{[^`]*?\}/g, FILLING));
  const made = new RegExp(`^(?:${shapes.join('|')})$`);
  return (key) => whole.has(key) || made.test(key);
}

/** Everything a text can say, with the same word in all its gaps. */
function said(pattern: Pattern): string[] {
  if (typeof pattern === 'string') return [pattern];
  return pattern.reduce<string[]>(
    (before, piece) => {
      const next =
        typeof piece === 'string' ? [piece] : piece.length === 4 ? Object.values(piece[2]).flatMap(said) : ['x'];
      return before.flatMap((one) => next.map((other) => one + other));
    },
    [''],
  );
}

describe('words', () => {
  it('keep French spacing: nothing breaks before a high sign or inside quotation marks', () => {
    const all = Object.entries(french.texts).flatMap(([key, text]) => said(text).map((one) => `${key}: ${one}`));
    const isWrong = (text: string) => /(^|[^\u00a0\u202f\s])[;:?!](\s|$)| [;:?!](\s|$)|« | »/.test(text);
    expect(all.filter((text) => isWrong(text.slice(text.indexOf(':') + 2)))).toEqual([]);
    expect(['Quoi?', 'Quoi ?', '« Quoi »'].map(isWrong)).toEqual([true, true, true]);
  });

  it('are all used', () => {
    const isNamed = namesIn([...Object.values(sources), ...Object.values(manifest)]);
    expect(own.filter((key) => !isNamed(key))).toEqual([]);
    expect(['dice-no_such_text', 'dice-tab-a-b'].some(isNamed)).toBe(false);
  });

  it('never plead or shout', () => {
    for (const { texts } of spoken) {
      for (const [key, text] of Object.entries(texts)) {
        expect(said(text).join(' '), key).not.toMatch(/!|\bplease\b|s’il vous plaît/i);
      }
    }
  });
});

describe('a language', () => {
  it('is spoken once it is here', async () => {
    const came = words.speak('fr');
    expect(words.t('yes')).toBe(spoken[0]!.texts.yes);
    expect(await came).toBe(true);
    expect([words.language, words.t('yes')]).toEqual(['fr', french.texts.yes]);
    expect(words.find('no-such-text')).toBeUndefined();
  });

  it('that was asked for last is spoken, whichever comes first', async () => {
    const came = await Promise.all([words.speak('fr'), words.speak('en')]);
    expect([came, words.language, words.missing]).toEqual([[false, true], 'en', null]);
  });

  it('is fetched alone, in the version that the first page names', async () => {
    const SENT = { yes: 'x', nav: { '': 'a', home: { '': ['b', ['n']], name: 'c' } } };
    const named = [{ code: 'xx', name: 'X’s', version: '1a' }];
    document.head.innerHTML = `<meta name="languages" content="${JSON.stringify(named).replaceAll('"', '&quot;')}" />`;
    const { languages, patternsOf } =
      await vi.importActual<typeof import('../src/words/fetched')>('../src/words/fetched');
    document.head.innerHTML = '';
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(SENT)));
    expect([languages, await patternsOf('xx')]).toEqual([
      named,
      { yes: 'x', nav: 'a', 'nav-home': ['b', ['n']], 'nav-home-name': 'c' },
    ]);
    asked.mockImplementation(() => Promise.resolve(new Response('', { status: 404 })));
    await expect(patternsOf('xx')).rejects.toThrow('404');
    expect(asked.mock.calls).toEqual([['/api/v2/words/xx?v=1a'], ['/api/v2/words/xx?v=1a']]);
    asked.mockRestore();
  });
});

describe('what a person speaks', () => {
  const chosen = async (told: string, kept: string | null, address = '/'): Promise<string> => {
    document.documentElement.lang = told;
    localStorage.setItem('troyes.settings', JSON.stringify(kept === null ? {} : { language: kept }));
    history.replaceState(null, '', address);
    vi.resetModules();
    const { settings } = await import('../src/settings.svelte');
    history.replaceState(null, '', '/');
    return settings.chosen;
  };

  it('is what the server has understood from the browser', async () => {
    expect(await chosen('fr', null)).toBe('fr');
    expect(await chosen('', null)).toBe(spoken[0]!.code);
  });

  it('is what was chosen, as long as it is there, and what the address says above all', async () => {
    expect(await chosen('en', 'fr')).toBe('fr');
    expect(await chosen('fr', 'xx')).toBe('fr');
    expect(await chosen('fr', 'fr', '/?lang=en')).toBe('en');
    expect(await chosen('en', 'fr', '/?lang=xx')).toBe('fr');
  });
});

describe('a filling', () => {
  const DICE: Pattern = [['n', '', { one: [['n'], ' die'], other: [['n'], ' dice'] }, 'other']];

  it('puts values in and suits the number', () => {
    const fill = (language: string, n: number) => new Filling(language).fill(DICE, { n });
    expect([fill('en', 1), fill('en', 0), fill('en', -1)]).toEqual(['1 die', '0 dice', '-1 die']);
    expect([fill('fr', 0), fill('fr', 2)]).toEqual(['0 die', '2 dice']);
    expect(new Filling('en').fill(['for ', ['n', 'NUMBER']], { n: 12_000 })).toBe('for 12,000');
  });

  it('chooses by just this number before its form, and by the sounds of a name', () => {
    const none: Pattern = [['n', '', { 0: 'none', one: 'one', other: 'many' }, 'other']];
    expect([0, 1, 7].map((n) => new Filling('en').fill(none, { n }))).toEqual(['none', 'one', 'many']);
    const quarter: Pattern = ['Le quartier ', ['name', 'START', { vowel: ['d’', ['name']], consonant: ['de ', ['name']] }, 'consonant']]; // prettier-ignore
    const names = ['Alix', 'Élie', 'Héloïse', 'Perrin', 'œil'];
    expect(names.map((name) => new Filling('fr').fill(quarter, { name }).replace('Le quartier ', ''))).toEqual([
      'd’Alix',
      'd’Élie',
      'd’Héloïse',
      'de Perrin',
      'd’œil',
    ]);
  });

  it('puts pieces into gaps', () => {
    const filling = new Filling('en');
    expect(filling.pieces(['for ', ['price'], '.'], {}, { price: [1, 'x', 2] })).toEqual(['for ', 1, 'x', 2, '.']);
    expect(filling.pieces('', {}, {})).toEqual([]);
  });
});
