import { useEffect, useState } from 'react';
import type { NotifyOffer, NotifyOfferProps } from '../notifications/NotifyOffer.tsx';
import { onDemand } from '../texts/onDemand.ts';
import { texts } from '../texts/store.ts';

/** The thanks stand without it. */
const offer = onDemand(async () => {
  const [loaded] = await Promise.all([import('../notifications/NotifyOffer.tsx'), texts.load('home')]);
  return loaded.NotifyOffer;
});

/** Offers to be told on this device, once that has come. */
export const OfferNews = (props: NotifyOfferProps) => {
  const [Loaded, setLoaded] = useState<typeof NotifyOffer>();
  useEffect(() => {
    offer.load().then(
      (loaded) => setLoaded(() => loaded),
      // The settings offer it, too.
      () => undefined,
    );
  }, []);
  return Loaded && <Loaded {...props} />;
};
