import type { CaseSummary } from '@parvis/api/entities/case';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let count = 0;

/** Told by whoever fetches a person's own cases; the bar itself asks for nothing. */
export function noteUnread(cases: readonly CaseSummary[]): void {
  count = cases.reduce((sum, { unread }) => sum + unread, 0);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Unread messages of one's own cases, as far as they were fetched. */
export const useUnreadCount = (): number => useSyncExternalStore(subscribe, () => count);
