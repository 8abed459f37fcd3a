import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, ReactNode } from 'react';

const Root = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minBlockSize: '1.75rem',
  paddingBlock: '2px',
  paddingInline: '$3',
  // Moderate corners on two lines.
  borderRadius: '0.875rem',
  hairline: 'all',
  backgroundColor: '$navBtnBg',
  color: '$txt',
  fontSize: '$xs',
  lineHeight: '$tight',
  overflowWrap: 'anywhere',
  '@forced': { border: '1px solid CanvasText' },
});

export type ChipProps = ComponentProps<'span'> & {
  icon?: ReactNode;
};

/** Short fact: state, place, number. Renders a `<span>`. */
export const Chip = ({ icon, children, ...rest }: ChipProps) => (
  <Root {...rest}>
    {icon}
    {children}
  </Root>
);
