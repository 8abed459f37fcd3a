import { useEffect, useState } from 'react';
import { onDemand } from '../texts/onDemand.ts';
import type { HomeOffer, HomeOfferProps } from './HomeOffer.tsx';

const offer = onDemand(async () => (await import('./HomeOffer.tsx')).HomeOffer);

/** What helps whoever comes back to their reports, once that has come: the list stands without it. */
export const LazyHomeOffer = (props: HomeOfferProps) => {
  const [Loaded, setLoaded] = useState<typeof HomeOffer>();
  useEffect(() => {
    offer.load().then(
      (loaded) => setLoaded(() => loaded),
      // The settings have it, too.
      () => undefined,
    );
  }, []);
  return Loaded && <Loaded {...props} />;
};
