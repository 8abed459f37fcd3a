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
    // The addon rewrites style sheets, which tests inspect.
    ...(process.env.VITEST ? [] : ['storybook-addon-pseudo-states']),
  ],
  // Under the page's name and its own.
  staticDirs: ['/favicon.svg', '/icon.svg'].map((to) => ({ from: '../app/public/icon.svg', to })),
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Behaviour stories are tests: the sidebar shows them only when filtered.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), customerColours()] }),
};

export default config;
