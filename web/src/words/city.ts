import { cityBoard } from './city-board';
import { cityMove } from './city-move';
import type { Text } from './words.svelte';

export const city = {
  ...cityBoard,
  ...cityMove,
} satisfies Record<string, Text>;
