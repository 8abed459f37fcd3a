import { basename } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { isShown } from './guides/all.ts';
import { TEST_TAG } from './testTag.ts';

/** The rooms whose stories have guides; of those across parts all are tests. */
const GUIDED = /\/ui\/(?:parts|screens)\//;
const ACROSS = /\/ui\/(?:\w+\.stories\.tsx$|parts\/shared\/)/;

/** Marks stories that no guide shows, so that the sidebar leaves them out until it is asked for them. */
export const withShownStories = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    const component = basename(file).replace(/\.stories\.\w+$/, '');
    const hides = (story: string) => ACROSS.test(file) || (GUIDED.test(file) && !isShown(component, story));
    return entries.map((entry) =>
      entry.type === 'story' && hides(entry.exportName)
        ? { ...entry, tags: [...(entry.tags ?? []), TEST_TAG] }
        : entry,
    );
  },
});
