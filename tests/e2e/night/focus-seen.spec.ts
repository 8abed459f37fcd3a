import { type Look, staffScreens, visitorScreens } from '../everyScreen.ts';
import { findFixedBars, findHiddenStops } from '../focusSeen.ts';
import { desk, expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

/** Screens whose bars must scroll away in low windows: a phone in landscape, a desktop at 400 %. */
const LOW = new Set(['category selected', 'before sending', 'case', 'board', 'settings of staff']);

test('keeps the focused element clear of bars on every visitor and staff screen', async ({
  people,
  launch,
}) => {
  const product = await launch();
  const hidden: string[] = [];
  const look: Look = async (page, screen) => {
    // Toasts close by themselves.
    const toasts = page.locator('[data-toasts]').getByRole('button', { name: t('part.close'), exact: true });
    for (const toast of await toasts.all()) await toast.click();
    hidden.push(...(await findHiddenStops(page, screen)));
    if (LOW.has(screen)) hidden.push(...(await findFixedBars(page, screen)));
    // Restores focus: nowhere, or in the open drawer.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  };
  await visitorScreens(await people.contributor({ product, options: desk }), look);
  const agent = await people.staff({ product, options: desk });
  await staffScreens(agent, await people.contributor({ product, options: desk }), look);
  expect(hidden).toEqual([]);
});

test('scrolls an invalid field clear of the bars', async ({ people }) => {
  const visitor = await people.contributor({ options: { viewport: { width: 390, height: 520 } } });
  const { page, address } = visitor;
  await page.goto(`${address}/contact`);
  await page.getByRole('button', { name: t('contact.send') }).click();
  const first = page.locator(':focus[aria-invalid=true]');
  await expect(first).toBeVisible();
  const under = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
  const top = await first.evaluate((field) => field.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(under);
});
