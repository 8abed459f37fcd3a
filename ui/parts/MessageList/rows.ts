/** Its id survives sending. */
export type MessageListEntry = {
  id: string;
  /** A new key draws a separator. */
  day: { key: string; label: string };
  /** Without it (events), ends a group. */
  authorKey?: string | undefined;
  mine?: boolean | undefined;
  /** Empty for own messages. */
  spoken?: string | undefined;
  /** Scrolls to the end if the reader is within a screen. */
  leads?: boolean | undefined;
};

/** By author and day. */
export type GroupPlace = { first: boolean; last: boolean };

export type MessageListRow<Entry extends MessageListEntry> =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'entry'; key: string; entry: Entry; place: GroupPlace };

const isSameGroup = (one: MessageListEntry | undefined, other: MessageListEntry | undefined): boolean =>
  one?.authorKey !== undefined && one.authorKey === other?.authorKey && one.day.key === other.day.key;

/** Day separators, and entries with group position. */
export const toRows = <Entry extends MessageListEntry>(
  entries: readonly Entry[],
): MessageListRow<Entry>[] => {
  const rows: MessageListRow<Entry>[] = [];
  let previous: Entry | undefined;
  for (const [index, entry] of entries.entries()) {
    if (entry.day.key !== previous?.day.key) {
      rows.push({ kind: 'day', key: `day-${entry.day.key}`, label: entry.day.label });
    }
    const place = { first: !isSameGroup(previous, entry), last: !isSameGroup(entry, entries[index + 1]) };
    rows.push({ kind: 'entry', key: entry.id, entry, place });
    previous = entry;
  }
  return rows;
};

/** All if the list was empty. */
export const getNewEntries = <Entry extends MessageListEntry>(
  entries: readonly Entry[],
  lastId: string | undefined,
): Entry[] => {
  if (lastId === undefined) return [];
  const index = entries.findLastIndex((entry) => entry.id === lastId);
  return index < 0 ? [] : entries.slice(index + 1);
};
