import { styled } from '@parvis/theme/css/stitches';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { State } from '../guides/guide.ts';
import type { ExamplesProps } from './Examples.tsx';
import { asAddress } from './Frame.tsx';
import { Still } from './Still.tsx';
import { useBookGlobals } from './useGlobals.ts';

/** A phone, drawn at half its size. */
const PHONE = { wide: 390, high: 780, share: 0.5 } as const;
/** A desk, for what is only there on one. */
const DESK = { wide: 1280, high: 800, share: 0.5 } as const;

const Grid = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$4', alignItems: 'start' });
const Figure = styled('figure', {
  margin: 0,
  maxInlineSize: '100%',
  borderRadius: '$card',
  overflow: 'hidden',
  hairline: 'all',
  '& figcaption': {
    padding: '$2 $4',
    color: '$txt',
    fontFamily: '$body',
    fontSize: '$sm',
    fontWeight: '$bold',
    hairline: 'blockEnd',
  },
});
export type SideBySideProps = Pick<ExamplesProps, 'storyOf'> & {
  states: readonly State[];
  /** Drawn as wide as a desk. */
  isWide: boolean;
};

/** Every state of what fills or covers a page at one look, each with its name, small. */
export const SideBySide = ({ states, storyOf, isWide }: SideBySideProps) => {
  const globals = asAddress(useBookGlobals());
  const size = isWide ? DESK : PHONE;
  const [first] = useContext(DocsContext).componentStories();
  return (
    <Grid role="group" aria-label="States">
      {states
        .filter(({ story }) => storyOf(story))
        .map((state) => (
          <Figure key={`${state.name} ${globals}`} style={{ inlineSize: size.wide * size.share }}>
            <figcaption>{state.name}</figcaption>
            <Still state={state} id={first?.id ?? ''} globals={globals} size={size} />
          </Figure>
        ))}
    </Grid>
  );
};
