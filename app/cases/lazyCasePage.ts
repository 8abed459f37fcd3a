import { lazyPage } from '../shell/lazyPage.tsx';

export const LazyCasePage = lazyPage(
  async () => (await import('./CasePage.tsx')).CasePage,
  'chat',
  'flows',
  'report',
);
