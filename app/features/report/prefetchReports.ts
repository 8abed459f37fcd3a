import { getCurrentCrUid } from '../../lib/api/currentUser.ts';
import { prefetchPoll } from '../polls/pollQuery.ts';
import { LazyPollPage } from './lazyPollPage.ts';
import { LazyReportPage } from './lazyReportPage.ts';
import { prefetchQuestions } from './questionQuery.ts';

async function prefetchPolls(cuid: string, codes: readonly string[]): Promise<void> {
  const crUid = getCurrentCrUid();
  if (crUid === undefined) return;
  LazyPollPage.preload();
  for (const code of codes) await prefetchPoll({ cuid, code, crUid }).catch(() => undefined);
}

/**
 * Prefetches pages and questions for offline use; ignores failures.
 * @param polls codes of the polls of the menu, by spaces
 */
export const prefetchReports = (cuid: string, polls: string): void => {
  LazyReportPage.preload();
  void prefetchQuestions(cuid).catch(() => undefined);
  if (polls !== '') void prefetchPolls(cuid, polls.split(' '));
};
