import type { Scan } from '@parvis/api/entities/customer';
import { getCurrentCrUid } from '../../lib/api/currentUser.ts';
import { countOpening } from '../../lib/usage/countOpening.ts';
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
 * Runs once the menu stands: prefetches pages and questions for offline use, and counts the opening; ignores failures.
 * @param polls codes of the polls of the menu, by spaces
 */
export const runAfterMenu = (scan: Scan, polls: string): void => {
  const { cuid } = scan.cstmr;
  LazyReportPage.preload();
  void prefetchQuestions(cuid).catch(() => undefined);
  if (polls !== '') void prefetchPolls(cuid, polls.split(' '));
  countOpening(scan);
};
