import type { Text } from './words.svelte';

export const dice = {} satisfies Record<string, Text>;
