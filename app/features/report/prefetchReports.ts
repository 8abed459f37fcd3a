import { LazyReportPage } from './lazyReportPage.ts';
import { prefetchQuestions } from './questionQuery.ts';

/** Prefetches page and questions for offline reports; ignores failures. */
export const prefetchReports = (cuid: string): void => {
  LazyReportPage.preload();
  void prefetchQuestions(cuid).catch(() => undefined);
};
