import { profileResource } from '../../lib/session/useProfile.ts';
import { createLazyPage } from '../../shell/createLazyPage.tsx';

const areas = ['chat', 'flows', 'report'] as const;
const phoneAreas = ['home', 'login', 'follow'] as const;

export const LazyHomePage = createLazyPage(
  async () => (await import('./HomePage.tsx')).HomePage,
  'home',
  'chat',
  'follow',
);
/** The network may be gone when going back. */
export const LazyCasePage = createLazyPage(
  async () => {
    void profileResource.ensure();
    LazyHomePage.preload();
    return (await import('./CasePage.tsx')).CasePage;
  },
  ...areas,
  ...phoneAreas,
);
export const LazySentPage = createLazyPage(async () => (await import('./SentPage.tsx')).SentPage, ...areas);
