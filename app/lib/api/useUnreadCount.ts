import type { CaseSummary } from '@parvis/api/entities/case';
import { createStore } from '@parvis/locales/store';
import { useStore } from './useStore.ts';

/** Undefined before the first count. */
export const unreadCount = createStore<number | undefined>(undefined);

/** Its new messages count as read. */
const isCaseVisible = ({ cuid, csid }: CaseSummary): boolean =>
  !document.hidden && location.pathname.endsWith(`/m/case/${cuid}/${csid}`);

export const updateUnreadCount = (cases: readonly CaseSummary[]): void =>
  unreadCount.set(cases.reduce((sum, one) => sum + (isCaseVisible(one) ? 0 : one.unread), 0));

export const useUnreadCount = (): number => useStore(unreadCount) ?? 0;
