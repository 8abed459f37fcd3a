import { lazyPage } from '../shell/lazyPage.tsx';

const areas = ['chat', 'flows', 'report'] as const;

export const LazyCasePage = lazyPage(async () => (await import('./CasePage.tsx')).CasePage, ...areas);
export const LazySentPage = lazyPage(async () => (await import('./SentPage.tsx')).SentPage, ...areas);
