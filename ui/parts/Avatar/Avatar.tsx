import { styled } from '@parvis/theme/css/stitches';
import type { ComponentPropsWithRef } from 'react';

const Disc = styled('span', {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: '50%',
  border: '2px solid transparent',
  backgroundColor: '$btn2Bg',
  color: '$btn2Fill',
  fontSize: '$xs',
  fontWeight: 700,
  lineHeight: 1,
  userSelect: 'none',
  variants: {
    size: {
      sm: {},
      md: { inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: '$sm' },
    },
  },
});

/** A strict CSP refuses inline styles in server HTML; SVG colours are attributes. */
const Ring = styled('svg', {
  position: 'absolute',
  inset: '-2px',
  inlineSize: 'calc(100% + 4px)',
  blockSize: 'calc(100% + 4px)',
  border: '2px solid currentColor',
  borderRadius: '50%',
  '@forced': { display: 'none' },
});

export type AvatarProps = Omit<ComponentPropsWithRef<'span'>, 'color' | 'children'> & {
  initials: string;
  /** Accessible name; decorative without it. */
  label?: string | undefined;
  /** Ring colour; letters keep their contrast. */
  color?: string | undefined;
  /** 32 px (`sm`, default) or 40 px (`md`). */
  size?: 'sm' | 'md';
};

/** Initials on a disc. Renders a `<span>`. */
export const Avatar = ({ initials, label, color, size = 'sm', ...rest }: AvatarProps) => {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Disc {...name} {...rest} size={size}>
      {color && <Ring color={color} />}
      {initials}
    </Disc>
  );
};
