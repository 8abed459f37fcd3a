import { globalCss } from '@parvis/theme/css/stitches';
import { Story } from '@storybook/addon-docs/blocks';
import { useStories } from './useStories.ts';

const bare = globalCss({
  'body .sbdocs.sbdocs-wrapper': { padding: 0, minHeight: 0, backgroundColor: 'transparent' },
  'body .sbdocs.sbdocs-content': { maxWidth: 'none' },
});

/** One story on a page of its own, as it is before anything is played: for a frame that is only looked at. */
export const OnlyPage = ({ name }: { name: string }) => {
  bare();
  // A dialog takes the focus into itself, out of the page in whose frame it is only looked at.
  HTMLElement.prototype.focus = () => {};
  const story = useStories()(name);
  return story && <Story of={story.of} />;
};
