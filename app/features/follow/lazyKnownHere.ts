import { createLazyPage } from '../../shell/createLazyPage.tsx';

/** Loaded after the first view, where a category of the menu says so. */
export const LazyKnownHere = createLazyPage(
  async () => (await import('./KnownHere.tsx')).KnownHere,
  'follow',
);
