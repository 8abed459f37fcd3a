import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { serveFolder } from '../serveFolder.ts';
import { printedBlocks } from './makeItYours.ts';
import { Newcomer } from './newcomer.ts';
import { UNREACHABLE } from './stranger.ts';

const blocks = printedBlocks();
const [pack, folder, ...rest] = blocks;
const files = rest.filter(({ file }, at) => file && at < rest.findIndex(({ file: one }) => !one));
const [show, publish] = rest.filter(({ file }) => !file);

const newcomer = new Newcomer();
test.afterAll(() => newcomer.leave());

async function isThemed(page: Page, address: string): Promise<void> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Que se passe-t-il' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Propreté/ })).toBeVisible();
  const button = page.getByRole('button', { name: 'Signaler', exact: true });
  await expect(button).toHaveCSS('background-color', 'rgb(23, 115, 74)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(complaints).toEqual([]);
}

test("following “Make it yours” step by step gives a page in the newcomer's colours", async ({ page }) => {
  // By the setup, with this command.
  expect(pack?.code.trim()).toBe('npm run build -- --only=packages');
  expect(files.map(({ file }) => file)).toEqual(['index.html', 'main.tsx', 'brand.ts', 'words.ts']);

  const made = newcomer.type(folder?.code ?? '');
  test.skip(!made.ok && UNREACHABLE.test(made.text), 'The package registry cannot be reached.');
  expect(made, made.text).toEqual({ ok: true, text: expect.anything() });
  for (const { file = '', code } of files) newcomer.save(file, code);

  await isThemed(page, await newcomer.typeAndLeave(show?.code ?? ''));

  const built = newcomer.type(publish?.code ?? '');
  expect(built.ok, built.text).toBe(true);
  const served = await serveFolder(newcomer.at('dist'));
  await isThemed(page, `${served.url}/`);
  served.close();
});
