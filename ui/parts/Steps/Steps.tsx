import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, ReactNode } from 'react';

const List = styled('ol', {
  display: 'grid',
  gap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  lineHeight: '$snug',
});
const Item = styled('li', { display: 'flex', alignItems: 'center', gap: '$3' });
const Picture = styled('span', {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: '$icon',
  backgroundColor: '$navBtnBg',
  color: '$txt',
  '@forced': { border: '1px solid CanvasText' },
});
const Words = styled('span', { flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' });

/** One thing to do: what it looks like, and in words, which must say all that the picture does. */
export type Step = { readonly icon: ReactNode; readonly text: string };

export type StepsProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** What is done, one after the other. */
  steps: readonly Step[];
};

/**
 * What somebody does outside of the page, with a picture of what is pressed each time: how an app is installed by the menus
 * of a browser.
 * Renders an `<ol>`; pictures are decoration.
 */
export const Steps = ({ steps, ...rest }: StepsProps) => (
  // A list without marks is none to Safari’s screen reader, unless it says that it is.
  <List role="list" {...rest}>
    {steps.map(({ icon, text }) => (
      <Item key={text}>
        <Picture aria-hidden>{icon}</Picture>
        <Words>{text}</Words>
      </Item>
    ))}
  </List>
);
