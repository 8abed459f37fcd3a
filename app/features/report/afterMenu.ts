import type { Scan } from '@parvis/api/entities/customer';
import { countOpening } from '../../lib/usage/countOpening.ts';
import { LazyReportPage } from './lazyReportPage.ts';
import { prefetchQuestions } from './questionQuery.ts';

/** Runs once the menu stands: prefetches page and questions for offline reports, and counts the opening. */
export const runAfterMenu = (scan: Scan): void => {
  LazyReportPage.preload();
  prefetchQuestions(scan.cstmr.cuid).catch(() => undefined);
  countOpening(scan);
};
