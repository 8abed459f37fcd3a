import { profileResource } from '../../lib/session/useProfile.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';

const areas = ['chat', 'flows', 'report'] as const;
/** What is said where a number is given in the conversation. */
const ofNumbers = ['home', 'login'] as const;

export const LazyHomePage = lazyPage(async () => (await import('./HomePage.tsx')).HomePage, 'home', 'chat');
/** The list that leads back from a case is loaded along: the network may be gone by then. */
export const LazyCasePage = lazyPage(
  async () => {
    // Who is here is asked for while the page comes.
    void profileResource.ensure();
    LazyHomePage.loadAhead();
    return (await import('./CasePage.tsx')).CasePage;
  },
  ...areas,
  ...ofNumbers,
);
export const LazySentPage = lazyPage(async () => (await import('./SentPage.tsx')).SentPage, ...areas);
