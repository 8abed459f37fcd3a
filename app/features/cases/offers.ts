import { isEnded } from '@parvis/api/entities/case';
import type { StatusView } from '../notifications/statusWords.ts';

/** What is offered to whoever has reported: to be told, what is left where the device is too old for it, or the app. */
export type Offer = 'news' | 'old' | 'install';

/** What decides of it among one's own reports. */
export interface Around {
  /** States of one's own cases. */
  readonly states: readonly string[];
  /** How notifications stand; nothing as long as that is being found out. */
  readonly news: Pick<StatusView, 'action'> | undefined;
  /** Nobody wants notifications offered here. */
  readonly declined: boolean;
  /** The device is too old for notifications, which nobody has read here, and no address tells them otherwise. */
  readonly old: boolean;
  /** There is a way to install the app, and it was offered nowhere yet. */
  readonly install: boolean;
}

/** The one offer among own reports: notifications while an answer may come, then installing the app. */
export function offerOf({ states, news, declined, old, install }: Around): Offer | undefined {
  if (states.length === 0 || !news) return undefined;
  const waits = states.some((state) => !isEnded(state));
  if (news.action === 'ask' && waits && !declined) return 'news';
  if (old && waits) return 'old';
  return install ? 'install' : undefined;
}

/** What was offered since the page was opened: a visit has one offer, wherever it stands. */
let visit: Offer | 'other' | undefined;

/** Something is offered after a report, or was put away: no other offer in this visit. */
export const noteOffer = (): void => {
  visit = 'other';
};

/** What is offered among one's own reports in this visit; the first that is found stays. */
export function offerOfVisit(around: Around): Offer | undefined {
  visit ??= offerOf(around);
  return visit === 'other' ? undefined : visit;
}
