import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/project.mjs';

const SCREENS = join(ROOT, 'ui', 'screens');
const STORIES = '.stories.tsx';

const storyFiles = (): string[] =>
  readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(STORIES))
    .sort();

declare global {
  interface Window {
    /** `Gate: First` */
    screens: readonly string[];
    draw: (name: string) => void;
  }
}

/** One at a time, in React strict mode. */
export const screensPage = (): string[] => [
  "import '@parvis/ui/styles.css';",
  "import '@parvis/ui/screens.css';",
  "import '@parvis/questionnaire/styles.css';",
  `import { texts } from ${JSON.stringify(join(ROOT, '.storybook', 'texts.ts'))};`,
  "import { UiTextsProvider } from '@parvis/ui/texts';",
  "import { StrictMode } from 'react';",
  "import { createRoot } from 'react-dom/client';",
  ...storyFiles().map((path, at) => `import * as screen${at} from ${JSON.stringify(join(SCREENS, path))};`),
  `const files = { ${storyFiles()
    .map((path, at) => `${JSON.stringify(path.split('/').at(-1)?.replace(STORIES, ''))}: screen${at}`)
    .join(', ')} };`,
  'const stories = new Map();',
  'for (const [file, { default: meta, ...named }] of Object.entries(files))',
  '  for (const [name, story] of Object.entries(named)) {',
  '    const args = { ...meta.args, ...story.args };',
  '    const render = story.render ?? meta.render;',
  '    const Drawn = () => render ? render(args, {}) : <meta.component {...args} />;',
  '    const around = [...(story.decorators ?? []), ...(meta.decorators ?? [])].flat();',
  '    const all = around.reduce((Inner, decorate) => () => decorate(Inner, {}), Drawn);',
  '    stories.set(file + ": " + name, all);',
  '  }',
  'window.screens = [...stories.keys()];',
  'let root;',
  'window.draw = (name) => {',
  '  root?.unmount();',
  "  root = createRoot(document.getElementById('root'));",
  '  const Story = stories.get(name);',
  '  root.render(<StrictMode><UiTextsProvider texts={texts.fr}><Story /></UiTextsProvider></StrictMode>);',
  '};',
];
