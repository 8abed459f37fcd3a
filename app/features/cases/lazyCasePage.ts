import { profileResource } from '../../lib/session/useProfile.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';

const areas = ['chat', 'flows', 'report'] as const;
const ofNumbers = ['home', 'login'] as const;

export const LazyHomePage = lazyPage(async () => (await import('./HomePage.tsx')).HomePage, 'home', 'chat');
/** The network may be gone when going back. */
export const LazyCasePage = lazyPage(
  async () => {
    // Fetches the profile in parallel.
    void profileResource.ensure();
    LazyHomePage.loadAhead();
    return (await import('./CasePage.tsx')).CasePage;
  },
  ...areas,
  ...ofNumbers,
);
export const LazySentPage = lazyPage(async () => (await import('./SentPage.tsx')).SentPage, ...areas);
