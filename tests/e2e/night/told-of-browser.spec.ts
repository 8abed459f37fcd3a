import { acceptByCall, reportBinsByCall } from '../apiCalls.ts';
import { expect, phone, test, withWorker } from '../test.ts';
import { french } from '../words.ts';
import { listCachedPaths, visitUntilCached } from '../workers.ts';

const iphone = (os: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os.replace('.', '_')} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${os} Mobile/15E148 Safari/604.1`;
const samsung =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36';

/** Removes the push API, as in an iPhone's browser. */
function lacksPush(): void {
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
}

/** Emulates forced dark mode. */
function darkens(): void {
  const own = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, part) => {
    const style = own(element, part);
    const isProbe = element instanceof HTMLElement && element.style.colorScheme.includes('only');
    return isProbe ? Object.create(style, { backgroundColor: { value: 'rgb(18, 18, 18)' } }) : style;
  };
}

for (const words of [french]) {
  const { t, locale } = words;

  test(`tells a visitor on a system without notifications once, with alternatives (${locale})`, async ({
    people,
  }) => {
    const visitor = await people.contributor({
      words,
      options: { ...phone, ...withWorker, userAgent: iphone('15.6') },
    });
    const { page, address } = visitor;
    await page.context().addInitScript(lacksPush);
    await acceptByCall(page, address, words, 'town-school');
    await reportBinsByCall(page, address, words, 'town-school');
    await page.goto(`${address}/m/home`);
    const card = page.getByRole('region', { name: t('notif.old.title'), exact: true });
    await expect(card).toContainText(t('notif.old'));
    await expect(card.getByRole('link', { name: t('notif.old.give') })).toHaveAttribute(
      'href',
      '/m/settings?address',
    );
    await card.getByRole('button', { name: t('notif.old.close'), exact: true }).click();
    await expect(card).toHaveCount(0);
    await page.goto(`${address}/m/home`);
    // The next visit shows another offer.
    await expect(page.getByRole('region', { name: t('install.title'), exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: t('install.iosSafari.share.seen') })).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  test(`names forced dark mode once and links the appearance settings (${locale})`, async ({ people }) => {
    const visitor = await people.contributor({ words, options: { ...phone, userAgent: samsung } });
    const { page } = visitor;
    await page.context().addInitScript(darkens);
    await visitor.arrives('town-school');
    const told = page.getByText(t('browser.darkened'));
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: t('browser.darkened.settings'), exact: true }).click();
    await expect(page).toHaveURL(/\/m\/settings$/);
    await expect(page.getByText(t('browser.samsungDark'))).toBeVisible();
    await expect(told).toHaveCount(0);
  });

  test(`restores cleared app files, and never clears them offline (${locale})`, async ({ people }) => {
    const visitor = await people.contributor({ words, options: { ...phone, ...withWorker } });
    await visitUntilCached(visitor, 'town-school');
    const { page, address } = visitor;
    await page.goto(`${address}/m/settings`);
    const part = page.getByRole('region', { name: t('files.title'), exact: true });
    const clear = part.getByRole('button', { name: t('files.clear'), exact: true });
    const scripts = async () =>
      (await listCachedPaths(page)).filter((path) => path.startsWith('/assets/')).sort();
    const before = await scripts();
    await clear.click();
    await expect(part.getByText(t('files.done'))).toBeVisible();
    expect(await scripts()).toEqual(before);
    await visitor.goOffline();
    await clear.click();
    await expect(part.getByText(t('files.offline'))).toBeVisible();
    expect(await scripts()).toEqual(before);
  });
}
