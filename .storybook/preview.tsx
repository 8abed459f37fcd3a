import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { defaultLanguage, languages } from '../locales/languages.ts';
import { DocsPage } from './DocsPage.tsx';
import { Ground, type GroundProps } from './Ground.tsx';
import { paletteTitles } from './palettes.ts';
import { plainControls } from './plainControls.ts';

// As long as any other test waits for what must come: a busy machine draws late.
configure({ asyncUtilTimeout: 15_000 });

type Globals = Omit<GroundProps, 'boxed' | 'children'>;

const onGround: Decorator = (Story, { globals, viewMode }) => {
  const { scheme, palette, language, direction, forced } = globals as Globals;
  return (
    <Ground
      scheme={scheme}
      palette={palette}
      language={language}
      direction={direction}
      forced={forced}
      boxed={viewMode === 'docs'}
    >
      <Story />
    </Ground>
  );
};

type Icon = 'circlehollow' | 'paintbrush' | 'globe' | 'transfer' | 'contrast';

/** A menu of the toolbar: value → what it says. */
const choice = (title: string, icon: Icon, items: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
    dynamicTitle: true,
  },
});

const preview: Preview = {
  decorators: [onGround],
  tags: ['autodocs'],
  argTypesEnhancers: [plainControls],
  initialGlobals: {
    scheme: 'light',
    palette: 'default',
    language: defaultLanguage,
    direction: 'ltr',
    forced: 'none',
  } satisfies Globals,
  globalTypes: {
    scheme: choice('Scheme', 'circlehollow', { light: 'Light', dark: 'Dark' }),
    palette: choice('Palette', 'paintbrush', paletteTitles),
    language: choice('Language', 'globe', Object.fromEntries(languages.map(({ tag, name }) => [tag, name]))),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    forced: choice('Forced colours', 'contrast', {
      none: 'Own colours',
      imitated: 'Forced colours, imitated (exact: DevTools → Rendering → forced-colors)',
    }),
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: { page: DocsPage },
    options: {
      storySort: { order: ['Introduction', 'Colour keys', 'parts', 'Parts', 'screens', 'Screens', 'Icons'] },
    },
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
