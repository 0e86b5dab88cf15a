import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { words } from './tools/words';

// The page is built into the Python package, which serves it. `npm run dev` serves it fresh and asks a running server.
export default defineConfig({
  plugins: [words(), svelte(), svelteTesting()],
  build: {
    outDir: '../src/troyes/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: process.env.TROYES_SERVER ?? 'http://127.0.0.1:8000', ws: true } } },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
