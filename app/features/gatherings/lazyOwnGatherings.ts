import { createLazyPage } from '../../shell/createLazyPage.tsx';

export const LazyOwnGatherings = createLazyPage(
  async () => (await import('./OwnGatherings.tsx')).OwnGatherings,
  'gatherings',
);
