// The rules to look up: topics from the server, searched while typing, and their plain Markdown as blocks to show.
import type { Shapes } from '../api/types';

export type Topic = Shapes['TopicShown'];

export const GAMES = ['city', 'king', 'ladies', 'dice'] as const;

export interface Found {
  readonly topic: Topic;
  /** A piece of text around the first word that was found, cut where it stands: before, the word, after. */
  readonly excerpt: readonly [string, string, string] | null;
}

/** Letters without accents, in lower case: one for each letter of the text, so that places stay the same. */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter.toLowerCase().slice(0, letter.length);
  }).join('');
}

const WEIGHTS = { title: 8, keyword: 5, summary: 3, text: 1 } as const;
const AROUND = 46;

/** Words that people use for the same thing, in either language; a plural goes without saying. */
const SAME: readonly (readonly string[])[] = [
  ['group', 'lot'],
  ['groupe', 'lot'],
  ['figure', 'character', 'personnage'],
  ['trade', 'activity', 'activities'],
  ['metier', 'activite'],
  ['field', 'farm', 'agriculture'],
  ['champ', 'cultiver', 'agriculture'],
  ['manche', 'tour'],
  ['violet', 'mauve', 'purple'],
  ['enemy', 'enemies', 'black di'],
  ['ennemi', 'des noirs'],
  ['wage', 'salary', 'salaries'],
  ['money', 'denier'],
  ['argent', 'denier'],
  ['point', 'vp', 'pv'],
  ['wall', 'rampart'],
  ['mur', 'rempart'],
  ['house', 'district'],
  ['maison', 'quartier'],
  ['banniere', 'etendard'],
  ['rangee', 'ligne'],
  ['savoir', 'connaissance'],
  ['retourner', 'faces opposees'],
];
const SHORTEST = 3;

/** A word and those that mean the same; a word still being typed stands for what it may become. */
function alternatives(word: string): string[] {
  const isMeant = (known: string) =>
    word === known || word === `${known}s` || (word.length >= SHORTEST && known.startsWith(word));
  return [word, ...SAME.filter((same) => same.some(isMeant)).flat()];
}

/** The topics that hold all words of a search, the best first; every topic in its order if nothing is searched. */
export function search(topics: readonly Topic[], typed: string): Found[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean).map(alternatives);
  if (wanted.length === 0) return topics.map((topic) => ({ topic, excerpt: null }));
  return topics
    .map((topic, at) => ({ topic, at, weight: weigh(topic, wanted) }))
    .filter((one) => one.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .map(({ topic }) => ({ topic, excerpt: excerptOf(topic, wanted) }));
}

function weigh(topic: Topic, wanted: readonly (readonly string[])[]): number {
  const parts = {
    title: fold(topic.title),
    keyword: fold(topic.keywords.join(' ')),
    summary: fold(topic.summary),
    text: fold(topic.text.join(' ')),
  };
  const weighWord = (word: string): number =>
    (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).reduce(
      (sum, part) => sum + (beginsWord(parts[part], word) ? WEIGHTS[part] : parts[part].includes(word) ? 0.5 : 0),
      0,
    );
  const found = wanted.map((words) => Math.max(...words.map(weighWord)));
  return found.every(Boolean) ? found.reduce((sum, one) => sum + one, 0) : 0;
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return true;
  return false;
}

function excerptOf(topic: Topic, wanted: readonly (readonly string[])[]): Found['excerpt'] {
  const text = [topic.summary, ...topic.text.map(plain)].filter(Boolean).join(' ');
  const folded = fold(text);
  const word = wanted.flat().find((one) => folded.includes(one));
  if (word === undefined) return null;
  const at = folded.indexOf(word);
  const from = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1;
  const end = at + word.length;
  const to = text.length - end <= AROUND ? text.length : text.lastIndexOf(' ', end + AROUND);
  const start = Math.min(from, at);
  return [
    (start > 0 ? '… ' : '') + text.slice(start, at),
    text.slice(at, end),
    text.slice(end, Math.max(end, to)) + (to < text.length ? ' …' : ''),
  ];
}

/** Markdown without its signs. */
const plain = (text: string): string =>
  text
    .replace(/^\|[-| ]+\|$/gm, '')
    .replace(/[*`|]+/g, ' ')
    .replace(/^- /gm, '')
    .replace(/\s+/g, ' ')
    .trim();

// ---- showing ------------------------------------------------------------------------------------------------------

export interface Run {
  readonly kind: 'plain' | 'strong' | 'code';
  readonly text: string;
}
export type Runs = readonly Run[];
type Block =
  | { readonly kind: 'paragraph'; readonly runs: Runs }
  | { readonly kind: 'list'; readonly items: readonly Runs[]; readonly isNumbered: boolean }
  | { readonly kind: 'table'; readonly head: readonly Runs[]; readonly rows: readonly (readonly Runs[])[] };

export function blockOf(text: string): Block {
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith('|'))) return tableOf(lines);
  if (/^(-|\d+\.) /.test(lines[0]!)) return listOf(text);
  return { kind: 'paragraph', runs: runsOf(text.replaceAll('\n', ' ')) };
}

function tableOf(lines: readonly string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => runsOf(cell.trim()));
  return { kind: 'table', head: cells(lines[0]!), rows: lines.slice(2).map(cells) };
}

function listOf(text: string): Block {
  const items = text
    .split(/\n(?=(?:-|\d+\.) )/)
    .map((item) => item.replace(/^(-|\d+\.) /, '').replace(/\s*\n\s*/g, ' '));
  return { kind: 'list', items: items.map(runsOf), isNumbered: /^\d/.test(text) };
}

function runsOf(text: string): Runs {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part): Run => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: 'plain', text: part };
    });
}
