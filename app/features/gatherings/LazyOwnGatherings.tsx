import { createLazy } from '../../lib/texts/createLazy.ts';
import { texts } from '../../lib/texts/store.ts';
import { useLoaded } from '../../lib/texts/useLoaded.ts';

const gatherings = createLazy(async () => {
  const [{ OwnGatherings }] = await Promise.all([import('./OwnGatherings.tsx'), texts.load('gatherings')]);
  return OwnGatherings;
});

/** Renders nothing if loading fails, e.g. offline. */
export const LazyOwnGatherings = (props: { cuid: string }) => {
  const Loaded = useLoaded(gatherings);
  return Loaded && <Loaded {...props} />;
};
