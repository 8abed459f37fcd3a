import type { Page } from 'playwright/test';
import { drawnOtherwise } from './drawnProps.ts';
import { expect, phone, test } from './test.ts';
import { french } from './words.ts';

const words = french;

const ROOT = '#root';

/** Keeps the app away until it is let come: what stands there is the server's. */
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

/** A mark on each element of the first view: one that is drawn anew has none. */
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

/** How far what is seen has moved by itself since the page came. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        // Where nothing moved no entry comes.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test.describe('the first view stands in the page that the server sends', () => {
  for (const accepted of [false, true])
    test(`as the app draws it: the ${accepted ? 'menu' : 'gate'}`, async ({ people }) => {
      const visitor = await people.contributor({ words, options: phone });
      const { page } = visitor;
      if (accepted) await visitor.arrives();
      // Whoever chose a language before: without it the town's own one is drawn, and another one offered.
      else await page.context().addCookies([{ name: 'pv_lang', value: words.locale, url: visitor.address }]);
      const letCome = await holdApp(page);
      await page.goto(`${visitor.address}/q/demo-town`, { waitUntil: 'commit' });
      await expect(accepted ? visitor.heading : visitor.gate).toBeVisible();
      const sent = await mark(page);
      await letCome();
      if (accepted) await expect(visitor.tile('hygiene')).toBeEnabled();
      await expect.poll(() => page.title()).toContain(visitor.words.town);
      // Icons are the app's own last: the server's stand until their file is there.
      await expect.poll(() => drawnOtherwise(page, ROOT)).toEqual([]);
      expect(await drawnAnew(page)).toEqual([]);
      expect(await markup(page)).toBe(sent);
      expect(await shift(page)).toBe(0);
    });

  test('and what is pressed on it before the app is there is done once it is', async ({ people }) => {
    const visitor = await people.contributor();
    const { page, gate } = visitor;
    const { t } = visitor.words;
    const letCome = await holdApp(page);
    await page.goto(`${visitor.address}/q/demo-town`, { waitUntil: 'commit' });
    const box = gate.getByRole('checkbox', { name: t('gate.check') });
    // Twice, since nothing answers: it is ticked, not ticked and taken back.
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

test.describe('without any script', () => {
  test('a scanned code says where it hangs, what can be reported there, and whom to call', async ({
    people,
  }) => {
    const context = await people.context({ ...phone, javaScriptEnabled: false });
    const page = await context.newPage();
    const { address } = await people.contributor();
    await page.goto(`${address}/q/demo-town`);
    // What only those without scripts read is invisible to the finders of the test runner.
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
