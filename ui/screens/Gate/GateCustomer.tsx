import { styled } from '@parvis/theme/css/stitches';
import { Logo } from '../../parts/Header/Logo.tsx';

const Head = styled('div', { surface: 'hdrBg', color: '$txt', hairline: 'blockEnd' });
const Picture = styled('img', {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '10 / 3',
  objectFit: 'cover',
  objectPosition: 'right',
  // Low windows need the text.
  '@media (max-height: 39em)': { display: 'none' },
});
const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '$header',
  padding: '$2 $5',
});
const Words = styled('div', { flex: '1 1 0', minInlineSize: 0, lineHeight: '$snug' });
const Label = styled('p', { margin: 0, fontWeight: '$bold', overflowWrap: 'anywhere' });
const Place = styled('p', { margin: 0, fontSize: '$sm', overflowWrap: 'anywhere' });

export type GateCustomerProps = {
  label?: string | undefined;
  place?: string | undefined;
  logoSrc?: string | undefined;
  bannerSrc?: string | undefined;
};

/** Banner, logo, name and place. */
export const GateCustomer = (props: GateCustomerProps) => {
  const { label, place, logoSrc, bannerSrc } = props;
  if (!label && !bannerSrc) return null;
  return (
    <Head>
      {bannerSrc && <Picture data-banner="" src={bannerSrc} alt="" />}
      <Line>
        {label && <Logo src={logoSrc} initial={label.trim().charAt(0)} />}
        <Words>
          {label && <Label>{label}</Label>}
          {place && <Place>{place}</Place>}
        </Words>
      </Line>
    </Head>
  );
};
