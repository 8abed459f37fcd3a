import { styled } from '@parvis/theme/css/stitches';
import { Children, type ComponentProps } from 'react';

const Root = styled('ul', {
  display: 'grid',
  /* 150 px, two columns on 320 px; one at 200 % text below 17rem. */
  gridTemplateColumns:
    'repeat(auto-fill, minmax(min(100%, max(min($sizes$tileMin, 50% - $space$2), (17rem - 100%) * 999)), 1fr))',
  gap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', minInlineSize: 0 },
  '@narrow': { gap: '$2' },
});

export type TileGridProps = ComponentProps<'ul'>;

/** Responsive tiles. Renders a `<ul>`. */
export const TileGrid = ({ children, ...rest }: TileGridProps) => (
  <Root role="list" {...rest}>
    {Children.map(children, (child) => child && <li>{child}</li>)}
  </Root>
);
