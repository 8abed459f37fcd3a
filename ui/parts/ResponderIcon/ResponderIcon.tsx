import { styled } from '@parvis/theme/css/stitches';
import type { ComponentPropsWithRef } from 'react';
import { ShieldIcon } from '../../icons/ShieldIcon.tsx';
import { outlines } from '../shared/outlines.ts';
import { getResponderDrawing } from './responders.ts';

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
      xs: { inlineSize: 18, blockSize: 18 },
      sm: { inlineSize: 24, blockSize: 24 },
      md: { inlineSize: 32, blockSize: 32 },
      lg: { inlineSize: 40, blockSize: 40 },
    },
    tone: outlines,
  },
});

const iconSizes = { xs: 12, sm: 14, md: 18, lg: 22 } as const;

export type ResponderIconProps = Omit<ComponentPropsWithRef<'span'>, 'color' | 'children'> & {
  /** Others get the fallback icon. */
  code: string;
  label: string;
  /** Already labelled beside the icon. Default `false`. */
  decorative?: boolean;
  neutral?: boolean;
  /** 18, 24, 32 (`md`, default) or 40 px. */
  size?: keyof typeof iconSizes;
};

const reported = new Set<string>();
/** Once per code; draws the fallback icon. */
function reportMissing(code: string): void {
  if (reported.has(code)) return;
  reported.add(code);
  console.warn('No icon for a responder code', { event: 'responder_icon_missing', code });
}

/** Responder type on a disc. Renders a `<span>`. */
export const ResponderIcon = ({
  code,
  label,
  decorative = false,
  neutral = false,
  size = 'md',
  ...rest
}: ResponderIconProps) => {
  const drawing = getResponderDrawing(code);
  if (!drawing) reportMissing(code);
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
