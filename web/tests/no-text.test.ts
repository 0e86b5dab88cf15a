// Everything that somebody reads or hears stands in the folders of the languages: components hold no words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', 'src');
const HEARD = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder', 'label'];
const WORD = /\p{L}{2,}/u;
/** What is the same in every language. */
const NAMES = new Set(['Troyes', 'https://…/join/…']);

interface Node {
  readonly type?: string;
  readonly name?: string;
  readonly data?: string;
  readonly value?: unknown;
}

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.name.endsWith('.svelte')) yield path;
  }
}

/** The words of a component's markup: between its tags, and in attributes that are read aloud or shown. */
function* wordsOf(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* wordsOf(one);
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
  const { type, name = '', data = '', value } = node as Node;
  if (type === 'Text' && WORD.test(data)) yield data.trim();
  if (type === 'Attribute') {
    if (HEARD.includes(name)) yield* wordsOf(value);
    return;
  }
  if (type === 'StyleDirective') return;
  for (const [key, inside] of Object.entries(node)) if (key !== 'css' && key !== 'instance') yield* wordsOf(inside);
}

const found = (source: string): string[] =>
  [...wordsOf(parse(source, { modern: true }).fragment)].filter((word) => !NAMES.has(word));

describe('components', () => {
  it('hold no words', () => {
    const held = [...filesIn(ROOT)].flatMap((path) =>
      found(readFileSync(path, 'utf8')).map((word) => `${path.slice(ROOT.length + 1)}: ${word}`),
    );
    expect(held).toEqual([]);
  });

  it('would be found with words', () => {
    expect(found('<p>Open the gates</p>')).toEqual(['Open the gates']);
    expect(found('<button aria-label="Undo" class="two words">{t("undo")}</button>')).toEqual(['Undo']);
    expect(found('{#if on}<b>{n} dice</b>{/if}')).toEqual(['dice']);
  });
});
