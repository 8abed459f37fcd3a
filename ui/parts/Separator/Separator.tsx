import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';

const Root = styled('hr', {
  margin: 0,
  border: 0,
  inlineSize: '100%',
  blockSize: 0,
  hairline: 'blockStart',
  '&[data-orientation=vertical]': {
    inlineSize: 0,
    blockSize: 'auto',
    alignSelf: 'stretch',
    borderBlockStart: 0,
    hairline: 'inlineStart',
  },
});

export type SeparatorProps = ComponentProps<'hr'> & {
  orientation?: 'horizontal' | 'vertical';
};

/** Line between groups. Renders an `<hr>`. */
export const Separator = ({ orientation = 'horizontal', ...rest }: SeparatorProps) => (
  <Root
    data-orientation={orientation}
    {...(orientation === 'vertical' ? { 'aria-orientation': 'vertical' } : undefined)}
    {...rest}
  />
);
