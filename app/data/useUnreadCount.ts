import type { CaseSummary } from '@parvis/api/entities/case';
import { createStore } from '@parvis/locales/store';
import { useStore } from './store.ts';

const count = createStore<number | undefined>(undefined);

/** Told by whoever fetches a person's own cases; the bar itself asks for nothing. */
export const noteUnread = (cases: readonly CaseSummary[]): void =>
  count.set(cases.reduce((sum, { unread }) => sum + unread, 0));

/** Whether anybody has counted yet. */
export const isUnreadKnown = (): boolean => count.get() !== undefined;

/** Unread messages of one's own cases, as far as they were fetched. */
export const useUnreadCount = (): number => useStore(count) ?? 0;
