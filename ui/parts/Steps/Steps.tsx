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
    // On top when a sketch follows.
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
/** Step number, without an icon. */
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

/** Text must suffice alone; `icon` shows what to press, a ScreenSketch where. */
export type Step = { readonly icon?: ReactNode; readonly text: string; readonly sketch?: ReactNode };

export type StepsSlot = Slot<'Steps'>;

export type StepsProps = Omit<ComponentProps<'ol'>, 'children'> & {
  steps: readonly Step[];
  classNames?: Partial<Record<StepsSlot, string>> | undefined;
};

/** Numbered instructions with decorative pictures. Renders an `<ol>`. */
export const Steps = ({ steps, classNames, ...rest }: StepsProps) => (
  // Safari drops list semantics without markers.
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
