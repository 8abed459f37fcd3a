import { LazyReportPage } from './lazyReportPage.ts';
import { loadQuestionsAhead } from './questionQuery.ts';

/** Prefetches page and questions for offline reports; ignores failures. */
export const loadReportsAhead = (cuid: string): void => {
  LazyReportPage.loadAhead();
  void loadQuestionsAhead(cuid).catch(() => undefined);
};
