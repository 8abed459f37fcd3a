import type { Decorator, Preview } from '@storybook/react-vite';
import { Ground, type GroundProps } from './Ground.tsx';
import { palettes } from './palettes.ts';

const onGround: Decorator = (Story, { globals, viewMode }) => {
  const { scheme, palette, language, direction } = globals as Omit<GroundProps, 'boxed' | 'children'>;
  return (
    <Ground
      scheme={scheme}
      palette={palette}
      language={language}
      direction={direction}
      boxed={viewMode === 'docs'}
    >
      <Story />
    </Ground>
  );
};

const choice = (
  title: string,
  icon: 'circlehollow' | 'paintbrush' | 'globe' | 'transfer',
  items: string[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  decorators: [onGround],
  initialGlobals: { scheme: 'light', palette: 'default', language: 'fr', direction: 'ltr' },
  globalTypes: {
    scheme: choice('Scheme', 'circlehollow', ['light', 'dark']),
    palette: choice('Palette', 'paintbrush', Object.keys(palettes)),
    language: choice('Language', 'globe', ['fr', 'en']),
    direction: choice('Direction', 'transfer', ['ltr', 'rtl']),
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    layout: 'fullscreen',
    controls: { expanded: true },
    viewport: {
      options: {
        small: { name: 'Phone, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
};

export default preview;
