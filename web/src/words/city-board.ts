// The words drawn on the board of the city, and those that name its parts for people who listen.
import type { Text } from './words.svelte';

export const cityBoard = {
  'board.city': { en: 'The city', fr: 'La ville' },
} satisfies Record<string, Text>;
