import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from 'playwright/test';
import { EIGHTEEN, installLine, withReact } from './readmes.ts';
import { hearsOf } from './seen.ts';
import { Stranger } from './stranger.ts';

/** What server and browser draw. */
const shown = [
  "import { parts } from '@parvis/locales/en/parts';",
  "import { partTexts } from '@parvis/locales/partTexts';",
  "import { wordsOf } from '@parvis/locales/words';",
  ...[
    'Badge',
    'Bubble',
    'Button',
    'Checkbox',
    'Composer',
    'Dialog',
    'Drawer',
    'Rating',
    'Select',
    'Tile',
    'TextField',
  ].map((name) => `import { ${name} } from '@parvis/ui/parts/${name}';`),
  "import { UiTextsProvider } from '@parvis/ui/texts';",
  "import { createElement as h, useState } from 'react';",
  "const words = wordsOf('en-US', parts);",
  'const Presses = () => {',
  '  const [pressed, press] = useState(0);',
  '  return h(Button, { onClick: () => press(pressed + 1) }, ["Pressed ", pressed]);',
  '};',
  'const none = { open: false, onClose: () => {}, title: "None" };',
  'export const shown = h(UiTextsProvider, { texts: partTexts(words.t, words.locale()) },',
  "  h('main', null, h(Tile, { label: 'Hygiene', description: 'Toilets' }), h(Presses), h(Badge, { count: 3 }),",
  "    h(Bubble, { side: 'mine', text: 'Hello', time: '10:00', dateTime: '2026-01-01' }), h(Checkbox, null, 'Yes'),",
  "    h(Rating, { label: 'Stars' }), h(TextField, { label: 'Name' }), h(Composer, { onSend: () => {} }),",
  "    h(Select, { label: 'Choice', options: [{ value: 'a', label: 'A' }] }), h(Dialog, none), h(Drawer, none)));",
];

const server = [
  "import { createReadStream } from 'node:fs';",
  "import { createServer } from 'node:http';",
  "import { createRequire } from 'node:module';",
  "import { createElement as h } from 'react';",
  "import { renderToPipeableStream } from 'react-dom/server';",
  "import { shown } from './shown.js';",
  "const sheet = createRequire(import.meta.url).resolve('@parvis/ui/styles.css');",
  "const files = { '/styles.css': [sheet, 'text/css'], '/client.js': ['served/client.js', 'text/javascript'] };",
  "const page = h('html', { lang: 'en' },",
  "  h('head', null, h('title', null, 'Node'), h('link', { rel: 'icon', href: 'data:,' }), h('link', { rel: 'stylesheet', href: '/styles.css' })),",
  "  h('body', null, h('div', { id: 'root' }, shown)));",
  'createServer((request, response) => {',
  '  const [file, type] = files[request.url] ?? [];',
  "  if (file) return createReadStream(file).pipe(response.setHeader('content-type', type));",
  "  const { pipe } = renderToPipeableStream(page, { bootstrapModules: ['/client.js'], onShellReady() {",
  "    pipe(response.setHeader('content-type', 'text/html'));",
  '  }, onError: (error) => console.error(error) });',
  "}).listen(0, '127.0.0.1', function () { process.stdout.write(String(this.address().port)); });",
];

const client = [
  "import { hydrateRoot } from 'react-dom/client';",
  "import { shown } from './shown.js';",
  "hydrateRoot(document.getElementById('root'), shown);",
];

/** The React of here, and at night the last one before it. */
const REACTS = ['19', ...(process.env.PARVIS_ALL ? [EIGHTEEN] : [])];

for (const react of REACTS)
  test.describe(`with React ${react}`, () => {
    test.describe.configure({ mode: 'serial' });

    const stranger = new Stranger();
    let child: ChildProcess | undefined;
    let complaints = '';
    let address = '';

    test.beforeAll(async () => {
      test.skip(
        stranger.install(withReact(installLine('ui'), react)) === 'unreachable',
        'The package registry cannot be reached, so that no project outside can be installed.',
      );
      stranger.write('shown.js', shown);
      stranger.write('server.js', server);
      stranger.write('client.js', client);
      await stranger.bundle('client.js', 'served', '[name].js');
      address = await started();
    });
    test.afterAll(() => {
      child?.kill();
      stranger.leave();
    });

    async function started(): Promise<string> {
      const one = spawn(process.execPath, ['server.js'], {
        cwd: stranger.folder,
        env: { ...process.env, NODE_ENV: 'production' },
      });
      child = one;
      one.stderr.on('data', (more: Buffer) => {
        complaints += more;
      });
      return new Promise((resolve, reject) => {
        one.stdout.once('data', (port: Buffer) => resolve(`http://127.0.0.1:${String(port).trim()}/`));
        one.once('exit', () => reject(new Error(complaints)));
      });
    }

    test('plain Node streams parts that are styled before any script, the same to everybody, and go on in the browser', async ({
      page,
      browser,
    }) => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, async () => (await fetch(address)).text()),
      );
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).not.toContain('<style');

      const bare = await browser.newPage({ javaScriptEnabled: false });
      await bare.goto(address);
      await expect(bare.getByRole('button', { name: /Hygiene/ })).toHaveCSS('border-radius', '16px');
      await bare.close();

      const seen = await hearsOf(page, address);
      await page.getByRole('button', { name: 'Pressed 0' }).click();
      await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
      expect(await seen()).toEqual({ shift: 0, twice: [], said: [] });
      expect(complaints).toBe('');
    });

    test('a page without the sheet says so', async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await page.route('**/styles.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
      const heard = page.waitForEvent('console');
      await page.goto(address);
      await heard;
      expect(said).toEqual([expect.stringContaining('@parvis/ui/styles.css')]);
    });
  });
