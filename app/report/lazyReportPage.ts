import { LazyCasePage, LazySentPage } from '../cases/lazyCasePage.ts';
import { lazyPage } from '../shell/lazyPage.tsx';

/**
 * Whoever sees the questions has what thanks them, too: the network may be gone when the last one is answered. The case a report
 * becomes is loaded along.
 */
export const LazyReportPage = lazyPage(
  async () => {
    LazyCasePage.loadAhead();
    const [{ ReportPage }] = await Promise.all([
      import('./ReportPage.tsx'),
      // Answers can be given and are sent without it, and it is tried again.
      LazySentPage.load().catch(() => undefined),
    ]);
    return ReportPage;
  },
  'report',
  'flows',
  'chat',
);
