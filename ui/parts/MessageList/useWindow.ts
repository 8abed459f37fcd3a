import { useCallback, useMemo, useState } from 'react';
import type { MessageListEntry } from './rows.ts';

/** How many entries are drawn at first, how many are added at a time, and how many stand in the page at most. */
const FIRST = 100;
const STEP = 100;
const MOST = 300;

/**
 * The stretch of a long conversation that is drawn: its end as long as the reader is there, else wherever the reader
 * goes. Then it is held by the id of its first entry, so that nothing moves when entries come before or after it.
 */
export const useWindow = <Entry extends MessageListEntry>(entries: readonly Entry[]) => {
  const [startId, setStartId] = useState<string>();
  const found = useMemo(
    () => (startId === undefined ? -1 : entries.findIndex((entry) => entry.id === startId)),
    [entries, startId],
  );
  const start = found < 0 ? Math.max(0, entries.length - FIRST) : found;
  const end = found < 0 ? entries.length : Math.min(entries.length, start + MOST);
  const shown = useMemo(() => entries.slice(start, end), [entries, start, end]);
  const up = useCallback(() => setStartId(entries[Math.max(0, start - STEP)]?.id), [entries, start]);
  const down = useCallback(() => setStartId(entries[start + STEP]?.id), [entries, start]);
  const hold = useCallback(() => setStartId(entries[start]?.id), [entries, start]);
  const toHead = useCallback(() => setStartId(entries[0]?.id), [entries]);
  const toTail = useCallback(() => setStartId(undefined), []);
  return { shown, atStart: start === 0, atTail: end === entries.length, up, down, hold, toHead, toTail };
};

export type EntryWindow = Omit<ReturnType<typeof useWindow>, 'shown'>;
