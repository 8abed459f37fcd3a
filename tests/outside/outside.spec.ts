import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { serveFolder } from '../serveFolder.ts';
import { bookExamples } from './bookExamples.ts';
import { Stranger } from './stranger.ts';

/** A customer's colours, unlike any default. */
const colours = {
  mainBtnBg1: '#0B6B3A',
  mainBtnBg2: '#0B6B3A',
  mainBtnTxt1: '#FFE1A0',
  mainBtnTxt2: '#FFFFFF',
};

/** The code that a README begins with, as the package ships it. */
const firstCode = (room: string): string[] => {
  const text = readFileSync(join(stranger.folder, 'node_modules', '@parvis', room, 'README.md'), 'utf8');
  const code = /```tsx?\n([\s\S]*?)```/.exec(text)?.[1];
  if (!code) throw new Error(`The README of @parvis/${room} begins with no code.`);
  return code.split('\n');
};

/** One import of each kind that the packages offer. */
const everyKind = [
  "export { themeCss } from '@parvis/theme/css/css';",
  "export { styled } from '@parvis/theme/css/stitches';",
  "export { Drawer } from '@parvis/ui/parts/Drawer';",
  "export { styleHashes } from '@parvis/ui/styleHashes';",
  "export { Chat } from '@parvis/ui/screens/Chat';",
  "export { CameraIcon } from '@parvis/ui/icons/CameraIcon';",
  "export { transition } from '@parvis/questionnaire/engine/transition';",
  "export { Questionnaire } from '@parvis/questionnaire/react/Questionnaire';",
];

test.describe.configure({ mode: 'serial' });

const stranger = new Stranger();
test.beforeAll(() => {
  test.skip(
    stranger.install() === 'unreachable',
    'The package registry cannot be reached, so that no project outside can be installed.',
  );
  stranger.write('main.tsx', firstCode('ui'));
  stranger.write('theme.ts', firstCode('theme'));
  stranger.write('words.ts', firstCode('locales'));
  stranger.write('questionnaire.tsx', firstCode('questionnaire'));
  stranger.write('everyKind.ts', everyKind);
  stranger.write('index.html', [
    '<!doctype html><html lang="en"><title>Outside</title>',
    '<main id="root"></main><script type="module" src="/main.tsx"></script></html>',
  ]);
});
test.afterAll(() => stranger.leave());

for (const resolution of ['bundler', 'nodenext'] as const) {
  test(`a project outside that copies the READMEs type-checks, files found as by ${resolution}`, () => {
    for (const file of ['main.tsx', 'theme.ts', 'words.ts', 'questionnaire.tsx', 'everyKind.ts']) {
      expect(stranger.typeCheck(file, resolution)).toEqual({ ok: true, text: '' });
    }
  });
}

test('whatever the book of components prints to be copied type-checks there too', () => {
  const printed = bookExamples();
  expect(printed.size).toBeGreaterThan(150);
  for (const [file, lines] of printed) stranger.write(file, lines);
  expect(stranger.typeCheck([...printed.keys()], 'bundler')).toEqual({ ok: true, text: '' });
});

test('a page made as the book says is built, and weighs no more than what it names', async () => {
  stranger.write('yours.html', [
    '<!doctype html><html lang="fr"><title>Yours</title><div id="root"></div>',
    '<script type="module" src="/yours.tsx"></script></html>',
  ]);
  stranger.write('yours.tsx', [
    "import './snippets/brand.ts';",
    "import { createRoot } from 'react-dom/client';",
    "import { UiTextsProvider } from '@parvis/ui/texts';",
    "import { texts } from './snippets/words.ts';",
    "import { Example } from './examples/Button.Report.tsx';",
    "createRoot(document.getElementById('root') as HTMLElement).render(",
    '  <UiTextsProvider texts={texts}><Example /></UiTextsProvider>);',
  ]);
  const modules = await stranger.bundle('yours.html', 'yours');
  expect(modules.some((id) => id.endsWith('/ui/parts/Button/Button.js'))).toBe(true);
  expect(modules.some((id) => /\/ui\/(?:screens|parts\/Tile)\//.test(id))).toBe(false);
});

test('nothing is wrong in the declarations themselves', () => {
  const { text } = stranger.typeCheck('everyKind.ts', 'bundler', false);
  expect(text.split('\n').filter((line) => line.includes('@parvis'))).toEqual([]);
});

test('a property that a tile does not have is refused', () => {
  stranger.write('wrong.tsx', [
    "import { Tile } from '@parvis/ui/parts/Tile';",
    'export const wrong = <Tile label="Lamp" chosen />;',
  ]);
  const { ok, text } = stranger.typeCheck('wrong.tsx', 'bundler');
  expect(ok).toBe(false);
  expect(text).toContain("Property 'chosen' does not exist");
});

test('a tile is drawn in the customer’s colours', async ({ page: tab }) => {
  await stranger.bundle('index.html');
  const served = await serveFolder(join(stranger.folder, 'dist'));
  const errors: string[] = [];
  tab.on('pageerror', (error) => errors.push(error.message));
  await tab.goto(`${served.url}?appColors=${encodeURIComponent(JSON.stringify(colours))}`);
  const tile = tab.getByRole('button', { name: /Hygiene/ });
  await expect(tile).toHaveCSS('background-image', /rgb\(11, 107, 58\)/);
  await expect(tile).toHaveCSS('color', 'rgb(255, 225, 160)');
  expect((await tile.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  expect(errors).toEqual([]);
  served.close();
});

test('one part does not bring the rest, and there is one React', async () => {
  const modules = await stranger.bundle('index.html');
  const ours = modules.filter((id) => id.includes('node_modules/@parvis/ui/'));
  expect(ours.filter((id) => /\/(screens|parts)\//.test(id)).map((id) => id.split('/ui/')[1])).toEqual(
    expect.arrayContaining(['parts/Tile/Tile.js', 'parts/TileGrid/TileGrid.js']),
  );
  expect(ours.filter((id) => /\/(screens\/|parts\/(?!Tile\/|TileGrid\/|shared\/))/.test(id))).toEqual([]);
  expect(modules.filter((id) => /\/(vaul|@radix-ui|culori|zod)\/|@parvis\/questionnaire/.test(id))).toEqual(
    [],
  );
  const reacts = modules.filter((id) => /node_modules\/react\/cjs\/react\.[a-z]+\.js/.test(id));
  expect(reacts).toEqual(['node_modules/react/cjs/react.production.js']);
});

test('what needs no React runs in plain Node', () => {
  const said = stranger.run([
    "import { parsePalette } from '@parvis/theme/palette/palette';",
    "import { start } from '@parvis/questionnaire/engine/transition';",
    "console.log(String(parsePalette('{}').ok), typeof start);",
  ]);
  expect(said).toEqual({ ok: true, text: 'true function\n' });
});
