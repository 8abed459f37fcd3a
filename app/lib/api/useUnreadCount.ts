import type { CaseSummary } from '@parvis/api/entities/case';
import { createStore } from '@parvis/locales/store';
import { useStore } from './store.ts';

/** Unread messages of one's own cases, as far as they were fetched; nothing before anybody has counted. */
export const unreadCount = createStore<number | undefined>(undefined);

/** The case that is looked at: what comes there is seen as it comes. */
const isLookedAt = ({ cuid, csid }: CaseSummary): boolean =>
  !document.hidden && location.pathname.endsWith(`/m/case/${cuid}/${csid}`);

/** Told by whoever fetches a person's own cases; the bar itself asks for nothing. */
export const noteUnread = (cases: readonly CaseSummary[]): void =>
  unreadCount.set(cases.reduce((sum, one) => sum + (isLookedAt(one) ? 0 : one.unread), 0));

/** Unread messages of one's own cases, as far as they were fetched. */
export const useUnreadCount = (): number => useStore(unreadCount) ?? 0;
