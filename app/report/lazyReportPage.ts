import { LazyCasePage, LazySentPage } from '../cases/lazyCasePage.ts';
import { lazyPage } from '../shell/lazyPage.tsx';

/** The case a report becomes is loaded along: the network may be gone when the last question is answered. */
export const LazyReportPage = lazyPage(
  async () => {
    LazySentPage.loadAhead();
    LazyCasePage.loadAhead();
    return (await import('./ReportPage.tsx')).ReportPage;
  },
  'report',
  'flows',
  'chat',
);
