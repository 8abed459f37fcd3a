import { expect } from 'playwright/test';
import { test } from './reader.ts';

/** A page of prose alone, without the frame of the book. */
const docs = (book: string, id: string) => `${book}/iframe.html?viewMode=docs&id=${id}--docs`;

test('the first page shows parts that work, in the colours that are chosen on it, and says which language they speak', async ({
  page,
  book,
}) => {
  await page.goto(docs(book, 'introduction'));
  const colour = () =>
    page.locator('html').evaluate((root) => root.style.getPropertyValue('--pv-colors-reportBtnBg'));
  await expect.poll(colour).toBe('#1752E3');
  await page.getByRole('group', { name: 'Whose colours' }).getByRole('button', { name: 'A station' }).click();
  await expect.poll(colour).toBe('#B4232C');
  const light = page.getByRole('button', { name: /^Éclairage/ });
  await light.click();
  await expect(light).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[lang=fr]', { has: light })).toHaveCount(1);
  await expect(page.getByText('Examples speak French, as the product does first')).toBeVisible();
});

test('patterns are drawn and may be tried, and writing says what to say in both languages', async ({
  page,
  book,
}) => {
  await page.goto(docs(book, 'patterns'));
  for (const title of ['Tiles, then one button', 'Messages and a composer', 'Three questions'])
    await expect(page.getByRole('region', { name: title }).getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /copy/i })).toHaveCount(4);
  // What covers a page is tried in its frame, and neither moves the page nor takes its focus before.
  const confirmation = page.frameLocator('iframe');
  await confirmation.getByRole('button', { name: 'Supprimer la photo…' }).waitFor();
  const reader = () => page.evaluate(() => [scrollY, document.activeElement?.tagName]);
  expect(await reader()).toEqual([0, 'BODY']);
  await confirmation.getByRole('button', { name: 'Supprimer la photo…' }).click();
  // A sheet stands at the end of its frame, which is taller than what is left of the window.
  await page.locator('iframe').evaluate((frame) => frame.scrollIntoView({ block: 'end' }));
  await confirmation.getByRole('button', { name: 'Garder' }).click();
  await expect(confirmation.getByRole('alertdialog')).toHaveCount(0);
  await expect(confirmation.getByText('Une photo est jointe.')).toBeVisible();
  await page.goto(docs(book, 'writing'));
  for (const [table, french] of [
    ['What to say', 'Votre message est parti.'],
    ['Typography', 'Éclairage'],
  ] as const)
    await expect(
      page.getByRole('region', { name: table }).locator('[lang=fr]', { hasText: french }),
    ).toBeVisible();
});

test('what a drawer is given is told in a table of properties, with nothing to fill in', async ({
  page,
  book,
}) => {
  await page.goto(docs(book, 'parts-drawer'));
  const properties = page.getByRole('region', { name: 'Properties' });
  await expect(properties.getByText(/^onClose\??$/)).toBeVisible();
  await expect(page.getByText(/\$\$typeof/)).toHaveCount(0);
  await expect(page.getByText('Change its properties and look')).toHaveCount(0);
});
