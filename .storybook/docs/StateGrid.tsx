import { styled } from '@parvis/theme/css/stitches';
import { Story } from '@storybook/addon-docs/blocks';
import { useEffect, useRef } from 'react';
import type { State } from '../guides/guide.ts';
import type { Shown } from './Examples.tsx';
import { asAddress } from './Frame.tsx';
import { Given } from './Given.tsx';
import { Still } from './Still.tsx';
import { showState } from './shownState.ts';
import { useBookGlobals } from './useGlobals.ts';

const Grid = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
});
const Figure = styled('figure', {
  margin: 0,
  borderRadius: '$card',
  overflow: 'hidden',
  hairline: 'all',
  '& figcaption': { padding: '$2 $4', fontSize: '$sm', fontWeight: '$bold', hairline: 'blockEnd' },
});
const Box = styled('div', { padding: '$2', overflowX: 'auto' });

/** Half a phone: what opens at a press lies over what is below it. */
const HALF = { wide: 390, high: 480, share: 0.75 } as const;

type StateBoxProps = { state: State; story: Shown };

/** What opens at a press, or fails at one: in a window of its own. */
const PressedBox = ({ state, story: { id } }: StateBoxProps) => {
  const globals = asAddress(useBookGlobals());
  return (
    <Figure>
      <figcaption>{state.name}</figcaption>
      <Still key={globals} state={state} id={id} globals={globals} size={HALF} />
    </Figure>
  );
};

const StateBox = ({ state: { name, shown, props }, story: { of } }: StateBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current && shown ? showState(box.current, shown) : undefined), [shown]);
  return (
    <Figure>
      <figcaption>{name}</figcaption>
      {/* What is only looked at is no second stop of the Tab key. */}
      <Box ref={box} inert>
        {props ? <Given story={of} props={props} /> : <Story of={of} />}
      </Box>
    </Figure>
  );
};

export type StateGridProps = {
  states: readonly State[];
  storyOf: (name: string) => Shown | undefined;
};

/** Every state of a component side by side, each with its name. */
export const StateGrid = ({ states, storyOf }: StateGridProps) => (
  <Grid>
    {states.map((state) => {
      const story = storyOf(state.story);
      const Drawn = state.press ? PressedBox : StateBox;
      return story && <Drawn key={state.name} state={state} story={story} />;
    })}
  </Grid>
);
