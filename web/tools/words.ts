// The words of the page stand side by side in the source, so that none can be missing; whoever reads one language fetches
// that one only. `virtual:words/fr` is the French half of all texts.
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { texts } from '../src/words/texts.ts';
import type { Language } from '../src/words/words.svelte.ts';

const TEXTS = fileURLToPath(new URL('../src/words/texts.ts', import.meta.url));
const NAME = /^virtual:words\/(?<language>\w+)$/;
const INSIDE = '\0';

export function words(): Plugin {
  return {
    name: 'words-of-one-language',
    resolveId: (id) => (NAME.test(id) ? INSIDE + id : null),
    async load(id) {
      const language = NAME.exec(id.replace(INSIDE, ''))?.groups?.language as Language | undefined;
      if (!language) return null;
      const { module, dependencies } = await runnerImport<{ texts: typeof texts }>(TEXTS, { configFile: false });
      for (const file of [TEXTS, ...dependencies]) this.addWatchFile(file);
      const half = Object.entries(module.texts).map(([key, text]) => [key, text[language]]);
      return `export default ${JSON.stringify(Object.fromEntries(half))};`;
    },
  };
}
