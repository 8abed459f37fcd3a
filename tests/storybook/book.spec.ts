import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { ROOT } from '../../scripts/project.mjs';
import { entries, openStory, storyUrl } from './book.ts';
import { complaintsOf, inside, test } from './reader.ts';

async function choose(page: Page, menu: RegExp, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('option', { name: entry, exact: true }).click();
}

// Merges run `served.spec.ts`: same files, with policy.
if (process.env.PARVIS_ALL)
  test('opens with its introduction and without errors', async ({ page, book }) => {
    const complaints = complaintsOf(page);
    await page.goto(book);
    await expect(inside(page).getByRole('heading', { level: 1, name: /Parvis/ })).toBeVisible();
    expect(complaints).toEqual([]);
  });

test("shows the product's name and logo in the frame", async ({ page, book }) => {
  await page.goto(`${book}/?path=/docs/parts-tile--docs`);
  await expect(inside(page).getByText('Large menu button')).toBeVisible();
  await expect(page).toHaveTitle(/Tile .*⋅ Parvis$/);
  const icon = page.locator('link[rel=icon]');
  const address = new URL((await icon.getAttribute('href')) ?? '', page.url());
  expect(await (await page.request.get(address.href)).text()).toBe(
    readFileSync(join(ROOT, 'app', 'public', 'icon.svg'), 'utf8'),
  );
});

test('switches palette and scheme by toolbar, and hides tests in the sidebar until filtered', async ({
  page,
  book,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(`${book}/?path=/story/parts-button--solid`);
  const button = inside(page).getByRole('button', { name: 'Envoyer' });
  const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(button).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quiet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Focus Ring' })).toHaveCount(0);
  const first = await colour();
  await choose(page, /^Palette/, 'High saturation');
  await expect.poll(colour).not.toBe(first);
  const saturated = await colour();
  await choose(page, /^Scheme/, 'Dark');
  await expect.poll(colour).not.toBe(saturated);
  expect(complaints).toEqual([]);
});

test('switches language, direction and forced colours by toolbar', async ({ page, book }) => {
  const globals = { language: 'en', direction: 'rtl', forced: 'imitated' };
  const pending = entries().find(({ id }) => id === 'parts-tile--pending-is-said-and-ignores-presses');
  expect(pending).toBeDefined();
  await openStory(page, storyUrl(book, pending?.id ?? '', globals));
  const button = page.getByRole('button', { name: /Pending/ });
  await expect(button).toBeVisible();
  expect(await page.evaluate(() => [document.documentElement.dir, document.documentElement.lang])).toEqual([
    'rtl',
    'en',
  ]);
  await expect(button).toHaveCSS('background-image', /rgb\(255, 255, 255\).*rgb\(255, 255, 255\)/);
});

test('the open case keeps its background on hover', async ({ page, book }) => {
  await openStory(page, storyUrl(book, 'screens-caselist--one-is-open', { palette: 'darkTiles' }));
  const row = page.locator('[aria-current]');
  const painted = () =>
    row.evaluate((element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return [backgroundColor, backgroundImage];
    });
  const before = await painted();
  await row.hover();
  expect(await painted()).toEqual(before);
});

test('plays every story', () => {
  for (const { type, tags } of entries()) if (type === 'story') expect(tags).toContain('test');
});

test('has a page for every part and screen, opened beside its stories', () => {
  const ofComponents = entries().filter(({ title }) => /^(parts|screens)\//i.test(title));
  const titles = (type: string, among = ofComponents) =>
    among.filter((entry) => entry.type === type).map(({ title }) => title);
  const shown = ofComponents.filter(({ tags }) => !tags.includes('behaviour'));
  expect(new Set(titles('docs', shown))).toEqual(new Set(titles('story', shown)));
  expect(new Set(titles('docs')).size).toBeGreaterThan(50);
});
