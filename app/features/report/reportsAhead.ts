import { LazyReportPage } from './lazyReportPage.ts';
import { loadQuestionsAhead } from './questionQuery.ts';

/** Makes reports of a customer possible without the network: their page and their questions come now. A failure costs nothing. */
export const loadReportsAhead = (cuid: string): void => {
  LazyReportPage.loadAhead();
  void loadQuestionsAhead(cuid).catch(() => undefined);
};
