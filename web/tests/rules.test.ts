import { describe, expect, it } from 'vitest';
import { blockOf, fold, search, type Topic } from '../src/help/rules';

function topic(id: string, title: string, text: string[], keywords: string[] = [], summary = ''): Topic {
  return { id, game: 'city', title, summary, text, keywords, see: [] };
}
const TOPICS = [
  topic('buildings', 'Les trois bâtiments', ['Le Palais, l’Hôtel de ville et l’Évêché.'], ['palais']),
  topic('income', 'Revenus', ['Puis 1 à l’Évêché par habitant.'], ['deniers', 'salaires']),
  topic('black', 'Dés noirs', ['Les ennemis attaquent.'], ['ennemis']),
];

describe('the search', () => {
  it('ignores accents and case, and keeps the length of a text', () => {
    expect(fold('Évêché Œuvre Straße')).toBe('eveche œuvre straße');
    expect(search(TOPICS, 'EVECHE').map((one) => one.topic.id)).toEqual(['buildings', 'income']);
  });

  it('wants all words, finds keywords, and puts titles first', () => {
    expect(search(TOPICS, 'eveche salaires').map((one) => one.topic.id)).toEqual(['income']);
    expect(search(TOPICS, 'palais ennemis')).toEqual([]);
    const named = [topic('a', 'Une action', ['Des lots.']), topic('b', 'Lots', ['Des dés.'])];
    expect(search(named, 'lot').map((one) => one.topic.id)).toEqual(['b', 'a']);
  });

  it('knows other words for the same thing, in both languages and while they are typed', () => {
    const named = [
      topic('round', 'La manche', ['Six phases.']),
      topic('purple', 'Le dé mauve', ['Le chef de famille.']),
      topic('group', 'Groups of dice', ['1 to 3 dice.']),
      topic('farm', 'Agriculture', ['Yellow dice.']),
    ];
    const found = (typed: string): string[] => search(named, typed).map((one) => one.topic.id);
    expect(['tour', 'dé violet', 'lot', 'lots', 'fields', 'fiel'].map(found)).toEqual([
      ['round'],
      ['purple'],
      ['group'],
      ['group'],
      ['farm'],
      ['farm'],
    ]);
    expect(search(TOPICS, 'ennemi')[0]!.topic.id).toBe('black');
    expect(['fi', 'tournoi'].map(found)).toEqual([[], []]);
  });

  it('shows where the word stands, with its accents', () => {
    expect(search(TOPICS, 'eveche')[1]!.excerpt).toEqual(['Puis 1 à l’', 'Évêché', ' par habitant.']);
    expect(search(TOPICS, '').map((one) => one.excerpt)).toEqual([null, null, null]);
  });
});

describe('a topic', () => {
  it('is paragraphs, lists and tables', () => {
    expect(blockOf('Take **2** deniers.')).toEqual({
      kind: 'paragraph',
      runs: [
        { kind: 'plain', text: 'Take ' },
        { kind: 'strong', text: '2' },
        { kind: 'plain', text: ' deniers.' },
      ],
    });
    expect(blockOf('- one\n- two `x`')).toMatchObject({ kind: 'list', isNumbered: false, items: [{}, {}] });
    const table = blockOf('| | VP |\n|---|---|\n| Henry I | 6 |');
    expect(table).toMatchObject({ kind: 'table', head: [[], [{ text: 'VP' }]] });
    expect(table.kind === 'table' && table.rows).toEqual([
      [[{ kind: 'plain', text: 'Henry I' }], [{ kind: 'plain', text: '6' }]],
    ]);
  });
});
