// Invitations of tables that this device has opened: the server tells each of them only once.
import { session } from '../../session.svelte';

const KEY = 'troyes.invitations';
const MOST = 50;

type Kept = Record<string, string>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export function keepInvitation(game: string, invitation: string): void {
  const all = Object.entries({ ...kept(), [game]: invitation }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // without storage the link is shown as long as the page stays open
  }
}

/** The address to send to a guest; null if another device opened the table. The secret stays behind the #. */
export function invitationLink(game: string): string | null {
  const invitation = kept()[game];
  return invitation ? session.shared(`/join/${game}#${invitation}`) : null;
}
