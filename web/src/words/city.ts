import { cityBoard } from './city-board';
import type { Text } from './words.svelte';

export const city = {
  ...cityBoard,
} satisfies Record<string, Text>;
