import { basename } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { isShown, titleOf } from './guides/all.ts';
import { TEST_TAG } from './testTag.ts';

/** The rooms whose stories have guides; of those across parts all are tests. */
const GUIDED = /\/ui\/(?:parts|screens)\//;
const ACROSS = /\/ui\/(?:\w+\.stories\.tsx$|parts\/shared\/)/;

/** What of the questionnaire is to be looked at, by its file of stories; of its flows every one is. */
const QUESTIONNAIRE: Readonly<Record<string, readonly string[]>> = {
  Questionnaire: ['AllItemTypes', 'UnknownTypeShowsAsItsText'],
  Places: ['InABubble', 'InADrawer', 'AsAPage'],
  FlowWorkbench: ['Workbench', 'InEnglish'],
};

const componentOf = (file: string): string => basename(file).replace(/\.stories\.\w+$/, '');

/** What the sidebar calls a story: as the page of its component does where it is an example there. */
const nameIn = (file: string, story: string): string | undefined =>
  GUIDED.test(file) ? titleOf(componentOf(file), story) : undefined;

/** Whether a story of a file is a test alone: neither the sidebar nor the search has it until it is asked for. */
function isTest(file: string, story: string): boolean {
  const component = componentOf(file);
  if (GUIDED.test(file)) return ACROSS.test(file) || !isShown(component, story);
  const shown = file.includes('/questionnaire/react/') ? QUESTIONNAIRE[component] : undefined;
  return ACROSS.test(file) || (shown !== undefined && !shown.includes(story));
}

/** Marks stories that no guide shows, so that the sidebar leaves them out until it is asked for them. */
export const withShownStories = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    return entries.map((entry) => {
      if (entry.type !== 'story') return entry;
      if (isTest(file, entry.exportName)) return { ...entry, tags: [...(entry.tags ?? []), TEST_TAG] };
      const name = nameIn(file, entry.exportName);
      return name === undefined ? entry : { ...entry, name };
    });
  },
});
