import { configure } from '@testing-library/svelte';
import { vi } from 'vitest';
import spoken from 'virtual:words';
import { words } from '../src/words/words.svelte';

// What a test waits for comes at once, or on a busy machine after a while.
const PATIENCE = 20_000;
const { waitFor } = vi;
vi.waitFor = (check, options) => waitFor(check, options ?? { timeout: PATIENCE });
configure({ asyncUtilTimeout: PATIENCE });

// What a browser has and the environment of the tests lacks.
if (typeof window !== 'undefined' && !window.matchMedia) {
  window.matchMedia = (query: string): MediaQueryList =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}

if (typeof window !== 'undefined') {
  window.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  Element.prototype.scrollIntoView ??= () => undefined;
  window.scrollTo = () => undefined;
}

// The languages that there are, without a server to fetch them from.
vi.mock('../src/words/fetched', () => ({
  languages: spoken.map(({ code, name }) => ({ code, name, version: '' })),
  patternsOf: (code: string) => Promise.resolve(spoken.find((one) => one.code === code)!.texts),
}));

// The page is shown once its texts are here.
await words.speak('en');
