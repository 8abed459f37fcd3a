import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { useFrameTexts } from '../../texts.tsx';
import { visuallyHiddenStyle } from '../shared/buttonBase.ts';
import { primaryFill } from '../shared/primaryFill.ts';

const Root = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$1',
  flexShrink: 0,
  minInlineSize: '1.25rem',
  minBlockSize: '1.25rem',
  paddingInline: '0.375rem',
  borderRadius: '$round',
  fontSize: '0.75rem',
  fontWeight: '$bold',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-kind=unread]': primaryFill,
  '&:not([data-kind=unread])': {
    minBlockSize: '1.75rem',
    paddingInline: '$3',
    border: '1.5px dashed currentColor',
    backgroundColor: '$navBtnBg',
    color: '$txt',
    fontSize: '$xs',
  },
  '@forced': { border: '1px solid CanvasText' },
});

const Hidden = styled('span', visuallyHiddenStyle);

const MOST_SHOWN = 99;

export type BadgeProps = Omit<ComponentProps<'span'>, 'children'> &
  (
    | {
        /** Count or mark. Default `unread`. */
        kind?: 'unread';
        /** Hidden at 0, "99+" above 99. */
        count: number;
        /** Replaces the spoken "3 unread". */
        label?: string | undefined;
      }
    | { kind: 'demo' | 'simulation'; count?: never; label?: never }
  );

/** Unread count, demonstration or simulation mark. Renders a `<span>`. */
export const Badge = ({ kind = 'unread', count, label, ...rest }: BadgeProps) => {
  const texts = useFrameTexts();
  if (kind !== 'unread')
    return (
      <Root data-kind={kind} {...rest}>
        {texts[kind]}
      </Root>
    );
  if (!count) return null;
  return (
    <Root data-kind={kind} {...rest}>
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <Hidden>{label ?? texts.unread(count)}</Hidden>
    </Root>
  );
};
