import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { notifCalls } from '@parvis/api/calls/notif';
import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { sessionCalls } from '@parvis/api/calls/session';
import { launchOptions } from '../../chromium.ts';
import { answerDialog, expectSettings, listSentMails, press } from '../addressDialogs.ts';
import {
  acceptByCall,
  createPageClient,
  reportBinsByCall,
  waitForMailCode,
  waitForSmsCode,
} from '../apiCalls.ts';
import { emulatePushService } from '../pushService.ts';
import { askForCode } from '../staff.ts';
import { expect, phone, test, withWorker } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;
const PROFILE = `**${callAddress(sessionCalls.userSts, {})}`;
const AGENT = 'agent@town.example';

// The headless shell shows no notifications.
test.use({ launchOptions });

test('a profile that fails is asked for again with a notice, then the page says that loading failed', async ({
  people,
}) => {
  const visitor = await people.contributor({ options: phone });
  const { page, address } = visitor;
  await acceptByCall(page, address, french, 'demo-town');
  await page.route(PROFILE, (route) => route.abort());
  await page.goto(`${address}/m/home`);
  await expect(page.getByText(t('load.retrying'))).toBeVisible();
  await expect(
    page.getByText('Erreur de chargement, essayez à nouveau ultérieurement...', { exact: true }),
  ).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: t('load.retry'), exact: true }).click();
  await expect(visitor.heading).toHaveText(t('home.title'));
});

test('a profile without an answer brings the advice to refresh after five seconds', async ({ people }) => {
  const { page, address } = await people.contributor({ options: phone });
  await acceptByCall(page, address, french, 'demo-town');
  await page.clock.install();
  await page.route(PROFILE, () => undefined);
  const asked = page.waitForRequest(PROFILE);
  await page.goto(`${address}/m/home`);
  await asked;
  const advice = page.getByText('Le chargement semble avoir échoué, essayez de rafraichir?', { exact: true });
  await expect(page.getByText(t('load.servers'))).toBeVisible();
  await expect(advice).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(advice).toBeVisible();
});

test('a cached profile is requested again a second after its request timed out', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page, address } = visitor;
  await visitor.hasReportedBins('town-hall');
  await page.goto(`${address}/m/home`);
  await expect(visitor.heading).toHaveText(t('home.title'));
  await page.clock.install();
  let asked = 0;
  await page.route(PROFILE, () => {
    asked += 1;
  });
  await page.reload();
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(5_900);
  expect(asked).toBe(1);
  // Until then the page shows the cached list.
  await expect(visitor.heading).toHaveText(t('home.title'));
  await page.clock.runFor(1_000);
  await expect.poll(() => asked).toBe(2);
});

test('a session that the server rejects is asked for anew at once', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page, address } = visitor;
  await acceptByCall(page, address, french, 'demo-town');
  const bodies: boolean[] = [];
  await page.route(PROFILE, (route) => {
    bodies.push(route.request().postDataJSON().newCookies);
    return bodies.length > 1
      ? route.continue()
      : route.fulfill({ status: 403, json: { rslt: { error: { code: 'forbidden' } } } });
  });
  await page.goto(`${address}/m/home`);
  await expect(visitor.heading).toHaveText(t('home.title'));
  expect(bodies.slice(0, 2)).toEqual([false, true]);
});

test('an event of a newer server is an unknown message', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page, address } = visitor;
  await acceptByCall(page, address, french, 'demo-town');
  const opened = await reportBinsByCall(page, address, french, 'demo-town');
  await page.route(`**${callAddress(mobileCalls.fetchReq, { cuid: french.cuid })}`, async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    for (const message of json.rslt.data) if (message.flags) message.flags = ['escalate'];
    return route.fulfill({ response: answer, json });
  });
  await page.goto(opened);
  await expect(visitor.chat).toContainText('Message inconnu (escalate)');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('without its worker the app starts, and says so in the log alone', async ({ people }) => {
  const visitor = await people.contributor({ options: { ...phone, ...withWorker } });
  const { page, address } = visitor;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.context().route('**/service-worker.js', (route) => route.abort());
  await visitor.arrives();
  await page.goto(`${address}/m/home`);
  await expect(visitor.heading).toBeVisible();
  await expect
    .poll(() => logged.some((line) => line.startsWith('Failed to start offline support')))
    .toBe(true);
});

test('a wrong sign-in code asks to check it, and the right one is then taken', async ({
  people,
  product,
}) => {
  const agent = await people.staff();
  const { page } = agent;
  await agent.acceptsOnLoginPage();
  const before = await askForCode(agent, AGENT, product.outbox);
  const code = await waitForMailCode(product, AGENT, before);
  const field = page.getByRole('textbox', { name: t('login.code') });
  const confirm = page.getByRole('button', { name: t('login.confirm'), exact: true });
  await field.fill(code.startsWith('a') ? 'bbbbb' : 'aaaaa');
  await confirm.click();
  await expect(page.getByRole('alert')).toHaveText(t('login.wrongCode', { count: 4 }));
  await field.fill(code);
  await confirm.click();
  await expect(agent.list).toBeVisible();
});

for (const [failure, path] of [
  ['vapidFailed', notifCalls.notifVapid],
  ['subscriptionFailed', undefined],
  ['registerFailed', notifCalls.notifRegister],
] as const)
  test(`notifications that fail say why: ${failure}`, async ({ people }) => {
    const visitor = await people.contributor({ options: { ...phone, ...withWorker } });
    const { page, address } = visitor;
    await emulatePushService(page.context());
    await page.context().grantPermissions(['notifications'], { origin: address });
    if (path) await page.context().route(`**${callAddress(path, {})}`, (route) => route.abort());
    else
      await page.context().addInitScript(() => {
        Object.assign(PushManager.prototype, { subscribe: () => Promise.reject(new Error('no push')) });
      });
    await visitor.hasReportedBins('town-school');
    await page.goto(`${address}/m/settings`);
    const part = page.getByRole('region', { name: t('notif.title.other'), exact: true });
    await part.getByRole('button', { name: t('notif.ask'), exact: true }).click();
    await expect(part.getByRole('status').first()).toContainText(t(`notif.${failure}`));
  });

test('erasing and leaving that fail say so, and change nothing', async ({ people, product }) => {
  const visitor = await people.contributor({ options: phone });
  const { page, address } = visitor;
  await acceptByCall(page, address, french, 'demo-town');
  const caller = createPageClient(page, address, french);
  const before = await listSentMails(product);
  const [mailed] = await caller.call(ownAddressCalls.mailVerifInit, { body: { mail: 'jo@mail.example' } });
  const mailCode = await waitForMailCode(product, 'jo@mail.example', before);
  await caller.call(ownAddressCalls.mailVerifCode, { body: { rqid: mailed?.rqid ?? '', code: mailCode } });
  const [texted] = await caller.call(ownPhoneCalls.loginSmsInit, {
    body: { phoneMob: '0639980077', newPhone: true },
  });
  const smsCode = await waitForSmsCode(product, '33639980077', before);
  await caller.call(ownPhoneCalls.phoneConfirm, { body: { rqid: texted?.rqid ?? '', code: smsCode } });
  const listCookies = async () =>
    (await page.context().cookies()).filter(({ name }) => name.startsWith('pv_'));
  const cookies = await listCookies();

  for (const [path, button, yes, failed] of [
    [ownAddressCalls.mailRemove, 'settings.mail.erase', 'eraseMail.yes', 'settings.mail.failed'],
    [ownPhoneCalls.phoneRemove, 'settings.phone.erase', 'erasePhone.yes', 'settings.phone.failed'],
    [sessionCalls.userDisconnect, 'settings.disconnect', 'disconnect.yes', 'settings.disconnect.failed'],
    [
      sessionCalls.userEraseCookies,
      'settings.eraseCookies',
      'eraseCookies.yes',
      'settings.eraseCookies.failed',
    ],
    [sessionCalls.userEraseAll, 'settings.eraseAll', 'eraseAll.yes', 'settings.eraseAll.failed'],
  ] as const) {
    await page.route(`**${callAddress(path, {})}`, (route) => route.abort());
    await expectSettings(visitor);
    await press(visitor, t(button));
    await answerDialog(visitor, t(yes));
    await expect(page.getByText(t(failed))).toBeVisible();
  }
  await expectSettings(visitor);
  await expect(page.getByText(t('settings.mail.known', { mail: 'jo@mail.example' }))).toBeVisible();
  expect(await listCookies()).toEqual(cookies);
});
