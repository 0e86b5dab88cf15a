import type { Text } from './words.svelte';

export const after = {} satisfies Record<string, Text>;
