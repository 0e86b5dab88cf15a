import type { Text } from './words.svelte';

export const after = {
  'count.title': { en: 'The count', fr: 'Le décompte' },
  'count.total': { en: 'Fame', fr: 'Renommée' },
} satisfies Record<string, Text>;
