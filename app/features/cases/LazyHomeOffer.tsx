import { onDemand } from '../../lib/texts/onDemand.ts';
import { useLoaded } from '../../lib/texts/useLoaded.ts';
import type { HomeOfferProps } from './HomeOffer.tsx';

const offer = onDemand(async () => (await import('./HomeOffer.tsx')).HomeOffer);

/** What helps whoever comes back to their reports, once that has come; the settings have it, too. */
export const LazyHomeOffer = (props: HomeOfferProps) => {
  const Offer = useLoaded(offer);
  return Offer && <Offer {...props} />;
};
