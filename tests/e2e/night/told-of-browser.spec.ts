import { acceptByCall, reportBinsByCall } from '../calls.ts';
import { expect, phone, test, withWorker } from '../test.ts';
import { french } from '../words.ts';

const words = french;

const iphone = (os: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os.replace('.', '_')} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${os} Mobile/15E148 Safari/604.1`;

/** What an iPhone lacks in its browser. */
function lacksPush(): void {
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
}

const { t } = words;

test('who comes back on a system too old for notifications reads it once, with what is left', async ({
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
  // Another visit has another offer, where that one was put away.
  await expect(page.getByRole('region', { name: t('install.title'), exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: t('install.iosSafari.share.seen') })).toBeVisible();
  await expect(card).toHaveCount(0);
});
