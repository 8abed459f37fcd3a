import { styled } from '@parvis/theme/css/stitches';
import type { LegalSite } from '../lib/legal/legalLinks.ts';
import { LegalFooter } from './LegalFooter.tsx';

const Foot = styled('div', { '& > p': { justifyContent: 'center' } });

export const MiddleFooter = ({ customer }: { customer?: LegalSite | undefined }) => (
  <Foot>
    <LegalFooter customer={customer} />
  </Foot>
);
