import type { MenuEntry, Scan } from '@parvis/api/entities/customer';
import { getCurrentCrUid } from '../../lib/api/currentUser.ts';
import { countOpening } from '../../lib/usage/countOpening.ts';
import { listTilePolls, loadTilePolls } from '../polls/loadTilePolls.ts';
import { prefetchPoll } from '../polls/pollQuery.ts';
import { LazyPollPage } from './lazyPollPage.ts';
import { LazyReportPage } from './lazyReportPage.ts';
import { prefetchQuestions } from './questionQuery.ts';

/** By poll code. */
export type PollMarks = Readonly<Record<string, Pick<MenuEntry, 'pending' | 'alreadyAnswered'>>>;

async function prefetchPolls(scan: Scan, onPolls: (marks: PollMarks) => void): Promise<void> {
  const {
    menus,
    cstmr: { cuid },
  } = scan;
  const crUid = getCurrentCrUid();
  const codes = listTilePolls(menus);
  if (crUid === undefined || codes.length === 0) return;
  const showMarks = (mark: (code: string) => PollMarks[string]) =>
    onPolls(Object.fromEntries(codes.map((code) => [code, mark(code)])));
  showMarks(() => ({ pending: true }));
  void loadTilePolls(scan, (answered) => showMarks((code) => ({ alreadyAnswered: answered[code] })));
  LazyPollPage.preload();
  for (const code of codes) await prefetchPoll({ cuid, code, crUid }).catch(() => undefined);
}

export { BelowMenu } from './BelowMenu.tsx';

/**
 * Once the menu is shown: prefetches for offline use, loads poll states, counts the opening; ignores
 * failures.
 */
export const runAfterMenu = (scan: Scan, onPolls: (marks: PollMarks) => void): void => {
  LazyReportPage.preload();
  void prefetchQuestions(scan.cstmr.cuid).catch(() => undefined);
  void prefetchPolls(scan, onPolls);
  countOpening(scan);
};
