// The words of the page come from the server, which reads them in `src/troyes/words`. Where no server is asked they come
// from there all the same: in the tests as `virtual:words`, and under `npm run dev` as they are written just now.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN = `${ROOT}.venv/bin/python`;
const PYTHON = process.env.TROYES_PYTHON ?? (existsSync(OWN) ? OWN : 'python3');
const NAME = 'virtual:words';
const INSIDE = `\0${NAME}`;
const PLACE = '/api/v2/words';

interface Spoken {
  readonly code: string;
  readonly name: string;
  readonly texts: Readonly<Record<string, unknown>>;
}

const SOURCE = { ...process.env, PYTHONPATH: `${ROOT}src` };
const written = (): string =>
  execFileSync(PYTHON, [`${ROOT}tools/page_words.py`, 'texts'], { encoding: 'utf8', env: SOURCE, maxBuffer: 1e8 });
const spoken = (): readonly Spoken[] => JSON.parse(written()) as readonly Spoken[];

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === NAME ? INSIDE : null),
    load: (id) => (id === INSIDE ? `export default ${written()};` : null),
    transformIndexHtml: {
      order: 'pre',
      // in the built page it is the server that does so
      handler: (page, { server }) => (server ? filled(page, spoken()) : page),
    },
    configureServer({ middlewares }) {
      middlewares.use(PLACE, (request, response) => {
        const found = spoken().find(({ code }) => request.url === `/${code}?v=`);
        response.statusCode = found ? 200 : 404;
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(found?.texts ?? null));
      });
    },
  };
}

/** The first page with what it says itself, and with the languages there are. */
function filled(page: string, all: readonly Spoken[]): string {
  const [{ code: language, texts }] = all as readonly [Spoken];
  const languages = JSON.stringify(all.map(({ code, name }) => ({ code, name, version: '' })));
  const known: Readonly<Record<string, unknown>> = {
    ...texts,
    'page-description': '',
    language,
    languages: languages.replaceAll('"', '&quot;'),
  };
  return page.replace(/\{\{([\w-]+)\}\}/g, (_, key: string) => String(known[key]));
}
