import { launchOptions } from '../../chromium.ts';
import { answerDialog, findDialogStep, listSentMails, submitDialogField } from '../addressDialogs.ts';
import { waitForMailCode } from '../apiCalls.ts';
import type { Contributor } from '../contributor.ts';
import { emulatePushService } from '../pushService.ts';
import { expect, phone, test, withoutNotifications, withWorker } from '../test.ts';
import { french } from '../words.ts';

// The headless shell offers no notifications.
test.use({ launchOptions });

const { t } = french;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

async function leavesTheReport(visitor: Contributor): Promise<void> {
  await visitor.page.getByRole('button', { name: t('chat.menu'), exact: true }).click();
  await answerDialog(visitor, t('chat.menu.leave'));
}

test('leaving a report tells Safari on iOS how to install, and takes an address for news', async ({
  people,
  product,
}) => {
  const mail = 'news@mail.example';
  const visitor = await people.contributor({ options: { ...phone, userAgent: IPHONE } });
  const { page, address } = visitor;
  await withoutNotifications(page);
  await visitor.hasReportedBins('town-hall');
  await leavesTheReport(visitor);
  await expect(findDialogStep(visitor, t('install'))).toContainText(t('install.text'));
  await answerDialog(visitor, t('flow.understood'));
  await expect(findDialogStep(visitor, t('mail.offer'))).toBeVisible();
  await answerDialog(visitor, t('mail.offer.yes'));
  const before = await listSentMails(product);
  await submitDialogField(visitor, t('mail.contact'), mail);
  const step = t('settings.mail.code', { mail });
  await expect(findDialogStep(visitor, step)).toBeVisible();
  await submitDialogField(visitor, step, await waitForMailCode(product, mail, before));
  await expect(findDialogStep(visitor, t('terminateReport.verified'))).toBeVisible();
  await answerDialog(visitor, t('flow.understood'));
  await page.waitForURL(`${address}/m/home`);
  await page.goto(`${address}/m/settings`);
  await expect(page.getByText(t('settings.mail.known', { mail }))).toBeVisible();
});

test('leaving a report offers notifications, then an address, and thanks whoever wants neither', async ({
  people,
}) => {
  const visitor = await people.contributor({ options: { ...phone, ...withWorker } });
  await emulatePushService(visitor.page.context());
  await visitor.page.context().grantPermissions(['notifications'], { origin: visitor.address });
  await visitor.hasReportedBins('town-hall');
  await leavesTheReport(visitor);
  await expect(findDialogStep(visitor, t('notify'))).toBeVisible();
  await answerDialog(visitor, t('flow.later'));
  await expect(findDialogStep(visitor, t('mail.offer'))).toBeVisible();
  await answerDialog(visitor, t('flow.noThanks'));
  await expect(findDialogStep(visitor, t('terminateReport.thanks'))).toBeVisible();
  await answerDialog(visitor, t('flow.understood'));
  await visitor.page.waitForURL(`${visitor.address}/m/home`);
});

test('signing a device out asks, and leaves nothing on it', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  const caseAddress = await visitor.hasReportedBins('town-hall');
  await page.goto(`${visitor.address}/m/settings`);
  const disconnect = page.getByRole('button', { name: t('settings.disconnect'), exact: true });
  await disconnect.click();
  await answerDialog(visitor, t('disconnect.no'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await disconnect.click();
  await answerDialog(visitor, t('disconnect.yes'));
  await expect(page.getByText(t('settings.disconnect.done'))).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pv_')));
  expect(stored).toEqual([]);
  expect(
    (await page.context().cookies()).map(({ name }) => name).filter((name) => name !== 'pv_lang'),
  ).toEqual([]);
  await page.goto(caseAddress);
  await expect(visitor.gate).toBeVisible();
});
