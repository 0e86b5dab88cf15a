import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { words } from './tools/words.ts';

const SHARED =
  /\/src\/(pieces|api|words)\/|\/src\/(session|settings|router)\.|\/src\/art\/kit\.|\/src\/lobby\/(names|opening\/levels)\./;

// The page is built into the Python package, which serves it. `npm run dev` serves it fresh and asks a running server.
export default defineConfig({
  plugins: [words(), svelte(), svelteTesting()],
  build: {
    outDir: '../src/troyes/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // what every page shares is one file: many tiny ones pack badly
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } } },
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
