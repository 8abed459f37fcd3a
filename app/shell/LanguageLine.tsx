import { styled } from '@parvis/theme/css/stitches';
import { BrowserLanguageOffer } from './LanguageOffers.tsx';

const Line = styled('div', { display: 'flex', '&:empty': { display: 'none' } });

/** Offers the browser's language at the head of a page without a gate. */
export const LanguageLine = () => (
  <Line>
    <BrowserLanguageOffer />
  </Line>
);
