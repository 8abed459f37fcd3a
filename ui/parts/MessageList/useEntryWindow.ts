import { useCallback, useMemo, useState } from 'react';
import type { MessageListEntry } from './rows.ts';

/** At first, per step, and at most. */
const FIRST = 100;
const STEP = 100;
const MOST = 300;

/** Rendered part of a long conversation, by its first id, so that arrivals do not shift it. */
export const useEntryWindow = <Entry extends MessageListEntry>(entries: readonly Entry[]) => {
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

export type EntryWindow = Omit<ReturnType<typeof useEntryWindow>, 'shown'>;
