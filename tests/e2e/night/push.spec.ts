import { callAddress } from '@parvis/api/call';
import { notifCalls } from '@parvis/api/calls/notif';
import type { Page } from 'playwright/test';
import { launchOptions } from '../../chromium.ts';
import type { Contributor } from '../contributor.ts';
import {
  emulatePushService,
  openWorkerObserver,
  PUSH_SERVICE,
  pushedMessage,
  setNotificationPermission,
} from '../pushService.ts';
import { desk, expect, phone, test, withWorker } from '../test.ts';
import { english, french } from '../words.ts';

const words = french;

const userAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const onPhone = { ...phone, ...withWorker, userAgent };
const own = { env: { PUSH_OWN_SERVICES: PUSH_SERVICE } };

// The headless shell shows no notifications.
test.use({ launchOptions });

/** The identity that the page stores shortly after opening. */
async function whoIsHere(page: Page): Promise<string> {
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('pv_profile') ?? '{}').profile?.crUid ?? '');
  await expect.poll(kept).not.toBe('');
  return kept();
}

const part = ({ page, words: { t } }: Contributor) =>
  page.getByRole('region', { name: t('notif.title.phone'), exact: true });
const button = (visitor: Contributor, name: string) =>
  part(visitor).getByRole('button', { name, exact: true });

const { t, locale, cuid } = words;

async function wantsToBeTold(visitor: Contributor) {
  const { page, address } = visitor;
  await emulatePushService(page.context());
  await page.context().grantPermissions(['notifications'], { origin: address });
  const at = await visitor.hasReportedBins('town-school');
  await page.goto(`${address}/m/settings`);
  await button(visitor, t('notif.ask')).click();
  await expect(part(visitor).getByRole('status').first()).toHaveText(t('notif.ready'));
  const csid = new URL(at).pathname.split('/').at(-1) ?? '';
  return { at, csid, of: { cuid, csid, crUid: await whoIsHere(page), language: locale } };
}

test('asks for permission on a tap, sends no content, and can be switched off', async ({
  people,
  launch,
}) => {
  const product = await launch(own);
  const visitor = await people.contributor({ words, product, options: onPhone });
  const { page } = visitor;
  await wantsToBeTold(visitor);
  const content = part(visitor).getByRole('checkbox', { name: t('notif.content'), exact: true });
  await expect(content).not.toBeChecked();
  const saved = page.waitForResponse((answer) =>
    answer.url().endsWith(callAddress(notifCalls.notifRegister, {})),
  );
  await content.click();
  await saved;
  await page.reload();
  await expect(content).toBeChecked();
  await button(visitor, t('notif.stop')).click();
  await expect(part(visitor).getByRole('status').first()).toHaveText(t('notif.offer'));
});

test('shows, counts and acknowledges a push with no page open, and a press opens it', async ({
  people,
  launch,
}) => {
  const product = await launch(own);
  const visitor = await people.contributor({ words, product, options: onPhone });
  const { of, at } = await wantsToBeTold(visitor);
  const beside = await openWorkerObserver(visitor.page.context(), visitor.address);
  await visitor.page.close();

  await beside.push(pushedMessage(of, { unread: 1 }));
  await expect.poll(beside.shown).toMatchObject([{ title: 'Belleroche', body: 'Ombeline', lang: locale }]);
  await expect
    .poll(beside.told)
    .toEqual({ badge: 1, acks: [{ acks: [{ id: 'n1', ack: 'word', state: 'shown' }] }] });
  await beside.push(pushedMessage(of, { id: 'n2', msgId: 13 }));
  await beside.push(pushedMessage(of, { id: 'n3', msgId: 14 }));
  const three = locale === 'fr-FR' ? '3 nouveaux messages' : '3 new messages';
  await expect.poll(beside.shown).toMatchObject([{ title: 'Belleroche', body: three }]);

  await beside.press();
  await expect.poll(beside.opened).toEqual([at]);
  await expect.poll(beside.shown).toEqual([]);
});

test('navigates an open page to the case, and lets a page that shows it announce it', async ({
  people,
  launch,
}) => {
  const product = await launch(own);
  const visitor = await people.contributor({ words, product, options: onPhone });
  const { of, at } = await wantsToBeTold(visitor);
  const { page, address } = visitor;
  const beside = await openWorkerObserver(page.context(), address);
  await page.bringToFront();
  await page.goto(`${address}/m/home`);
  await expect(page.getByRole('main')).toContainText(words.tile('bins'));

  await beside.push(pushedMessage(of));
  await expect.poll(async () => (await beside.shown()).length).toBe(1);
  await beside.press();
  await expect(page).toHaveURL(at);
  await visitor.seesTheCase();

  await beside.push(pushedMessage(of, { id: 'n2', msgId: 13 }));
  await expect.poll(async () => JSON.stringify((await beside.told()).acks)).toContain('"n2"');
  expect(await beside.shown()).toEqual([]);
  expect(await beside.drawn()).toHaveLength(1);
});

test('explains a revoked permission and how to grant it again', async ({ people, launch }) => {
  const product = await launch(own);
  const visitor = await people.contributor({ words, product, options: onPhone });
  await wantsToBeTold(visitor);
  const { page, address } = visitor;
  const status = part(visitor).getByRole('status').first();
  await setNotificationPermission(page, address, 'prompt');
  await expect(status).toHaveText(t('notif.lost'));
  await setNotificationPermission(page, address, 'denied');
  await expect(status).toHaveText(t('notif.denied'));
  await expect(part(visitor).getByRole('listitem').first()).toBeVisible();
  await setNotificationPermission(page, address, 'granted');
  await expect(status).toHaveText(t('notif.ready'));
});

test('notifies staff on another page of a new case, and a press opens it', async ({ people, launch }) => {
  const words = english;
  const { t, cuid } = words;
  const product = await launch(own);
  const visitor = await people.contributor({ words, product, options: phone });
  const csid = new URL(await visitor.hasReportedBins()).pathname.split('/').at(-1) ?? '';
  const agent = await people.staff({ words, product, options: { ...desk, ...withWorker } });
  const { page, address } = agent;
  await emulatePushService(page.context());
  await page.context().grantPermissions(['notifications'], { origin: address });
  await agent.login();
  await page.goto(`${address}/staff/${cuid}/settings`);
  const told = page.getByRole('region', { name: t('notif.title.other'), exact: true });
  await told.getByRole('button', { name: t('notif.ask'), exact: true }).click();
  await expect(told.getByRole('status').first()).toHaveText(t('notif.ready.staff'));

  const of = { cuid, csid, crUid: await whoIsHere(page), language: words.locale };
  const beside = await openWorkerObserver(page.context(), address);
  await page.bringToFront();
  const path = `/staff/${cuid}/${csid}`;
  await beside.push(pushedMessage(of, { type: 'newCsid', staff: true, url: path }));
  await expect.poll(async () => (await beside.shown()).length).toBe(1);
  await beside.press();
  await expect(page).toHaveURL(address + path);
});
