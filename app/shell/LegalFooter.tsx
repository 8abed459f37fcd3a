import { styled } from '@parvis/theme/css/stitches';
import { type LegalSite, legalLinks } from '../legal/legalLinks.ts';
import { useTexts } from '../texts/useTexts.ts';

const Line = styled('p', { margin: 0, display: 'flex', flexWrap: 'wrap', gap: '0 $4', fontSize: '$xs' });
const Link = styled('a', {
  color: 'inherit',
  paddingBlock: '$2',
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '2px' },
});

/** What a town owes its visitors, at the end of a page. */
export const LegalFooter = ({ customer }: { customer?: LegalSite | undefined }) => {
  const { t } = useTexts();
  return (
    <Line>
      {legalLinks(customer, t).map(({ href, label }) => (
        <Link key={href} href={href}>
          {label}
        </Link>
      ))}
    </Line>
  );
};
