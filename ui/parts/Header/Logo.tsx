import { styled } from '@parvis/theme/css/stitches';
import { useState } from 'react';
import { filled } from '../shared/edges.ts';

const Initial = styled('span', {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: '$icon',
  ...filled,
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
  // Its room is kept until it has come: nothing beside it moves. On the narrowest phone the place still stands beside it.
  '&[data-wide]': { inlineSize: 'min(9rem, 40vw)', objectPosition: '0', borderRadius: '$mark' },
  '[dir=rtl] &[data-wide]': { objectPosition: '100%' },
});

export type LogoProps = {
  /** Address of the picture; without one the initial stands in. */
  src?: string | undefined;
  /** As tall as the others, in a place of 9rem, at its start. Not by default. */
  wide?: boolean | undefined;
  /** The letter that is shown without a picture. */
  initial: string;
  /** A class of the host. */
  className?: string | undefined;
};

/**
 * A customer's sign, or the initial while there is none or it cannot be loaded. Decoration: the title beside it
 * says the name.
 * Renders an `<img alt="">` or a `<span>`.
 */
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
