/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Every language with its texts, as the tests take them (tools/words.ts). */
declare module 'virtual:words' {
  const spoken: readonly { code: string; name: string; texts: import('./words/fetched').Patterns }[];
  export default spoken;
}
