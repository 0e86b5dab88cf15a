import type { Text } from './words.svelte';

export const help = {} satisfies Record<string, Text>;
