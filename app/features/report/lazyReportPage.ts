import { lazyPage } from '../../shell/lazyPage.tsx';
import { LazyCasePage, LazySentPage } from '../cases/lazyCasePage.ts';

/** Loads the thanks and the case along: the network may be gone after the last question. */
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
