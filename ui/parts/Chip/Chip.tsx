import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, ReactNode } from 'react';

const Root = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minBlockSize: '1.75rem',
  paddingBlock: '2px',
  paddingInline: '$3',
  // A pill on one line; what needs two stays inside its corners.
  borderRadius: '0.875rem',
  // What it stands on may have its colour, or nearly.
  hairline: 'all',
  backgroundColor: '$navBtnBg',
  color: '$txt',
  fontSize: '$xs',
  lineHeight: '$tight',
  overflowWrap: 'anywhere',
  '@forced': { border: '1px solid CanvasText' },
});

export type ChipProps = ComponentProps<'span'> & {
  /** Drawn before the words; none by default. */
  icon?: ReactNode;
};

/**
 * A short fact beside others: a state, a place, a number.
 * Renders a `<span>`.
 */
export const Chip = ({ icon, children, ...rest }: ChipProps) => (
  <Root {...rest}>
    {icon}
    {children}
  </Root>
);
