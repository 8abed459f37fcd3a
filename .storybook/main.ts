import type { StorybookConfig } from '@storybook/react-vite';
import { customerColours } from './customerColours.ts';
import { storyGraph } from './graph.ts';

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
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), customerColours(), storyGraph()] }),
};

export default config;
