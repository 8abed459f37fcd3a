import { globalCss } from '@parvis/theme/css/stitches';
import { Story } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
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

/** One story on a page of its own, as it is before anything is played: in the frame of a page that must not jump or lose its reader. */
export const OnlyPage = ({ name }: { name: string }) => {
  bare();
  useState(keepFocusOut);
  const story = useStories()(name);
  return story && <Story of={story.of} />;
};
