import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { ROOT } from '../../scripts/project.mjs';
import { printedBlocks } from '../outside/makeItYours.ts';
import { storyUrl } from './book.ts';
import { complaintsOf, inside, test } from './reader.ts';

/** Without the book's frame. */
const docs = (book: string, id: string) => `${book}/iframe.html?viewMode=docs&id=${id}--docs`;

test("a part's page has a guide, examples with code, editable properties and colour keys", async ({
  page,
  book,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(docs(book, 'parts-button'));
  await expect(page.getByText('Solid for the one thing a screen is for')).toBeVisible();
  await expect(page.getByText("import { Button } from '@parvis/ui/parts/Button';")).toBeVisible();
  const quiet = page.getByRole('region', { name: 'Quiet', exact: true });
  await expect(quiet.getByRole('button', { name: 'Envoyer' })).toBeVisible();
  await expect(quiet.locator('pre')).toContainText('variant="quiet"');
  const row = page.getByRole('row', { name: /^variant/ });
  for (const variant of ['solid', 'quiet', 'report', 'plain'])
    await expect(row).toContainText(`'${variant}'`);
  const keys = page.getByRole('list', { name: 'Colour keys' });
  await expect(keys.getByRole('link', { name: 'btn1Bg' })).toHaveAttribute('href', /colour-keys/);
  expect(complaints).toEqual([]);
});

test('example code names its icons, and a text property is edited by typing', async ({ page, book }) => {
  await page.goto(docs(book, 'parts-tile'));
  const code = page.locator('pre').filter({ hasText: '<Tile' }).first();
  await expect(code).toContainText(/icon=\{<\w+Icon/);
  await expect(page.getByText('No Display Name')).toHaveCount(0);
  const label = page.getByRole('row', { name: /^label/ }).getByRole('textbox');
  await label.fill('Fontaine');
  await expect(page.getByRole('button', { name: /Fontaine/ }).first()).toBeVisible();
});

test("a screen's page draws its stories in frames without scrolling the reader", async ({ page, book }) => {
  const complaints = complaintsOf(page);
  await page.goto(docs(book, 'screens-contact'));
  await expect(page.frameLocator('iframe').first().getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
  await page.goto(docs(book, 'patterns'));
  const confirmation = page.frameLocator('iframe');
  await confirmation.getByRole('button', { name: 'Supprimer la photo…' }).click();
  await page.locator('iframe').evaluate((frame) => frame.scrollIntoView({ block: 'end' }));
  await confirmation.getByRole('button', { name: 'Garder' }).click();
  await expect(confirmation.getByRole('alertdialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('direction and language of a story stay inside it', async ({ page, book }) => {
  await page.goto(docs(book, 'parts-rating'));
  const turned = page.getByRole('region', { name: 'From right to left' }).locator('[dir=rtl][lang=fr]');
  await expect(turned.getByRole('radiogroup')).toBeVisible();
  const root = await page.evaluate(() => [document.documentElement.dir, document.documentElement.lang]);
  expect(root).toEqual(['ltr', 'en']);
});

test('the toolbar shows a story in its hover state', async ({ page, book }) => {
  await page.goto(`${book}/?path=/story/parts-button--quiet`);
  const button = inside(page).getByRole('button', { name: 'Envoyer' });
  const drawn = () =>
    button.evaluate((one) => `${getComputedStyle(one).boxShadow} ${getComputedStyle(one).filter}`);
  await expect(button).toBeVisible();
  const rest = await drawn();
  await page.getByRole('button', { name: /pseudo state/i }).click();
  await page.getByText(':hover', { exact: true }).click();
  await expect.poll(drawn).not.toBe(rest);
});

test('a colour restyles the whole book, and the address keeps it', async ({ page, book }) => {
  const complaints = complaintsOf(page);
  await page.goto(`${book}/?path=/docs/tokens--docs`);
  const ground = () =>
    inside(page)
      .locator('html')
      .evaluate((root) => root.style.getPropertyValue('--pv-colors-btn1Bg'));
  const frame = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--pv-on'));
  await expect.poll(ground).toBe('#1752E3');
  await page.getByRole('button', { name: 'The book in your colours' }).click();
  const field = page.getByRole('textbox', { name: 'A brand colour', exact: true });
  await field.fill('greenish');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Not read as a colour' })).toBeVisible();
  await field.fill('FFD200');
  await field.press('Enter');
  await expect.poll(ground).toBe('#FFD200');
  // Unreadable on yellow, also in the frame.
  await expect.poll(frame).not.toBe('#FFFFFF');
  await expect(page).toHaveURL(/globals=brand:!hex\(FFD200\)/);
  await page.getByLabel('Or choose a logo').setInputFiles(join(ROOT, 'app', 'public', 'icon.svg'));
  await page.getByRole('button', { name: '#1752E3' }).click();
  await expect.poll(ground).toBe('#1752E3');
  await page.goto(storyUrl(book, 'parts-button--solid', { brand: '!hex(17734A)' }));
  const button = page.getByRole('button', { name: 'Envoyer' });
  await expect(button).toHaveCSS('background-color', 'rgb(23, 115, 74)');
  expect(complaints).toEqual([]);
});

test("its first page prints the README's program, and “Make it yours” every tested command and file", async ({
  page,
  book,
}) => {
  const plain = (code: string) => code.trim().replaceAll(/\s+/g, ' ');
  const readme = readFileSync(join(ROOT, 'ui', 'README.md'), 'utf8');
  await page.goto(docs(book, 'introduction'));
  const [, program = ''] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
  await expect(page.locator('pre').filter({ hasText: plain(program) })).toHaveCount(1);

  await page.goto(docs(book, 'make-it-yours'));
  const blocks = page.locator('.docblock-source');
  const printed = printedBlocks();
  await expect(blocks).toHaveCount(printed.length);
  for (const [at, { file, code }] of printed.entries()) {
    const block = blocks.nth(at);
    await expect(block.locator('pre')).toContainText(plain(code));
    await expect(block.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    if (file) await expect(page.getByRole('heading', { name: file, exact: true })).toBeVisible();
  }
});
