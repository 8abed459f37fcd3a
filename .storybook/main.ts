import type { StorybookConfig } from '@storybook/react-vite';
import { customerColours } from './customerColours.ts';

const config: StorybookConfig = {
  stories: [
    './pages/**/*.mdx',
    './pages/**/*.stories.tsx',
    { directory: '../ui/parts', titlePrefix: 'Parts', files: '**/*.stories.tsx' },
    { directory: '../ui/screens', titlePrefix: 'Screens', files: '**/*.stories.tsx' },
    { directory: '../ui/icons', titlePrefix: 'Parts', files: '**/*.stories.tsx' },
    { directory: '../ui', titlePrefix: 'Across parts', files: '*.stories.tsx' },
    '../questionnaire/react/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // It rewrites style sheets, which tests look at as they are.
    ...(process.env.VITEST ? [] : ['storybook-addon-pseudo-states']),
  ],
  // By the name that the page asks for, and by its own.
  staticDirs: ['/favicon.svg', '/icon.svg'].map((to) => ({ from: '../app/public/icon.svg', to })),
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // What a story of this tag shows is a behaviour, for tests: the sidebar has it once its filter asks for it.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), customerColours()] }),
};

export default config;
