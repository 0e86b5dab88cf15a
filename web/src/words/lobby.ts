import type { Text } from './words.svelte';

export const lobby = {} satisfies Record<string, Text>;
