import { createLazy } from '../../lib/texts/createLazy.ts';
import { texts } from '../../lib/texts/store.ts';
import { useLoaded } from '../../lib/texts/useLoaded.ts';

const gatherings = createLazy(async () => {
  const [{ OwnGatherings }] = await Promise.all([import('./OwnGatherings.tsx'), texts.load('gatherings')]);
  return OwnGatherings;
});

/** Without a network the page stands without it. */
export const LazyOwnGatherings = (props: { cuid: string }) => {
  const Loaded = useLoaded(gatherings);
  return Loaded && <Loaded {...props} />;
};
