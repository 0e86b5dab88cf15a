import { words } from '../src/words/words.svelte';

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

// The page is shown once its texts are here.
await words.speak('en');
