import { isEnded } from '@parvis/api/entities/case';
import type { StatusView } from '../notifications/getStatusView.ts';

/** `old`: the system is too old for notifications. */
export type Offer = 'news' | 'old' | 'install';

export interface OfferContext {
  readonly states: readonly string[];
  /** Undefined while loading. */
  readonly news: Pick<StatusView, 'action'> | undefined;
  readonly declined: boolean;
  /** Too old for notifications, not dismissed, and no address replaces them. */
  readonly old: boolean;
  readonly install: boolean;
}

/** Notifications while an answer may come, then installing the app. */
export function selectOffer({ states, news, declined, old, install }: OfferContext): Offer | undefined {
  if (states.length === 0 || !news) return undefined;
  const waits = states.some((state) => !isEnded(state));
  if (news.action === 'ask' && waits && !declined) return 'news';
  if (old && waits) return 'old';
  return install ? 'install' : undefined;
}

/** One offer per page load. */
let visitOffer: Offer | 'other' | undefined;

export const recordOffer = (): void => {
  visitOffer = 'other';
};

export function selectVisitOffer(around: OfferContext): Offer | undefined {
  visitOffer ??= selectOffer(around);
  return visitOffer === 'other' ? undefined : visitOffer;
}
