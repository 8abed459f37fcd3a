import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, ReactNode } from 'react';
import type { Slot } from '../../slots.ts';

const List = styled('ol', {
  display: 'grid',
  gap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  lineHeight: '$snug',
  counterReset: 'step',
});
const Item = styled('li', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  counterIncrement: 'step',
  variants: {
    // Words that have a sketch below them begin where the picture does.
    sketched: { true: { alignItems: 'start', '& > :last-child': { paddingBlockStart: '0.5rem' } } },
  },
});
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
/** Where nothing is to be recognised on the screen, which step it is stands in its place. */
const Place = styled('span', {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: '$round',
  backgroundColor: '$navBtnBg',
  color: '$txt',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  '&::before': { content: 'counter(step)' },
  '@forced': { border: '1px solid CanvasText' },
});
const Words = styled('span', {
  flex: '1 1 0',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& > svg': { marginBlockStart: '$2' },
});

/** One thing to do, in words, which must say all that the picture does; what it looks like, where it is pressed: else its place in the order is drawn. Below them, where it is found: a ScreenSketch. */
export type Step = { readonly icon?: ReactNode; readonly text: string; readonly sketch?: ReactNode };

/** A piece of it that takes a class. */
export type StepsSlot = Slot<'Steps'>;

export type StepsProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** What is done, one after the other. */
  steps: readonly Step[];
  /** Classes of yours for its pieces. */
  classNames?: Partial<Record<StepsSlot, string>> | undefined;
};

/**
 * What somebody does one after the other: how an app is installed by the menus of a browser, with a picture of what is pressed each
 * time, or with the number of the step.
 * Renders an `<ol>`; pictures and numbers are decoration.
 */
export const Steps = ({ steps, classNames, ...rest }: StepsProps) => (
  // A list without marks is none to Safari’s screen reader, unless it says that it is.
  <List role="list" {...rest}>
    {steps.map(({ icon, text, sketch }) => (
      <Item key={text} className={classNames?.step} sketched={Boolean(sketch)}>
        {icon ? (
          <Picture aria-hidden className={classNames?.picture}>
            {icon}
          </Picture>
        ) : (
          <Place aria-hidden className={classNames?.number} />
        )}
        <Words className={classNames?.words}>
          {text}
          {sketch}
        </Words>
      </Item>
    ))}
  </List>
);
