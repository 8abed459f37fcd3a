import type { NotifyOfferProps } from '../notifications/NotifyOffer.tsx';
import { onDemand } from '../texts/onDemand.ts';
import { texts } from '../texts/store.ts';
import { useLoaded } from '../texts/useLoaded.ts';

/** The thanks stand without it. */
const offer = onDemand(async () => {
  const [{ NotifyOffer }] = await Promise.all([
    import('../notifications/NotifyOffer.tsx'),
    texts.load('home'),
  ]);
  return NotifyOffer;
});

/** Offers to be told on this device, once that has come; the settings offer it, too. */
export const OfferNews = (props: NotifyOfferProps) => {
  const Offer = useLoaded(offer);
  return Offer && <Offer {...props} />;
};
