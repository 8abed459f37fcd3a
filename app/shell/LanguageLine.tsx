import { styled } from '@parvis/theme/css/stitches';
import { BrowserLanguageOffer } from './LanguageOffers.tsx';

/** Takes no room where nothing is offered. */
const Line = styled('div', { display: 'flex', '&:empty': { display: 'none' } });

/** The language of the browser on a line of its own, at the head of a page without a gate. */
export const LanguageLine = () => (
  <Line>
    <BrowserLanguageOffer />
  </Line>
);
