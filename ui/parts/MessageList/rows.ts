/** What the list needs to know of one message or event. Ids stay the same while a message is being sent. */
export type MessageListEntry = {
  id: string;
  /** The day it belongs to; a separator is drawn where the key changes. */
  day: { key: string; label: string };
  /** Key of the author; entries without one (events) end a group. */
  authorKey?: string | undefined;
  mine?: boolean | undefined;
  /** What is announced when the entry arrives; nothing for one's own. */
  spoken?: string | undefined;
  /** Its arrival leads to the end whoever reads less than a screen away from it. */
  leads?: boolean | undefined;
};

/** Where an entry stands among neighbours of the same author and day. */
export type GroupPlace = { first: boolean; last: boolean };

export type MessageListRow<Entry extends MessageListEntry> =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'entry'; key: string; entry: Entry; place: GroupPlace };

const together = (one: MessageListEntry | undefined, other: MessageListEntry | undefined): boolean =>
  one?.authorKey !== undefined && one.authorKey === other?.authorKey && one.day.key === other.day.key;

/** Turns entries, oldest first, into the rows to draw: separators, and entries with their place in a group. */
export const toRows = <Entry extends MessageListEntry>(
  entries: readonly Entry[],
): MessageListRow<Entry>[] => {
  const rows: MessageListRow<Entry>[] = [];
  let previous: Entry | undefined;
  for (const [index, entry] of entries.entries()) {
    if (entry.day.key !== previous?.day.key) {
      rows.push({ kind: 'day', key: `day-${entry.day.key}`, label: entry.day.label });
    }
    const place = { first: !together(previous, entry), last: !together(entry, entries[index + 1]) };
    rows.push({ kind: 'entry', key: entry.id, entry, place });
    previous = entry;
  }
  return rows;
};

/** The entries that came after the one with the given id; all of them are new to a list that knew none. */
export const arrivedAfter = <Entry extends MessageListEntry>(
  entries: readonly Entry[],
  lastId: string | undefined,
): Entry[] => {
  if (lastId === undefined) return [];
  const index = entries.findLastIndex((entry) => entry.id === lastId);
  return index < 0 ? [] : entries.slice(index + 1);
};
