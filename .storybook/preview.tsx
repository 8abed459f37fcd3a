import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import { configure } from 'storybook/test';
import { languages } from '../locales/languages.ts';
import { Ground } from './Ground.tsx';
import { type BookGlobals, START } from './look.ts';
import { paletteTitles } from './palettes.ts';
import { spellUnions } from './spellUnions.ts';
import { tellLook } from './tellLook.ts';

const Container = lazy(() => import('./docs/Container.tsx'));
const Page = lazy(() => import('./docs/DocsPage.tsx'));

/** Lazy docs container, so that stories do not wait for it. */
const BookContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <Container {...props} />
  </Suspense>
);

/** Lazy docs page, so that stories do not wait for it. */
const DocsPage = () => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
);

// The timeout of other tests: busy machines draw late.
configure({ asyncUtilTimeout: 15_000 });

tellLook();

// The pseudo-states addon caches rules, but Stitches extends its @media rules with every part.
Object.defineProperty(CSSMediaRule.prototype, '__processed', { get: () => false, set: () => {} });

const onGround: Decorator = (Story, { globals, viewMode }) => (
  <Ground {...(globals as BookGlobals)} boxed={viewMode === 'docs'}>
    <Story />
  </Ground>
);

type Icon = 'circlehollow' | 'paintbrush' | 'globe' | 'transfer' | 'contrast';

/** A toolbar menu: value to label. */
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
  argTypesEnhancers: [spellUnions],
  initialGlobals: START,
  globalTypes: {
    brand: { description: 'Brand colour, from the theme panel' },
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
    // Passed checks cost axe as much as violations.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    backgrounds: { disable: true },
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: {
      page: DocsPage,
      container: BookContainer,
      codePanel: false,
      // Play functions are removed from example code.
      source: { transform: (code: string) => code.replace(/,?\n {2}play: [\s\S]*$/, '\n}') },
    },
    jsx: { functionValue: () => '() => {}' },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Make it yours',
          'Tokens',
          'Colour keys',
          'Patterns',
          'Writing',
          'What is it called here',
          'parts',
          'Parts',
          'screens',
          'Screens',
          'Icons',
        ],
      },
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
