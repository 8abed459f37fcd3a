import { use, useSyncExternalStore } from 'react';
import type { OutboxItem } from '../api/outboxItems.ts';
import { openAppOutbox } from './appOutbox.ts';
import type { Outbox } from './outbox.ts';

/** Suspends while opening. */
export function useOutbox(): { outbox: Outbox; items: readonly OutboxItem[] } {
  const outbox = use(openAppOutbox());
  const items = useSyncExternalStore(outbox.subscribe, outbox.items);
  return { outbox, items };
}
