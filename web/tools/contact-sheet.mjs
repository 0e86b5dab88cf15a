// Draws every symbol and scene on two pages, light and night, to look at them: node tools/contact-sheet.mjs [folder].
// Then, for instance: chromium --headless --screenshot=sheet.png --window-size=1400,2600 folder/contact-light.html

import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const source = (path) => new URL(`../src/${path}`, import.meta.url).pathname;
const load = async (path) => (await runnerImport(source(path), { configFile: false, logLevel: 'error' })).module;
const { sprite } = await load('art/sprite.ts');
globalThis.document = { body: { insertAdjacentHTML: () => undefined } }; // nothing is laid here
const symbols = { ...(await load('art/symbols.ts')).symbols, ...(await load('art/cards.ts')).cards };
const scenes = await load('art/scenes.ts');

const styles = ['tokens', 'families', 'art']
    .map((name) => readFileSync(source(`style/${name}.css`), 'utf8'))
    .join('\n');
const LAYOUT = `
  body { margin: 16px; background: var(--paper); color: var(--ink); font: 12px sans-serif; }
  .grid { display: flex; flex-wrap: wrap; gap: 10px 6px; margin: 8px 0 20px; align-items: end; }
  figure { margin: 0; width: 92px; text-align: center; } figure.free { width: auto; margin: 12px; }
  figcaption { font-size: 10px; margin-top: 3px; } svg.s { overflow: visible; }
  .red { --wash: var(--red-wash); } .white { --wash: var(--white-wash); } .yellow { --wash: var(--yellow-wash); }
  .card { background: var(--vellum); padding: 6px 0; }`;

const only = process.argv[3] ? new RegExp(process.argv[3]) : /^(?!pips-)/;
const height = Number(process.argv[4] ?? 56);

function figure(id) {
    const [, , width, tall] = symbols[id].viewBox.split(' ').map(Number);
    const pips = /^die-(red|white|yellow|black|purple)$/.exec(id);
    const body = `<use href="#${id}"/>${pips ? `<use href="#pips-${pips[1]}-5"/>` : ''}`;
    const size = id.startsWith('i-') ? 28 : height;
    return `<figure class="card" style="width:${Math.max(92, height + 8)}px"><svg class="s" viewBox="0 0 ${width} ${tall}" width="${(size * width) / tall}" height="${size}">${body}</svg><figcaption>${id}</figcaption></figure>`;
}

const free = (name, svg) => `<figure class="free">${svg}<figcaption>${name}</figcaption></figure>`;

const shown = () => [
    free('palace', scenes.palace(['c', 'n', 'b', 'a', 'd', null])),
    free(
        'bishopric',
        scenes.bishopric(
            [
                ['b', 'd', null],
                ['d', 'a', 'c'],
            ],
            'a',
        ),
    ),
    free(
        'city hall',
        scenes.cityHall(
            [
                ['a', 'c'],
                ['c', null],
                ['b', 'n'],
            ],
            'd',
        ),
    ),
    free('cathedral', scenes.cathedral({ cubes: [['a', 'b'], [], ['c']], warnFor: 'a' })),
    free('four floors', scenes.cathedral({ levels: 4 })),
    ...['a', 'b', 'c', 'd', 'k', 'n'].map((letter) =>
        free(`house ${letter}`, scenes.house(letter) + scenes.narrowHouse(letter)),
    ),
    free('fields', scenes.fields(290, 46, 60, 8)),
];

const page = (
    theme,
) => `<!doctype html><meta charset="utf-8"><html data-theme="${theme}"><style>${styles}${LAYOUT}</style>
  <body>${sprite(symbols)}${scenes.roofTiles()}
  <div class="grid yellow">${Object.keys(symbols)
      .filter((id) => only.test(id))
      .map(figure)
      .join('')}</div>
  ${process.argv[3] ? '' : `<div class="grid">${shown().join('')}</div>`}</body></html>`;

for (const theme of ['light', 'night']) {
    const file = join(process.argv[2] ?? tmpdir(), `contact-${theme}.html`);
    writeFileSync(file, page(theme));
    console.log(file);
}
