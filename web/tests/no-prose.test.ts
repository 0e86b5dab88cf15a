// The page takes nothing apart that the server has written for people, nor lines of notation. Where text is looked into
// all the same it is something else: what somebody types, an address, a text that is only laid out or searched.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LOOKS_INTO =
  /(?<![\w)\]])\/(?![/*\s])(?:\\.|\[(?:\\.|[^\]\\\n])+\]|[^/\\\n[])+\/[dgimsuvy]*(?=[.,;)\s])|new RegExp|\.split\(|\.match\(|\.matchAll\(/g;

/** Files that look into text, how often, and what it is. */
const ALLOWED: Readonly<Record<string, readonly [times: number, what: string]>> = {
  'after/towers.ts': [1, 'the size of a drawing'],
  'almanac/Face.svelte': [1, 'the key of an entry'],
  'almanac/entries.ts': [6, 'names and words that are sought'],
  'api/client.ts': [1, 'whether a refusal needs a full stop'],
  'api/patience.ts': [1, 'addresses that take long'],
  'city/cards/emblems.ts': [1, 'the number of a copy at the end of a key'],
  'city/cards/formula.ts': [2, 'the small language of rules in pictures, which is written for it'],
  'city/board/layout.ts': [3, 'how wide letters are'],
  'device.ts': [1, 'the storage of the device'],
  'help/RulesTopic.svelte': [1, 'whether a rule has a figure'],
  'help/address.ts': [1, 'the number of a copy at the end of a key'],
  'help/rules.ts': [19, 'the rules as they are searched and laid out'],
  'lobby/opening/GameChoice.svelte': [2, 'drawings'],
  'lobby/waiting/JoinDialog.svelte': [1, 'an address that somebody has pasted'],
  'lobby/first-names.ts': [1, 'a list of names'],
  'play/talk/announce.ts': [1, 'the name of a decision'],
  'play/typing.ts': [1, 'kinds of fields'],
  'router.svelte.ts': [1, 'addresses'],
  'routes.ts': [17, 'addresses'],
  'table/figures/FigureEditor.svelte': [2, 'figures that somebody types'],
  'table/asking/Stepper.svelte': [1, 'a number that somebody types'],
  'table/figures/figures.ts': [2, 'figures that somebody types'],
  'table/asking/said.ts': [1, 'whether a sentence needs a full stop'],
  'words/filling.ts': [2, 'the first and the last sound of a name, for what stands beside it'],
};

function* filesIn(folder: string, path = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const name = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(folder, name);
    else if (/\.(ts|svelte)$/.test(name) && name !== 'api/schema.ts' && !name.startsWith('art/')) yield name;
  }
}

/** The code of a file: without comments, styles and markup, whose closing tags look like it. */
function codeOf(name: string): string {
  const text = readFileSync(join('src', name), 'utf8');
  const code = name.endsWith('.svelte') ? [...text.matchAll(/\{[^{}]*\}|<script.*?<\/script>/gs)].join('\n') : text;
  return code.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*$/gm, '');
}

describe('the page', () => {
  it('takes no sentence and no line of notation apart', () => {
    const found = [...filesIn('src')].flatMap((name) => {
      const times = [...codeOf(name).matchAll(LOOKS_INTO)].length;
      return times === 0 ? [] : [[name, times] as const];
    });
    const allowed = Object.entries(ALLOWED).map(([name, [times]]) => [name, times] as const);
    const sorted = (all: typeof found): typeof found => all.sort(([one], [other]) => (one < other ? -1 : 1));
    expect(sorted(found)).toEqual(sorted(allowed));
  });
});
