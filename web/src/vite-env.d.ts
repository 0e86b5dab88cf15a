/// <reference types="svelte" />
/// <reference types="vite/client" />

/** All texts of the page in one language, made by tools/words.ts. */
declare module 'virtual:words/*' {
  const texts: Readonly<Record<import('./words/texts').Key, string>>;
  export default texts;
}
