import { styled } from '@parvis/theme/css/stitches';
import type { ComponentPropsWithRef } from 'react';
import { ShieldIcon } from '../../icons/ShieldIcon.tsx';
import { outlines } from '../shared/outlines.ts';
import { responderDrawing } from './responders.ts';

const Ground = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: '50%',
  border: '1px solid currentColor',
  backgroundColor: '$bg1',
  color: '$txt',
  variants: {
    size: {
      sm: { inlineSize: 24, blockSize: 24 },
      md: { inlineSize: 32, blockSize: 32 },
      lg: { inlineSize: 40, blockSize: 40 },
    },
    tone: outlines,
  },
});

const iconSizes = { sm: 14, md: 18, lg: 22 } as const;

export type ResponderIconProps = Omit<ComponentPropsWithRef<'span'>, 'color' | 'children'> & {
  /** One of the fourteen responder codes or `users`; anything else gets the fallback icon. */
  code: string;
  /** What the icon and its colour mean, in words. */
  label: string;
  /** Set when those words stand beside the icon: they are not read twice. Not by default. */
  decorative?: boolean;
  /** Without colour, as staff see it. Not by default. */
  neutral?: boolean;
  /** Diameter of the disc: 24, 32 (`md`, the default) or 40 px. */
  size?: keyof typeof iconSizes;
};

/** The kind of responder as an icon on a disc. Renders a `<span>`. */
export const ResponderIcon = ({
  code,
  label,
  decorative = false,
  neutral = false,
  size = 'md',
  ...rest
}: ResponderIconProps) => {
  const drawing = responderDrawing(code);
  const Icon = drawing?.Icon ?? ShieldIcon;
  const name = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Ground
      data-responder={drawing ? code : 'unknown'}
      data-neutral={neutral || undefined}
      title={decorative ? undefined : label}
      {...name}
      {...rest}
      size={size}
      {...(!neutral && drawing?.tone && { tone: drawing.tone })}
    >
      <Icon size={iconSizes[size]} />
    </Ground>
  );
};
