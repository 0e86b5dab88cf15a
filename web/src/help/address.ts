// Where the almanac tells more about something.

/** By its group and key in the figures; copies of an event are numbered, and all of them are the same entry. */
export const almanacOf = (group: string, key: string): string =>
  `/almanac/${group}/${group === 'event' ? key.replace(/\d+$/, '') : key}`;
