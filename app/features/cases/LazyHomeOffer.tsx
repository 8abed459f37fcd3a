import { createLazy } from '../../lib/texts/createLazy.ts';
import { useLoaded } from '../../lib/texts/useLoaded.ts';
import type { HomeOfferProps } from './HomeOffer.tsx';

const offer = createLazy(async () => (await import('./HomeOffer.tsx')).HomeOffer);

export const LazyHomeOffer = (props: HomeOfferProps) => {
  const Offer = useLoaded(offer);
  return Offer && <Offer {...props} />;
};
