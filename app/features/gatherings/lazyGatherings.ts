import { createLazyPage } from '../../shell/createLazyPage.tsx';

/** Loaded after the first view. */
export const LazyGatheringsHere = createLazyPage(
  async () => (await import('./GatheringsHere.tsx')).GatheringsHere,
  'gatherings',
);
export const LazyOwnGatherings = createLazyPage(
  async () => (await import('./OwnGatherings.tsx')).OwnGatherings,
  'gatherings',
);
