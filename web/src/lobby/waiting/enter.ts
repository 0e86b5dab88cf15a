// To a table that this device has opened.
import type { Opened } from '../../api/types';
import { router } from '../../router.svelte';
import { keepInvitation } from './invitations';

export function enter({ state, invitation }: Opened): void {
  if (invitation) keepInvitation(state.id, invitation);
  router.go(`/games/${state.id}`);
}
