import { styled } from '@parvis/theme/css/stitches';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { State } from '../guides/guide.ts';
import type { ExamplesProps } from './Examples.tsx';
import { asAddress } from './Frame.tsx';
import { onlyAddress } from './only.ts';
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
const Box = styled('div', { overflow: 'hidden', maxInlineSize: '100%', backgroundColor: '$bg1' });
const Small = styled('iframe', { display: 'block', border: 0, transformOrigin: '0 0' });

type StillProps = { state: State; id: string; globals: string; size: typeof PHONE | typeof DESK };

/** What is only looked at takes no key and no focus, and plays nothing. */
const Still = ({ state: { story, name }, id, globals, size: { wide, high, share } }: StillProps) => (
  <Figure style={{ inlineSize: wide * share }}>
    <figcaption>{name}</figcaption>
    <Box inert style={{ width: wide * share, height: high * share }}>
      <Small
        title={name}
        src={onlyAddress(id, story, globals)}
        loading="lazy"
        style={{ width: wide, height: high, transform: `scale(${share})` }}
      />
    </Box>
  </Figure>
);

export type SideBySideProps = Pick<ExamplesProps, 'storyOf'> & {
  states: readonly State[];
  /** Drawn as wide as a desk. */
  isWide: boolean;
};

/** Every state of what fills or covers a page at one look, each with its name, small. */
export const SideBySide = ({ states, storyOf, isWide }: SideBySideProps) => {
  const globals = asAddress(useBookGlobals());
  const [first] = useContext(DocsContext).componentStories();
  return (
    <Grid role="group" aria-label="States">
      {states
        .filter(({ story }) => storyOf(story))
        .map((state) => (
          <Still
            key={`${state.name} ${globals}`}
            state={state}
            id={first?.id ?? ''}
            globals={globals}
            size={isWide ? DESK : PHONE}
          />
        ))}
    </Grid>
  );
};
