import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { ROOT } from '../../scripts/project.mjs';
import { blocksOf, installLine } from './readmes.ts';
import { hearsOf } from './seen.ts';
import { Stranger } from './stranger.ts';

const NEXT = 'next@16.4.6';

/** Direct imports. */
const serverPage = [
  "import { CameraIcon } from '@parvis/ui/icons/CameraIcon';",
  ...[
    'Avatar',
    'Badge',
    'ButtonLink',
    'EmptyState',
    'Rating',
    'Select',
    'Separator',
    'Skeleton',
    'TextField',
    'Tile',
    'TileGrid',
  ].map((name) => `import { ${name} } from '@parvis/ui/parts/${name}';`),
  'export default function Page() {',
  '  return <main><h1>Server</h1>',
  '    <TileGrid><Tile label="Hygiene" icon={<CameraIcon />} /><Tile label="Noise" /></TileGrid>',
  '    <Separator /><Avatar initials="AB" size="md" /><Badge count={3} /><Skeleton />',
  '    <ButtonLink href="/client">Client</ButtonLink><EmptyState title="Nothing" />',
  '    <TextField label="Name" /><Rating label="Stars" />',
  "    <Select label=\"Choice\" options={[{ value: 'a', label: 'A' }]} /></main>;",
  '}',
];

const names = (folder: string) =>
  readdirSync(join(ROOT, 'dist', 'packages', 'ui', folder)).filter((name) => /^[A-Z]/.test(name));

/** All parts and screens. */
const everyPage = () => [
  ...['parts', 'screens'].flatMap((folder) =>
    names(folder).map((name) => `import * as ${name} from '@parvis/ui/${folder}/${name}';`),
  ),
  `const all = [${['parts', 'screens'].flatMap(names).join(', ')}];`,
  'export default function Page() {',
  '  return <main><h1>All</h1><p>{all.filter((one) => Object.keys(one).length > 0).length}</p></main>;',
  '}',
];

const clientPage = [
  "'use client';",
  "import { Bubble } from '@parvis/ui/parts/Bubble';",
  "import { Button } from '@parvis/ui/parts/Button';",
  "import { Drawer } from '@parvis/ui/parts/Drawer';",
  "import { useState } from 'react';",
  'export default function Page() {',
  '  const [open, setOpen] = useState(false);',
  '  return <main><h1>Client</h1><Bubble side="mine" text="Hello" time="10:00" dateTime="2026-01-01" />',
  '    <Button onClick={() => setOpen(true)}>Open</Button>',
  '    <Drawer open={open} onClose={() => setOpen(false)} title="In it" /></main>;',
  '}',
];

/** As high as their placeholders. */
const streamedPage = [
  "import { Skeleton } from '@parvis/ui/parts/Skeleton';",
  "import { Tile } from '@parvis/ui/parts/Tile';",
  "import { connection } from 'next/server';",
  "import { Suspense } from 'react';",
  'async function Late({ after }: { after: number }) {',
  '  await connection();',
  '  await new Promise((resolve) => setTimeout(resolve, after));',
  '  return <Tile label={["After", after].join(" ")} />;',
  '}',
  'export default function Page() {',
  '  const waiting = <Skeleton style={{ blockSize: 128 }} />;',
  '  return <main><h1>Streamed</h1><Suspense fallback={waiting}><Late after={100} /></Suspense>',
  '    <Suspense fallback={waiting}><Late after={300} /></Suspense></main>;',
  '}',
];

test.skip(!process.env.PARVIS_ALL, 'A build of Next.js takes long: npm run test:all does it.');

const stranger = new Stranger();
const next = join(stranger.folder, 'node_modules', 'next', 'dist', 'bin', 'next');
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined } as NodeJS.ProcessEnv;
/** With flags. */
const BUNDLERS = { turbopack: [], webpack: ['--webpack'] };

test.beforeAll(() => {
  test.setTimeout(600_000);
  test.skip(
    stranger.install(`${installLine('ui')} ${NEXT} typescript @types/node`) === 'unreachable',
    'The package registry cannot be reached, so that no project outside can be installed.',
  );
  for (const { file, lines } of blocksOf('ui')) if (file) stranger.write(file, lines);
  stranger.write('app/page.tsx', serverPage);
  stranger.write('app/client/page.tsx', clientPage);
  stranger.write('app/streamed/page.tsx', streamedPage);
  stranger.write('app/every/page.tsx', everyPage());
});
test.afterAll(() => stranger.leave());

const right = { shift: 0, twice: [], said: [] };

/** @returns process and address */
async function begun(command: 'start' | 'dev', ...flags: readonly string[]): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, [next, command, '--port', '0', ...flags], {
    cwd: stranger.folder,
    env,
  });
  const address = await new Promise<string>((resolve) => {
    let said = '';
    child.stdout.on('data', (more: Buffer) => {
      said += more;
      const found = /http:\/\/localhost:(\d+)[\s\S]*Ready/.exec(said)?.[1];
      if (found) resolve(`http://localhost:${found}`);
    });
  });
  return [child, address];
}

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const over = once(child, 'close');
  child.kill();
  await over;
}

for (const [bundler, flags] of Object.entries(BUNDLERS))
  test.describe(`built by ${bundler}`, () => {
    let child: ChildProcess | undefined;
    let address = '';

    test.beforeAll(async () => {
      test.setTimeout(600_000);
      const { folder } = stranger;
      rmSync(join(folder, '.next'), { recursive: true, force: true });
      const args = [next, 'build', ...flags];
      const built = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
      expect(built.status, `${built.stdout}${built.stderr}`).toBe(0);
      [child, address] = await begun('start');
    });
    test.afterAll(() => ended(child));

    test('a server component uses parts directly, styled before any script', async ({ page, browser }) => {
      const bare = await browser.newPage({ javaScriptEnabled: false });
      await bare.goto(address);
      await expect(bare.getByRole('button', { name: 'Hygiene' })).toHaveCSS('border-radius', '16px');
      await expect(bare.getByRole('link', { name: 'Client' })).toHaveCSS('min-height', '48px');
      await bare.close();
      const seen = await hearsOf(page, address);
      await page.getByRole('radio').nth(3).check({ force: true });
      await expect(page.getByRole('radio').nth(3)).toBeChecked();
      expect(await seen()).toEqual(right);
    });

    test('a server component can import every part and screen', async ({ page }) => {
      await page.goto(`${address}/every`);
      await expect(page.getByRole('paragraph')).toHaveText(
        String([...names('parts'), ...names('screens')].length),
      );
    });

    test("a client page hydrates the server's markup", async ({ page }) => {
      const seen = await hearsOf(page, `${address}/client`);
      await page.getByRole('button', { name: 'Open' }).click();
      await expect(page.getByRole('dialog', { name: 'In it' })).toBeVisible();
      expect(await seen()).toEqual(right);
    });

    test('streamed content is styled on arrival, for concurrent requests', async ({ page }) => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, async () => (await fetch(`${address}/streamed`)).text()),
      );
      for (const answer of answers) expect(answer).not.toContain('<style');
      const seen = await hearsOf(page, `${address}/streamed`);
      await expect(page.getByRole('button', { name: 'After 300' })).toHaveCSS('border-radius', '16px');
      expect(await seen()).toEqual(right);
    });
  });

test.describe('during development', () => {
  let child: ChildProcess | undefined;
  let address = '';

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    rmSync(join(stranger.folder, '.next'), { recursive: true, force: true });
    [child, address] = await begun('dev');
  });
  test.afterAll(() => ended(child));

  /** Of any development build; the missing favicon. */
  const OF_ITSELF = /React DevTools|\[HMR\]|\[Fast Refresh\]|\/favicon\.ico$/;

  for (const path of ['', 'client', 'streamed'])
    test(`/${path} hydrates without messages`, async ({ page }) => {
      test.setTimeout(600_000);
      const seen = await hearsOf(page, `${address}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main button, main a') ?? {}).some((key) =>
          key.startsWith('__reactProps'),
        ),
      );
      const { said } = await seen();
      expect(said.filter((line) => !OF_ITSELF.test(line))).toEqual([]);
    });
});
