import type { Text } from './words.svelte';

export const table = {} satisfies Record<string, Text>;
