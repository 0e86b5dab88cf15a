import type { Text } from './words.svelte';

export const city = {} satisfies Record<string, Text>;
