import { styled } from '@parvis/theme/css/stitches';
import { useState } from 'react';
import { primaryFill } from '../shared/primaryFill.ts';

const Initial = styled('span', {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: '$icon',
  ...primaryFill,
  fontWeight: '$bold',
  lineHeight: 1,
  '@forced': { border: '1px solid CanvasText' },
});

const Picture = styled('img', {
  flexShrink: 0,
  display: 'block',
  blockSize: '2.5rem',
  inlineSize: '2.5rem',
  borderRadius: '$icon',
  objectFit: 'contain',
  // Reserves its width; the place name fits the narrowest phone.
  '&[data-wide]': { inlineSize: 'min(9rem, 40vw)', objectPosition: '0', borderRadius: '$mark' },
  '[dir=rtl] &[data-wide]': { objectPosition: '100%' },
});

export type LogoProps = {
  src?: string | undefined;
  /** Up to 9rem. Default `false`. */
  wide?: boolean | undefined;
  initial: string;
  className?: string | undefined;
};

/** Logo or initial; the title gives the name. Renders an `<img alt="">` or a `<span>`. */
export const Logo = ({ src, wide = false, initial, className }: LogoProps) => {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) {
    return (
      <Initial aria-hidden className={className}>
        {initial}
      </Initial>
    );
  }
  return (
    <Picture
      className={className}
      src={src}
      alt=""
      referrerPolicy="no-referrer"
      data-wide={wide || undefined}
      onError={() => setBroken(src)}
    />
  );
};
