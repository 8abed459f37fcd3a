import type { StorybookConfig } from '@storybook/react-vite';
import { makingFindable } from './bookIndex.ts';
import { customerColours } from './customerColours.ts';
import { bookData } from './facts/plugin.ts';
import { withShownStories } from './shownStories.ts';
import { TEST_TAG } from './testTag.ts';

/** Named by no type of Storybook's: what makes the index of the book. */
type Indexed = { storyIndexGenerator: typeof makingFindable };

const config: StorybookConfig & Indexed = {
  stories: [
    './pages/**/*.mdx',
    './pages/**/*.stories.tsx',
    { directory: '../ui/parts', titlePrefix: 'Parts', files: '**/*.stories.tsx' },
    { directory: '../ui/screens', titlePrefix: 'Screens', files: '**/*.stories.tsx' },
    { directory: '../ui/icons', titlePrefix: 'Parts', files: '**/*.stories.tsx' },
    { directory: '../ui', titlePrefix: 'Across parts', files: '*.stories.tsx' },
    '../questionnaire/react/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // By the name that the page asks for, and by its own.
  staticDirs: ['/favicon.svg', '/icon.svg'].map((to) => ({ from: '../app/public/icon.svg', to })),
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: async (existing = []) => existing.map(withShownStories),
  storyIndexGenerator: makingFindable,
  tags: { [TEST_TAG]: { defaultFilterSelection: 'exclude' } },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), customerColours(), bookData()],
  }),
};

export default config;
