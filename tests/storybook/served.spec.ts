import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { ROOT } from '../../scripts/project.mjs';
import { type Product, startProduct } from '../e2e/product.ts';
import { test as base } from './reader.ts';

/** By the product, with its policy. */
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

function complaintsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  page.on('pageerror', (error) => found.push(error.message));
  page.on('response', (answer) => answer.status() >= 400 && found.push(`${answer.status()} ${answer.url()}`));
  return found;
}

/** Frame, stories and nested story load in sequence. */
const FIRST = { timeout: 60_000 };

const inside = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test("opens at /book under the server's policy without violations", async ({ page, product }) => {
  const complaints = complaintsOf(page);
  const answer = await page.goto(`${product.address}/book`);
  expect(new URL(page.url()).pathname).toBe('/book/');
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  await expect(inside(page).getByRole('heading', { level: 1, name: /Parvis/ })).toBeVisible(FIRST);
  expect(complaints).toEqual([]);
});

if (process.env.PARVIS_ALL)
  test('parts, framed parts, screens and colours work under that policy', async ({ page, product }) => {
    const complaints = complaintsOf(page);
    const book = `${product.address}/book`;
    const alone = (id: string) => `${book}/iframe.html?viewMode=docs&id=${id}--docs`;
    await page.goto(alone('parts-tile'));
    await expect(page.getByRole('heading', { name: 'Colour keys' })).toBeVisible(FIRST);
    await expect(page.getByRole('button', { name: /copy/i }).first()).toBeVisible();
    await page.goto(alone('screens-qrmenu'));
    const screen = page.frameLocator('iframe').first();
    await expect(screen.getByRole('button', { name: /Toilettes/ }).first()).toBeVisible(FIRST);
    const ground = () =>
      inside(page)
        .locator('html')
        .evaluate((root) => root.style.getPropertyValue('--pv-colors-btn1Bg'));
    await page.goto(`${book}/?path=/docs/tokens--docs`);
    await page.getByRole('button', { name: 'The book in your colours' }).click();
    await page.getByLabel('Or choose a logo').setInputFiles(join(ROOT, 'app', 'public', 'icon.svg'));
    await page.getByRole('button', { name: '#1752E3' }).click();
    await expect.poll(ground).toBe('#1752E3');
    const field = page.getByRole('textbox', { name: 'A brand colour', exact: true });
    await field.fill('FFD200');
    await field.press('Enter');
    await expect.poll(ground).toBe('#FFD200');
    expect(complaints).toEqual([]);
  });
