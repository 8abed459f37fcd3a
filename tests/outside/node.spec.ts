import { type ChildProcess, spawn } from 'node:child_process';
import { expect, type Page, test } from 'playwright/test';
import { EIGHTEEN, installLine, withReact } from './readmes.ts';
import { hearsOf } from './seen.ts';
import { Stranger } from './stranger.ts';

/** By server and browser. */
const shown = [
  "import { parts } from '@parvis/locales/en/parts';",
  "import { partTexts } from '@parvis/locales/partTexts';",
  "import { wordsOf } from '@parvis/locales/words';",
  ...[
    'Avatar',
    'Badge',
    'Bubble',
    'BubbleImage',
    'BubblePoll',
    'Button',
    'Checkbox',
    'Composer',
    'Dialog',
    'Drawer',
    'Progress',
    'Rating',
    'Select',
    'Skeleton',
    'Text',
    'TextArea',
    'TextField',
    'Tile',
    'Toast',
  ].map((name) => `import { ${name} } from '@parvis/ui/parts/${name}';`),
  "import { UiTextsProvider } from '@parvis/ui/texts';",
  "import { createElement as h, useState } from 'react';",
  "const words = wordsOf('en-US', parts);",
  'const Presses = () => {',
  '  const [pressed, press] = useState(0);',
  '  return h(Button, { onClick: () => press(pressed + 1) }, ["Pressed ", pressed]);',
  '};',
  'const Opens = () => {',
  '  const [open, setOpen] = useState("");',
  '  const of = (title) => ({ open: open === title, onClose: () => setOpen(""), title });',
  '  const button = (title) => h(Button, { key: title, onClick: () => setOpen(title) }, "Open " + title);',
  '  return h("div", null, ["Dialog", "Drawer"].map(button), h(Dialog, of("Dialog")), h(Drawer, of("Drawer")));',
  '};',
  "const words20 = 'Words that go on and on. '.repeat(20);",
  "const poll = { question: 'Which?', mine: 'a', options: [{ id: 'a', label: 'A', count: 1 }, { id: 'b', label: 'B', count: 2 }] };",
  'export const shown = h(UiTextsProvider, { texts: partTexts(words.t, words.locale()) },',
  "  h('main', null, h(Tile, { label: 'Hygiene', description: 'Toilets' }), h(Presses), h(Badge, { count: 3 }),",
  "    h(Bubble, { side: 'mine', text: 'Hello', time: new Date('2026-11-28T23:30:00Z') }), h(Checkbox, null, 'Yes'),",
  "    h(Rating, { label: 'Stars' }), h(TextField, { label: 'Name' }), h(Composer, { onSend: () => {} }),",
  "    h(Select, { label: 'Choice', options: [{ value: 'a', label: 'A' }] }), h(Opens),",
  "    h(Rating, { label: 'Ten', max: 10 }), h(Rating, { readOnly: true, value: 2.5 }), h(Toast, null, 'Done'),",
  "    h(Progress, { label: 'Sent', value: 40 }), h(Skeleton, { shape: 'tile' }), h(Text, { lines: 2 }, words20),",
  "    h(Avatar, { initials: 'AB', color: 'rgb(200, 0, 0)' }), h(BubblePoll, poll), h(BubbleImage, { src: '', alt: 'Gone' }),",
  "    h(TextField, { label: 'Short', maxLength: 10 }), h(TextArea, { label: 'Long', maxLength: 100 }),",
  // Without an attribute form, with the script.
  "    h('div', { id: 'own' }, h(Skeleton, { style: { blockSize: 77 } }), h(Rating, { label: 'Twelve', max: 12 }),",
  "      h(BubbleImage, { src: '', alt: 'Gone', width: 300, height: 200 }), h(Text, { lines: 11 }, words20.repeat(4)))));",
];

const server = [
  "import { createReadStream } from 'node:fs';",
  "import { createServer } from 'node:http';",
  "import { createRequire } from 'node:module';",
  "import { Transform } from 'node:stream';",
  "import { styleHashes } from '@parvis/ui/styleHashes';",
  "import { renderToPipeableStream } from 'react-dom/server';",
  "import { shown } from './shown.js';",
  "const sheet = createRequire(import.meta.url).resolve('@parvis/ui/styles.css');",
  "const files = { '/styles.css': [sheet, 'text/css'], '/client.js': [process.env.NODE_ENV + '/client.js', 'text/javascript'] };",
  "const strict = [\"default-src 'self'; img-src 'self' data:; style-src 'self'\", ...styleHashes].join(' ');",
  'const head = \'<!doctype html><html lang="en"><meta charset="utf-8"><title>Node</title><link rel="icon" href="data:,">\'',
  '  + \'<link rel="stylesheet" href="/styles.css"><script type="module" src="/client.js"></script><div id="root">\';',
  'createServer((request, response) => {',
  '  const [file, type] = files[request.url] ?? [];',
  "  if (file) return createReadStream(file).pipe(response.setHeader('content-type', type));",
  "  if (request.url === '/strict') response.setHeader('content-security-policy', strict);",
  "  response.setHeader('content-type', 'text/html').write(head);",
  '  const around = new Transform({ transform: (chunk, _, next) => next(null, chunk), flush(next) { this.push("</div></html>"); next(); } });',
  '  const { pipe } = renderToPipeableStream(shown, {',
  '    onShellReady: () => pipe(around).pipe(response), onError: (error) => console.error(error) });',
  "}).listen(0, '127.0.0.1', function () { process.stdout.write(String(this.address().port)); });",
];

const client = [
  "import { hydrateRoot } from 'react-dom/client';",
  "import { shown } from './shown.js';",
  "hydrateRoot(document.getElementById('root'), shown);",
];

/** Development reports mismatches. */
const MODES = ['production', 'development'];

declare global {
  interface Window {
    refused?: string[];
  }
}

const boxes = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );

/** At night also the previous major. */
const REACTS = ['19', ...(process.env.PARVIS_ALL ? [EIGHTEEN] : [])];

for (const react of REACTS)
  test.describe(`with React ${react}`, () => {
    test.describe.configure({ mode: 'serial' });

    const stranger = new Stranger();
    const children: ChildProcess[] = [];
    let complaints = '';
    const addresses: Record<string, string> = {};

    test.beforeAll(async () => {
      test.skip(
        stranger.install(withReact(installLine('ui'), react)) === 'unreachable',
        'The package registry cannot be reached, so that no project outside can be installed.',
      );
      stranger.write('shown.js', shown);
      stranger.write('server.js', server);
      stranger.write('client.js', client);
      for (const mode of MODES) {
        await stranger.bundle('client.js', mode, '[name].js', mode);
        addresses[mode] = await started(mode);
      }
    });
    test.afterAll(() => {
      for (const child of children) child.kill();
      stranger.leave();
    });

    async function started(mode: string): Promise<string> {
      const one = spawn(process.execPath, ['server.js'], {
        cwd: stranger.folder,
        env: { ...process.env, NODE_ENV: mode, TZ: 'UTC' },
      });
      children.push(one);
      one.stderr.on('data', (more: Buffer) => {
        complaints += more;
      });
      return new Promise((resolve, reject) => {
        one.stdout.once('data', (port: Buffer) => resolve(`http://127.0.0.1:${String(port).trim()}/`));
        one.once('exit', () => reject(new Error(complaints)));
      });
    }

    const addressOf = (mode = 'production') => addresses[mode] ?? '';

    test('plain Node streams parts styled before any script, identical for everyone, and they hydrate', async ({
      page,
      browser,
    }) => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, async () => (await fetch(addressOf())).text()),
      );
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).not.toContain('<style');

      const bare = await browser.newPage({ javaScriptEnabled: false });
      await bare.goto(addressOf());
      await expect(bare.getByRole('button', { name: /Hygiene/ })).toHaveCSS('border-radius', '16px');
      await bare.close();

      const seen = await hearsOf(page, addressOf());
      await page.getByRole('button', { name: 'Pressed 0' }).click();
      await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
      expect(await seen()).toEqual({ shift: 0, twice: [], said: [] });
      expect(complaints).toBe('');
    });

    test('a development build hydrates without mismatch', async ({ page }) => {
      const seen = await hearsOf(page, addressOf('development'));
      await page.getByRole('button', { name: 'Pressed 0' }).click();
      await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
      const { said } = await seen();
      expect(said.filter((line) => !line.includes('Download the React DevTools'))).toEqual([]);
      expect(complaints).toBe('');
    });

    for (const [timezoneId, time] of [
      ['Europe/Paris', '12:30'],
      ['America/New_York', '6:30'],
    ] as const)
      test(`times rendered on a UTC server show ${timezoneId} without a second render`, async ({
        browser,
      }) => {
        const there = await browser.newPage({ timezoneId, locale: 'en-US' });
        const seen = await hearsOf(there, addressOf('development'));
        await expect(there.locator('time')).toContainText(time);
        await expect(there.locator('time')).toHaveAttribute('title', new RegExp(time));
        const { said } = await seen();
        expect(said.filter((line) => !line.includes('Download the React DevTools'))).toEqual([]);
        await there.close();
      });

    test('a strict policy changes nothing before or after hydration', async ({ page, browser }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const bare = await browser.newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' });
      const drawn = '#root > main > :not(#own, #own *), #root > main > :not(#own) *';
      await bare.goto(addressOf());
      const [first, all] = [await boxes(bare, drawn), await boxes(bare, '#root *')];
      expect(all.length - first.length).toBeGreaterThan(20);
      await bare.goto(`${addressOf()}strict`);
      expect(await boxes(bare, drawn)).toEqual(first);
      await bare.close();

      await page.addInitScript(() => {
        window.refused = [];
        document.addEventListener('securitypolicyviolation', ({ target, violatedDirective }) => {
          const element = target instanceof Element ? target : undefined;
          if (!element?.closest('#own'))
            window.refused?.push(`${violatedDirective} ${element?.outerHTML.slice(0, 200)}`);
        });
      });
      await page.goto(`${addressOf()}strict`);
      await page.getByRole('button', { name: 'Pressed 0' }).click();
      await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
      expect(await boxes(page, '#root *')).toEqual(all);
      for (const name of ['Dialog', 'Drawer']) {
        await page.getByRole('button', { name: `Open ${name}` }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      expect(await page.evaluate(() => window.refused)).toEqual([]);
    });

    test("a host's later box-sizing reset changes no part", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(addressOf());
      const before = await boxes(page, '#root *');
      for (const reset of ['*', '*, ::before, ::after']) {
        await page.goto(addressOf());
        await page.addStyleTag({ content: `${reset} { box-sizing: content-box }` });
        expect(await boxes(page, '#root *')).toEqual(before);
      }
    });

    test('a page without the style sheet reports it', async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await page.route('**/styles.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
      const heard = page.waitForEvent('console');
      await page.goto(addressOf());
      await heard;
      expect(said).toEqual([expect.stringContaining('@parvis/ui/styles.css')]);
    });
  });
