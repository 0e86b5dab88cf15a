// Whether the list of keys is open: "?" opens it in a game, the settings everywhere.
class KeyHelp {
  isOpen = $state(false);
}

export const keyHelp = new KeyHelp();
