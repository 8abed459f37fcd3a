import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { Shown } from './Examples.tsx';

/** The stories of the component whose page this is, by the name they are exported under. */
export function useStories(): (name: string) => Shown | undefined {
  const stories = useContext(DocsContext).componentStories();
  return (name) => {
    const story = stories.find((one) => one.name === storyNameFromExport(name));
    return story?.moduleExport && { id: story.id, of: story.moduleExport };
  };
}
