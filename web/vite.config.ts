import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { words } from './tools/words.ts';

const SHARED =
  /\/src\/(pieces|api|words)\/|\/src\/(session|settings|router)\.|\/src\/art\/kit\.|\/src\/lobby\/(names|opening\/levels)\./;

// Cards as they lie on the board, which the almanac and the rules show, too.
const CARDS =
  /\/src\/(city\/cards\/|city\/move\/move-like\.|city\/board\/(layout|runs|motion|Spaces|Banner)\.|art\/(cards|emblems-\w+|ramparts)\.|play\/keys\.)/;

// The page is built into the Python package, which serves it. `npm run dev` serves it fresh and asks a running server.
export default defineConfig({
  plugins: [words(), svelte(), svelteTesting()],
  build: {
    outDir: '../src/troyes/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // what many pages share is one file, and so are cards: many tiny ones pack badly
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: SHARED },
            { name: 'cards', test: CARDS },
            { name: 'scenes', test: /\/src\/art\/scenes/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: process.env.TROYES_SERVER ?? 'http://127.0.0.1:8000', ws: true } } },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000, // a busy machine takes its time
    hookTimeout: 60_000,
  },
});
