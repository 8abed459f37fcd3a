import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { ROOT } from '../../scripts/project.mjs';
import { entries, test } from './book.ts';

const inside = (page: Page) => page.frameLocator('#storybook-preview-iframe');
/** A page of documentation alone, without the frame of the book. */
const docs = (book: string, id: string, globals = '') =>
  `${book}/iframe.html?viewMode=docs&id=${id}--docs&globals=${encodeURIComponent(globals)}`;

/** What the page complains about, as it comes. */
function complaintsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/favicon/.test(message.location().url)) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

test('every example of a part has its code, with what it imports', async ({ page, book }) => {
  await page.goto(docs(book, 'parts-button'));
  for (const title of ['Solid', 'Quiet', 'Report', 'Icon alone', 'Loading', 'In a row']) {
    const example = page.getByRole('region', { name: title, exact: true });
    await expect(example).toContainText("import { Button } from '@parvis/ui/parts/Button';");
    await expect(example.getByRole('button', { name: /copy/i })).toBeVisible();
  }
  await expect(page.getByText(/^Adds \d+\.\d kB to the \d+\.\d kB that all parts share/)).toBeVisible();
  const tokens = page.getByRole('list', { name: 'Colours' });
  await expect(tokens.getByRole('link', { name: '$btn1Bg' })).toHaveAttribute('href', /colour-keys/);
});

test('states stand side by side, brought about and named', async ({ page, book }) => {
  await page.goto(docs(book, 'parts-button'));
  const button = (name: string) =>
    page.locator('figure', { has: page.getByText(name, { exact: true }) }).locator('button');
  const look = (name: string) =>
    button(name).evaluate((element) => {
      const { backgroundImage, backgroundColor, boxShadow, transform, filter, outlineStyle } =
        getComputedStyle(element);
      return [backgroundImage, backgroundColor, boxShadow, transform, filter, outlineStyle].join();
    });
  await expect(button('At rest')).toBeVisible();
  await expect(button('With the focus')).toHaveCSS('outline-style', 'solid');
  await expect(button('At rest')).toHaveCSS('outline-style', 'none');
  const rest = await look('At rest');
  expect(await look('Under a pointer')).not.toBe(rest);
  expect(await look('Pressed')).not.toBe(rest);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

for (const part of ['rating', 'choicegroup']) {
  test(`direction and language of a story stay inside it: ${part}`, async ({ page, book }) => {
    await page.goto(docs(book, `parts-${part}`));
    const turned = page.getByRole('region', { name: 'From right to left' }).locator('[dir=rtl][lang=fr]');
    await expect(turned.getByRole('radiogroup')).toBeVisible();
    const root = await page.evaluate(() => [document.documentElement.dir, document.documentElement.lang]);
    expect(root).toEqual(['ltr', 'en']);
  });
}

test('a page of a screen draws one story, with its code, and leaves the reader where they are', async ({
  page,
  book,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(docs(book, 'screens-contact'));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.getByText("from '@parvis/ui/screens/Contact'")).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.getByRole('button', { name: 'Other ways' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Other ways');
  expect(complaints).toEqual([]);
});

test('tests are no part of the sidebar until they are asked for', async ({ page, book }) => {
  await page.goto(`${book}/?path=/story/parts-button--solid`);
  await expect(page.getByRole('link', { name: 'Quiet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Focus Ring' })).toHaveCount(0);
  const stories = entries().filter(({ type }) => type === 'story');
  const shown = stories.filter(({ tags }) => !tags.includes('behaviour'));
  expect(shown.length).toBeLessThan(stories.length / 2);
  for (const { tags } of stories) expect(tags).toContain('test');
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
  // On yellow nothing white can be read, in the frame of the book neither.
  await expect.poll(frame).not.toBe('#FFFFFF');
  await expect(page).toHaveURL(/globals=brand:!hex\(FFD200\)/);
  await page.getByLabel(/Or a logo/).setInputFiles(join(ROOT, 'app', 'public', 'icon.svg'));
  await expect(page.getByRole('button', { name: '#1752E3' })).toBeVisible();
  await expect.poll(ground).toBe('#1752E3');
  await page.goto(`${book}/?path=/story/parts-button--solid&globals=brand:!hex(17734A)`);
  const button = inside(page).getByRole('button', { name: 'Envoyer' });
  await expect(button).toHaveCSS('background-color', 'rgb(23, 115, 74)');
  expect(complaints).toEqual([]);
});

test('the book wears the name and the sign of the product', async ({ page, book }) => {
  await page.goto(`${book}/?path=/docs/parts-tile--docs`);
  await expect(page).toHaveTitle(/Tile .*⋅ Parvis$/);
  const icon = page.locator('link[rel=icon]');
  const address = new URL((await icon.getAttribute('href')) ?? '', page.url());
  expect(await (await page.request.get(address.href)).text()).toBe(
    readFileSync(join(ROOT, 'app', 'public', 'icon.svg'), 'utf8'),
  );
});

test('its first page prints what the README prints', async ({ page, book }) => {
  const readme = readFileSync(join(ROOT, 'ui', 'README.md'), 'utf8');
  for (const id of ['introduction', 'make-it-yours']) {
    await page.goto(docs(book, id));
    for (const [, code = ''] of [/```sh\n([\s\S]*?)```/, /```tsx\n([\s\S]*?)```/].map(
      (one) => one.exec(readme) ?? [],
    ))
      await expect(
        page
          .locator('pre')
          .filter({ hasText: code.trim().split('\n').at(-1) ?? '' })
          .first(),
      ).toContainText(code.trim().replaceAll(/\s+/g, ' '));
  }
});

test('every group of tokens and every pattern has its place', async ({ page, book }) => {
  await page.goto(docs(book, 'tokens'));
  for (const name of ['Space', 'Sizes', 'Letters', 'Radius', 'Shadow', 'Motion', 'Breakpoints'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await page.goto(docs(book, 'patterns'));
  await expect(page.getByRole('button', { name: /copy/i })).toHaveCount(4);
});
