import type { Scan } from '@parvis/api/entities/customer';
import { getCurrentCrUid } from '../../lib/api/currentUser.ts';
import { countOpening } from '../../lib/usage/countOpening.ts';
import { listTilePolls, loadTilePolls, type TilePolls } from '../polls/loadTilePolls.ts';
import { prefetchPoll } from '../polls/pollQuery.ts';
import { LazyPollPage } from './lazyPollPage.ts';
import { LazyReportPage } from './lazyReportPage.ts';
import { prefetchQuestions } from './questionQuery.ts';

async function prefetchPolls(scan: Scan, onPolls: (polls: TilePolls | 'asked') => void): Promise<void> {
  const {
    menus,
    cstmr: { cuid },
  } = scan;
  const crUid = getCurrentCrUid();
  const codes = listTilePolls(menus);
  if (crUid === undefined || codes.length === 0) return;
  onPolls('asked');
  void loadTilePolls(scan, onPolls);
  LazyPollPage.preload();
  for (const code of codes) await prefetchPoll({ cuid, code, crUid }).catch(() => undefined);
}

export { BelowMenu } from './BelowMenu.tsx';

/**
 * Runs once the menu stands: prefetches pages, questions and polls for offline use, asks which polls are answered, and
 * counts the opening; ignores failures.
 */
export const runAfterMenu = (scan: Scan, onPolls: (polls: TilePolls | 'asked') => void): void => {
  LazyReportPage.preload();
  void prefetchQuestions(scan.cstmr.cuid).catch(() => undefined);
  void prefetchPolls(scan, onPolls);
  countOpening(scan);
};
