import { styled } from '@parvis/theme/css/stitches';
import { BrowserLanguageOffer } from './LanguageOffers.tsx';

const Line = styled('div', { display: 'flex', '&:empty': { display: 'none' } });

/** For pages without a gate. */
export const LanguageLine = () => (
  <Line>
    <BrowserLanguageOffer />
  </Line>
);
