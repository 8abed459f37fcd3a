import { globalCss } from '@parvis/theme/css/stitches';
import { DocsContext, Story, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { partGuides } from '../guides/all.ts';
import type { State } from '../guides/guide.ts';
import { componentOf } from './componentOf.ts';
import { Given } from './Given.tsx';
import { onlyState } from './only.ts';
import { pressOnce } from './pressOnce.ts';
import { showState } from './shownState.ts';
import { useStories } from './useStories.ts';

const bare = globalCss({
  'body .sbdocs.sbdocs-wrapper': { padding: 0, minHeight: 0, backgroundColor: 'transparent' },
  'body .sbdocs.sbdocs-content': { maxWidth: 'none' },
});

/** A dialog takes the focus into itself, out of the page in whose frame it stands: not before somebody is in that frame. */
function keepFocusOut(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = () => {};
  const free = () => {
    HTMLElement.prototype.focus = focus;
  };
  for (const kind of ['pointerdown', 'keydown'] as const)
    window.addEventListener(kind, free, { capture: true, once: true });
}

/** The state of the guide that is asked for, where it is more than a story. */
function useAskedState(): State | undefined {
  const [first] = useContext(DocsContext).componentStories();
  const asked = onlyState();
  return partGuides[componentOf(first)]?.states.find(({ name }) => name === asked);
}

/** One story on a page of its own, as it is before anything is played: in the frame of a page that must not jump or lose its reader. */
export const OnlyPage = ({ name }: { name: string }) => {
  bare();
  useState(keepFocusOut);
  const story = useStories()(name);
  const state = useAskedState();
  useEffect(() => (state?.shown ? showState(document.body, state.shown) : undefined), [state]);
  useEffect(() => (state?.press ? pressOnce(document.body, state.press) : undefined), [state]);
  if (!story) return null;
  if (!state?.props) return <Story of={story.of} />;
  return (
    <Unstyled>
      <Given story={story.of} props={state.props} />
    </Unstyled>
  );
};
