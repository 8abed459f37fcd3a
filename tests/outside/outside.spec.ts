import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { serveFolder } from '../serveFolder.ts';
import { bookExamples } from './bookExamples.ts';
import { entriesOf } from './entries.ts';
import { blocksOf, installLine, isProgram, packagesIn, rooms } from './readmes.ts';
import { Stranger } from './stranger.ts';

/** Not the defaults. */
const colours = {
  mainBtnBg1: '#0B6B3A',
  mainBtnBg2: '#0B6B3A',
  mainBtnTxt1: '#FFE1A0',
  mainBtnTxt2: '#FFFFFF',
};

const everyKind = [
  "export { themeCss } from '@parvis/theme/css/css';",
  "import '@parvis/ui/styles.css';",
  "import '@parvis/ui/screens.css';",
  "import '@parvis/questionnaire/styles.css';",
  "export { Drawer } from '@parvis/ui/parts/Drawer';",
  "export { styleHashes } from '@parvis/ui/styleHashes';",
  "export { Chat } from '@parvis/ui/screens/Chat';",
  "export { CameraIcon } from '@parvis/ui/icons/CameraIcon';",
  "export { transition } from '@parvis/questionnaire/engine/transition';",
  "export { Questionnaire } from '@parvis/questionnaire/react/Questionnaire';",
];

/** Of a page of the book. */
const FORMS = 'react-hook-form@7.92.0';

test.describe.configure({ mode: 'serial' });

const stranger = new Stranger();
/** Uniquely named. */
const programs = rooms.flatMap((room) =>
  blocksOf(room)
    .filter(isProgram)
    .map(({ language, file, lines }, at) => ({ file: file ?? `${room}${at + 1}.${language}`, room, lines })),
);
test.beforeAll(() => {
  const lines = [`${installLine('ui')} ${FORMS}`, installLine('questionnaire')];
  test.skip(
    lines.some((line) => stranger.install(line) === 'unreachable'),
    'The package registry cannot be reached, so that no project outside can be installed.',
  );
  for (const { file, lines } of programs) stranger.write(file, lines);
  stranger.write('everyKind.ts', everyKind);
  for (const room of ['ui', 'questionnaire'])
    stranger.write(`${room}.html`, [
      '<!doctype html><html lang="en"><title>Outside</title>',
      `<main id="root"></main><script type="module" src="/${room}1.tsx"></script></html>`,
    ]);
});
test.afterAll(() => stranger.leave());

test('documented programs are complete and need only their install line', () => {
  expect(programs.map(({ file }) => file)).toEqual([
    'ui1.tsx',
    'Chat.tsx',
    'app/words.tsx',
    'app/layout.tsx',
    'theme1.ts',
    'theme2.ts',
    'locales1.ts',
    'questionnaire1.tsx',
    'questionnaire2.tsx',
  ]);
  for (const room of ['ui', 'questionnaire'] as const) {
    const installed = installLine(room).split(/\s+/).slice(2);
    for (const { lines } of programs.filter((program) => program.room === room))
      expect(packagesIn(lines).filter((name) => !installed.includes(name))).toEqual([]);
  }
});

const copied = [...programs.map(({ file }) => file), 'everyKind.ts'];
/** Such as Next.js. */
const found = copied.filter((file) => !file.startsWith('app/'));

test('an external project type-checks the documented programs with Node resolution', () => {
  expect(stranger.typeCheck(found, 'nodenext')).toEqual({ ok: true, text: '' });
});

test("it also does with bundler resolution, together with the book's examples", () => {
  const printed = bookExamples();
  for (const [file, lines] of printed) stranger.write(file, lines);
  expect(stranger.typeCheck([...copied, ...printed.keys()], 'bundler')).toEqual({ ok: true, text: '' });
});

test("the book's page builds within the size that it states", async () => {
  stranger.write('yours.html', [
    '<!doctype html><html lang="fr"><title>Yours</title><div id="root"></div>',
    '<script type="module" src="/yours.tsx"></script></html>',
  ]);
  stranger.write('yours.tsx', [
    "import './snippets/brand.ts';",
    "import { createRoot } from 'react-dom/client';",
    "import { UiTextsProvider } from '@parvis/ui/texts';",
    "import { texts } from './snippets/words.ts';",
    "import { Button } from '@parvis/ui/parts/Button';",
    "createRoot(document.getElementById('root') as HTMLElement).render(",
    '  <UiTextsProvider texts={texts}><Button variant="report">Signaler</Button></UiTextsProvider>);',
  ]);
  const modules = await stranger.bundle('yours.html', 'yours');
  expect(modules.some((id) => id.endsWith('/ui/parts/Button/Button.js'))).toBe(true);
  expect(modules.some((id) => /\/ui\/(?:screens|parts\/Tile)\//.test(id))).toBe(false);
});

/** Exposes Stitches; its declarations have errors (see theme's README). */
const BRINGS_STITCHES = '@parvis/theme/css/stitches';

test('declarations of every importable module are valid', () => {
  const entries = rooms.flatMap(entriesOf).filter((entry) => entry !== BRINGS_STITCHES);
  expect(entries.length).toBeGreaterThan(500);
  stranger.write(
    'everyEntry.ts',
    entries.map((entry) => `import '${entry}';`),
  );
  expect(stranger.typeCheck('everyEntry.ts', 'bundler', false)).toEqual({ ok: true, text: '' });
});

test('an unknown tile property is a type error', () => {
  stranger.write('wrong.tsx', [
    "import { Tile } from '@parvis/ui/parts/Tile';",
    'export const wrong = <Tile label="Lamp" chosen />;',
  ]);
  const { ok, text } = stranger.typeCheck('wrong.tsx', 'bundler');
  expect(ok).toBe(false);
  expect(text).toContain("Property 'chosen' does not exist");
});

let partPage: ReturnType<typeof stranger.bundle> | undefined;
const builtPart = () => {
  partPage ??= stranger.bundle('ui.html');
  return partPage;
};

test("a tile has the customer's colours", async ({ page: tab }) => {
  await builtPart();
  const served = await serveFolder(join(stranger.folder, 'dist'));
  const errors: string[] = [];
  tab.on('pageerror', (error) => errors.push(error.message));
  await tab.goto(`${served.url}/ui.html?appColors=${encodeURIComponent(JSON.stringify(colours))}`);
  const tile = tab.getByRole('button', { name: /Hygiene/ });
  await expect(tile).toHaveCSS('background-image', /rgb\(11, 107, 58\)/);
  await expect(tile).toHaveCSS('color', 'rgb(255, 225, 160)');
  expect((await tile.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  expect(errors).toEqual([]);
  served.close();
});

test("a host's rule wins after the style sheet, and anywhere over its layered form", async ({
  page: tab,
}) => {
  stranger.write('host.css', ['.mine { color: rgb(1, 2, 3); border-color: rgb(4, 5, 6) }']);
  const drawn = [
    "import { dataAttributes } from '@parvis/ui/dataAttributes';",
    "import { Tile } from '@parvis/ui/parts/Tile';",
    "import { slots } from '@parvis/ui/slots';",
    "import { UiTextsProvider } from '@parvis/ui/texts';",
    "import { createRoot } from 'react-dom/client';",
    "document.title = [...slots.Tile, ...Object.keys(dataAttributes.Tile)].join(' ');",
    "createRoot(document.getElementById('root')).render(<UiTextsProvider texts={{} as never}>",
    '  <Tile label="Lamp" description="Out" selected className="mine" classNames={{ description: \'mine\' }} />',
    '</UiTextsProvider>);',
  ];
  const sheets = {
    after: ['@parvis/ui/styles.css', './host.css'],
    layered: ['./host.css', '@parvis/ui/styles.layer.css'],
  };
  for (const [name, imported] of Object.entries(sheets)) {
    stranger.write(`${name}.tsx`, [...imported.map((sheet) => `import '${sheet}';`), ...drawn]);
    stranger.write(`${name}.html`, [
      '<!doctype html><html lang="en"><title></title>',
      `<main id="root"></main><script type="module" src="/${name}.tsx"></script></html>`,
    ]);
    await stranger.bundle(`${name}.html`, name);
    const served = await serveFolder(join(stranger.folder, name));
    await tab.goto(`${served.url}/${name}.html`);
    await expect(tab.getByText('Out', { exact: true })).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(tab.getByRole('button')).toHaveCSS('color', 'rgb(1, 2, 3)');
    // Higher specificity, unless layered.
    const edge = name === 'layered' ? 'rgb(4, 5, 6)' : /^(?!rgb\(4, 5, 6\))/;
    await expect(tab.getByRole('button')).toHaveCSS('border-top-color', edge);
    await expect(tab).toHaveTitle('icon label description state data-selected data-pending data-answered');
    served.close();
  }
});

test('development builds warn of missing or undrawable input by part name', async ({ page: tab }) => {
  stranger.write('bare.tsx', [
    "import '@parvis/ui/styles.css';",
    "import { Select } from '@parvis/ui/parts/Select';",
    "import { YesNo } from '@parvis/ui/parts/YesNo';",
    "import { UiTextsProvider } from '@parvis/ui/texts';",
    "import { createRoot } from 'react-dom/client';",
    'const root = (id: string) => createRoot(document.getElementById(id) as HTMLElement);',
    "root('named').render(<UiTextsProvider texts={{} as never}><YesNo /></UiTextsProvider>);",
    'root(\'bare\').render(<Select label="Place" options={[]} />);',
  ]);
  stranger.write('bare.html', [
    '<!doctype html><html lang="en"><title>Bare</title><div id="named"></div><div id="bare"></div>',
    '<script type="module" src="/bare.tsx"></script></html>',
  ]);
  const said: string[] = [];
  tab.on('console', (message) => said.push(message.text()));
  tab.on('pageerror', (error) => said.push(error.message));
  const opened = async (mode: string) => {
    said.length = 0;
    await stranger.bundle('bare.html', mode, undefined, mode);
    const served = await serveFolder(join(stranger.folder, mode));
    await tab.goto(`${served.url}/bare.html`);
    await expect.poll(() => said.join('\n')).toContain('mount <UiTextsProvider>');
    served.close();
    return said.join('\n');
  };
  const working = await opened('development');
  expect(working).toContain('Select without words for a screen reader');
  expect(working).toContain('a YesNo has no name');
  const shipped = await opened('production');
  expect(shipped).toContain('A part without words for a screen reader');
  expect(shipped).not.toContain('has no name');
});

test("the guide's questionnaire passes its own check and renders", async ({ page: tab }) => {
  const file = blocksOf('questionnaire').find(({ language }) => language === 'json');
  stranger.write('toilets.json', file?.lines ?? []);
  expect(stranger.program('parvis-check', 'toilets.json')).toEqual({
    ok: true,
    text: expect.stringContaining('no finding'),
  });
  await stranger.bundle('questionnaire.html', 'played');
  writeFileSync(join(stranger.folder, 'played', 'toilets.json'), (file?.lines ?? []).join('\n'));
  const served = await serveFolder(join(stranger.folder, 'played'));
  await tab.goto(`${served.url}/questionnaire.html`);
  await expect(tab.getByRole('button', { name: 'No', exact: true })).toBeVisible();
  served.close();
});

test('one part does not pull in the rest, and React is single', async () => {
  const modules = await builtPart();
  const ours = modules.filter((id) => id.includes('node_modules/@parvis/ui/'));
  expect(ours.filter((id) => /\/(screens|parts)\//.test(id)).map((id) => id.split('/ui/')[1])).toEqual(
    expect.arrayContaining(['parts/Tile/Tile.js', 'parts/TileGrid/TileGrid.js']),
  );
  expect(ours.filter((id) => /\/(screens\/|parts\/(?!Tile\/|TileGrid\/|shared\/))/.test(id))).toEqual([]);
  expect(
    modules.filter((id) =>
      /\/(vaul|@radix-ui|culori|zod|i18next|@stitches)\/|@parvis\/questionnaire/.test(id),
    ),
  ).toEqual([]);
  expect(modules.filter((id) => /@parvis\/locales\/(fr|en)\//.test(id))).toEqual([
    expect.stringMatching(/en\/frame\.js$/),
    expect.stringMatching(/en\/parts\.js$/),
  ]);
  const reacts = modules.filter((id) => /node_modules\/react\/cjs\/react\.[a-z]+\.js/.test(id));
  expect(reacts).toEqual(['node_modules/react/cjs/react.production.js']);
});

test('React-free modules run in plain Node', () => {
  const said = stranger.run([
    "import { parsePalette } from '@parvis/theme/palette/palette';",
    "import { start } from '@parvis/questionnaire/engine/transition';",
    "console.log(String(parsePalette('{}').ok), typeof start);",
  ]);
  expect(said).toEqual({ ok: true, text: 'true function\n' });
});
