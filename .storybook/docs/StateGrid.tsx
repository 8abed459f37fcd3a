import { styled } from '@parvis/theme/css/stitches';
import { Story, useOf } from '@storybook/addon-docs/blocks';
import { type ElementType, useEffect, useRef } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import { Ground } from '../Ground.tsx';
import type { State } from '../guides/guide.ts';
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

/** The room that stories of parts stand in. */
const Sheet = styled('div', { padding: '$4' });

type GivenProps = { story: ModuleExport; props: NonNullable<State['props']> };

/** What a story draws, given other properties. */
const Given = ({ story: of, props }: GivenProps) => {
  const { story } = useOf(of, ['story']);
  const Part: ElementType = story.component ?? 'div';
  return (
    <Ground {...useBookGlobals()} boxed>
      <Sheet>
        <Part {...story.initialArgs} {...props} />
      </Sheet>
    </Ground>
  );
};

type StateBoxProps = { state: State; story: ModuleExport };

const StateBox = ({ state: { name, shown, props }, story }: StateBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current && shown ? showState(box.current, shown) : undefined), [shown]);
  return (
    <Figure>
      <figcaption>{name}</figcaption>
      {/* What is only looked at is no second stop of the Tab key. */}
      <Box ref={box} inert>
        {props ? <Given story={story} props={props} /> : <Story of={story} />}
      </Box>
    </Figure>
  );
};

export type StateGridProps = {
  states: readonly State[];
  storyOf: (name: string) => ModuleExport | undefined;
};

/** Every state of a component side by side, each with its name. */
export const StateGrid = ({ states, storyOf }: StateGridProps) => (
  <Grid>
    {states.map((state) => {
      const story = storyOf(state.story);
      return story && <StateBox key={state.name} state={state} story={story} />;
    })}
  </Grid>
);
