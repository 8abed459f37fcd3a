import { createLazyPage } from '../../shell/createLazyPage.tsx';
import { LazyCasePage, LazySentPage } from '../cases/lazyCasePage.ts';

/** Loads thanks and case pages too: the network may be gone at the end. */
export const LazyReportPage = createLazyPage(
  async () => {
    LazyCasePage.preload();
    const [{ ReportPage }] = await Promise.all([
      import('./ReportPage.tsx'),
      // Reporting works without it; retried later.
      LazySentPage.load().catch(() => undefined),
    ]);
    return ReportPage;
  },
  'report',
  'flows',
  'chat',
  'follow',
);
