import { lazyPage } from '../texts/lazyPage.tsx';

export const LazyCasePage = lazyPage(
  async () => (await import('./CasePage.tsx')).CasePage,
  'chat',
  'flows',
  'report',
);
