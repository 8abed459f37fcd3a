import type { Page } from 'playwright/test';
import { findHydrationDifferences } from './drawnProps.ts';
import { expect, phone, test } from './test.ts';
import { french } from './words.ts';

const words = french;

const ROOT = '#root';

/** Blocks the app's scripts until released, so only the server-rendered page shows. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    letCome();
    await expect(page.locator('[data-drawn]')).toHaveCount(0);
    await expect(page.locator('#late'), 'says that the app is not there').toHaveCount(0);
  };
}

const mark = (page: Page) =>
  page.locator(ROOT).evaluate((root) => {
    for (const element of root.querySelectorAll('*')) Reflect.set(element, 'fromServer', true);
    return root.innerHTML;
  });
const drawnAnew = (page: Page) =>
  page
    .locator(ROOT)
    .evaluate((root) =>
      [...root.querySelectorAll('*')]
        .filter((element) => !Reflect.get(element, 'fromServer'))
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    );
const markup = (page: Page) => page.locator(ROOT).evaluate((root) => root.innerHTML);

/** Cumulative layout shift since the page loaded. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test.describe('the server-rendered first view', () => {
  for (const accepted of [false, true])
    test(`matches what the app draws: the ${accepted ? 'menu' : 'gate'}`, async ({ people }) => {
      const visitor = await people.contributor({ words, options: phone });
      const { page } = visitor;
      if (accepted) await visitor.arrives();
      // Someone who chose a language before: without the cookie the town's language is drawn and another offered.
      else await page.context().addCookies([{ name: 'pv_lang', value: words.locale, url: visitor.address }]);
      const letCome = await holdApp(page);
      await page.goto(`${visitor.address}/q/demo-town`, { waitUntil: 'commit' });
      await expect(accepted ? visitor.heading : visitor.gate).toBeVisible();
      const sent = await mark(page);
      await letCome();
      if (accepted) await expect(visitor.tile('hygiene')).toBeEnabled();
      await expect.poll(() => page.title()).toContain(visitor.words.town);
      // Icons are replaced last: the server's remain until their file has loaded.
      await expect.poll(() => findHydrationDifferences(page, ROOT)).toEqual([]);
      expect(await drawnAnew(page)).toEqual([]);
      expect(await markup(page)).toBe(sent);
      expect(await shift(page)).toBe(0);
    });

  test('replays a press made before the app is ready', async ({ people }) => {
    const visitor = await people.contributor();
    const { page, gate } = visitor;
    const { t } = visitor.words;
    const letCome = await holdApp(page);
    await page.goto(`${visitor.address}/q/demo-town`, { waitUntil: 'commit' });
    const box = gate.getByRole('checkbox', { name: t('gate.check') });
    // Pressed twice because nothing reacts: the box ends checked, not toggled back.
    await box.click();
    await box.click();
    await gate.getByRole('button', { name: t('gate.accept') }).click({ force: true });
    await expect(box).not.toBeChecked();
    await expect(box, 'it shows that it was pressed').toHaveCSS('outline-style', 'solid');
    await letCome();
    await visitor.seesTheMenu();
    await expect(page.locator('[data-pressed-early]')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test('names the place, its reports and whom to call after a scan', async ({ people }) => {
    const context = await people.context({ ...phone, javaScriptEnabled: false });
    const page = await context.newPage();
    const { address } = await people.contributor();
    await page.goto(`${address}/q/demo-town`);
    // The test runner's locators do not see `noscript` content.
    const read = await page.evaluate(() => document.body.innerText);
    const { t } = french;
    expect(read).toContain(french.town);
    expect(read).toContain('Halles du marché');
    expect(read).toContain(t('late.noScripts'));
    expect(read).toMatch(/Ce que l’on peut signaler ici[\s\S]*^Propreté$[\s\S]*^Toilettes$/m);
    expect(read, 'nothing that looks alive').not.toContain(t('gate.accept'));
    expect(read, 'nothing to load again').not.toContain(t('load.slow'));
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll('a')]
        .filter((link) => link.checkVisibility() && link.getBoundingClientRect().bottom <= innerHeight)
        .map(({ href }) => href),
    );
    expect(seen).toEqual(expect.arrayContaining(['tel:15', 'tel:112', 'sms:114']));
    expect(seen.some((href) => href.startsWith('mailto:'))).toBe(true);
  });
});
