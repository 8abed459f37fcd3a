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

/** A drawing, since one says its colour by an attribute: a strict policy refuses a style in what a server drew. */
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
  /** One to three letters. */
  initials: string;
  /** Name read aloud. Without it the avatar is decoration beside a written name. */
  label?: string | undefined;
  /** Colour of the ring, already parsed by the caller; the letters keep their checked pair. */
  color?: string | undefined;
  /** 32 px beside a bubble (`sm`, the default) or 40 px in a head (`md`). */
  size?: 'sm' | 'md';
};

/** The initials of a person on a disc. Renders a `<span>`. */
export const Avatar = ({ initials, label, color, size = 'sm', ...rest }: AvatarProps) => {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Disc {...name} {...rest} size={size}>
      {color && <Ring color={color} />}
      {initials}
    </Disc>
  );
};
