import { styled } from '@parvis/theme/css/stitches';
import { DocsContext, Primary, PureArgsTable } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { RESET_STORY_ARGS, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Args, PreparedStory, Renderer } from 'storybook/internal/types';
import type { Props } from '../facts/props.ts';
import { controlRows, withoutControl } from './controls.ts';
import { Code } from './parts.tsx';

/** What is so by default stands in the words beside it: a column of nothing says nothing. */
const Folded = styled('details', {
  '& .docblock-argstable :is(th, td):nth-of-type(3)': { display: 'none' },
});

/** What a story on this page is given now, and how it is given something else. */
function useArgs(story: PreparedStory<Renderer>) {
  const { channel, getStoryContext } = useContext(DocsContext);
  const [args, setArgs] = useState<Args>(() => getStoryContext(story).args);
  useEffect(() => {
    const hear = (told: { storyId: string; args: Args }) => {
      if (told.storyId === story.id) setArgs(told.args);
    };
    channel.on(STORY_ARGS_UPDATED, hear);
    return () => channel.off(STORY_ARGS_UPDATED, hear);
  }, [channel, story]);
  return {
    args,
    updateArgs: (updatedArgs: Args) => channel.emit(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs }),
    resetArgs: (argNames?: string[]) => channel.emit(RESET_STORY_ARGS, { storyId: story.id, argNames }),
  };
}

type TableProps = { story: PreparedStory<Renderer>; facts: Props };

const ControlTable = ({ story, facts }: TableProps) => (
  <PureArgsTable rows={controlRows(facts, story.initialArgs)} storyId={story.id} {...useArgs(story)} />
);

/** Which properties the table has not, and where they are seen instead. */
const Untyped = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <p>
      Nothing can be typed for {names.map((name, at) => [at > 0 && ', ', <Code key={name}>{name}</Code>])}:
      what is drawn, called or a list is given in code, as the examples of this page show it.
    </p>
  );

/** The first example of a component with what can be changed of it: every choice with its values. */
export const ChangeIt = ({ facts }: { facts: Props | undefined }) => {
  const story = useContext(DocsContext)
    .componentStories()
    .find(({ tags }) => tags.includes('autodocs'));
  if (!story || !facts) return null;
  return (
    <Folded>
      <summary>Change its properties and look</summary>
      <Primary />
      <ControlTable story={story} facts={facts} />
      <Untyped names={withoutControl(facts, story.initialArgs)} />
    </Folded>
  );
};
