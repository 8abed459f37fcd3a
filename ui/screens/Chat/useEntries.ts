import { useMemo, useRef } from 'react';
import { useUiTexts } from '../../texts.tsx';
import { type ChatEntry, type ChatItem, toEntry } from './chatItem.ts';

/** Of records, arrays and dates. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (one instanceof Date) return other instanceof Date && one.getTime() === other.getTime();
  const before = new Map<string, unknown>(Object.entries(one));
  const now = Object.entries(other);
  return now.length === before.size && now.every(([key, value]) => isAlike(before.get(key), value));
}

/** Equal items keep their entry, so that memoised rows do not re-render. */
export function useEntries(items: readonly ChatItem[]): readonly ChatEntry[] {
  const { said } = useUiTexts();
  const cache = useRef<ReadonlyMap<string, ChatEntry>>(new Map());
  return useMemo(() => {
    const entries = items.map((item) => {
      const known = cache.current.get(item.id);
      return known && isAlike(known.item, item) ? known : toEntry(item, said);
    });
    cache.current = new Map(entries.map((entry) => [entry.id, entry]));
    return entries;
  }, [items, said]);
}
