import { legalAddress } from '@parvis/api/legalPages';
import { styled } from '@parvis/theme/css/stitches';
import { buildLegalLinks, type LegalSite } from '../lib/legal/legalLinks.ts';
import { useTexts } from '../lib/texts/useTexts.ts';

const Line = styled('p', { margin: 0, display: 'flex', flexWrap: 'wrap', gap: '0 $4', fontSize: '$xs' });
const Link = styled('a', {
  color: 'inherit',
  paddingBlock: '$2',
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '2px' },
});

export const LegalFooter = ({ customer }: { customer?: LegalSite | undefined }) => {
  const { t } = useTexts();
  return (
    <Line>
      {buildLegalLinks(customer, t).map(({ href, label }) => (
        <Link key={href} href={href}>
          {label}
        </Link>
      ))}
    </Line>
  );
};

const Short = styled(Link, {
  display: 'inline-flex',
  paddingBlock: '$1',
  fontSize: '$xs',
  lineHeight: '$snug',
});

/** Short link for tight space. */
export const LegalLink = ({ cuid }: { cuid: string | undefined }) => {
  const { t } = useTexts();
  return <Short href={legalAddress('accessibility', cuid)}>{t('legal.link')}</Short>;
};
