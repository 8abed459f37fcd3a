import { callAddress } from '@parvis/api/call';
import { notifCalls } from '@parvis/api/calls/notif';
import type { Page } from 'playwright/test';
import { launchOptions } from '../chromium.ts';
import type { Contributor } from './contributor.ts';
import {
  besideTheApp,
  isPutAside,
  PUSH_SERVICE,
  pushedMessage,
  tellsBrowser,
  wasAsked,
  withPushService,
} from './pushedTo.ts';
import { desk, expect, nightly, phone, pictures, readers, test, withWorker } from './test.ts';
import { english } from './words.ts';

const userAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const onPhone = { ...phone, ...withWorker, userAgent };
const own = { env: { PUSH_OWN_SERVICES: PUSH_SERVICE } };

// The headless shell shows no notifications.
test.use({ launchOptions });

/** Who uses this browser, as its page keeps it a moment after it was opened. */
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

for (const words of readers) {
  const { t, locale, cuid } = words;

  /** Somebody who reported, and wants to be told. */
  async function wantsToBeTold(visitor: Contributor) {
    const { page, address } = visitor;
    await withPushService(page.context());
    await page.context().grantPermissions(['notifications'], { origin: address });
    const at = await visitor.hasReportedBins('town-school');
    await page.goto(`${address}/m/settings`);
    await button(visitor, t('notif.ask')).click();
    await expect(part(visitor).getByRole('status').first()).toHaveText(t('notif.ready'));
    const csid = new URL(at).pathname.split('/').at(-1) ?? '';
    return { at, csid, of: { cuid, csid, crUid: await whoIsHere(page), language: locale } };
  }

  test(
    `who wants to be told is asked by a tap, told without words, and may stop it (${locale})`,
    nightly,
    async ({ people, launch }) => {
      const product = await launch(own);
      const visitor = await people.contributor({ words, product, options: onPhone });
      const { page } = visitor;
      await wantsToBeTold(visitor);
      await pictures(page, `push/ready-${locale}`);
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
    },
  );

  test(
    `who has reported is offered it by the thanks, and is asked by their tap alone (${locale})`,
    nightly,
    async ({ people, launch }) => {
      const product = await launch(own);
      const visitor = await people.contributor({ words, product, options: onPhone });
      const { page, address } = visitor;
      await withPushService(page.context());
      await page.context().grantPermissions(['notifications'], { origin: address });
      const at = await visitor.hasReportedBins('town-school');
      await page.goto(`${at}/sent`);
      const offer = page.getByRole('button', { name: t('notif.title.phone'), exact: true });
      await expect(offer).toBeVisible();
      await pictures(page, `push/thanks-${locale}`);
      expect(await wasAsked(page)).toBe(false);
      await offer.click();
      await expect(page.getByRole('main')).toContainText(t('notif.ready'));
      expect(await wasAsked(page)).toBe(true);
    },
  );

  test(`what is pushed is shown, counted and told to the server with no page open, and a press opens it (${locale})`, async ({
    people,
    launch,
  }) => {
    const product = await launch(own);
    const visitor = await people.contributor({ words, product, options: onPhone });
    const { of, at } = await wantsToBeTold(visitor);
    const beside = await besideTheApp(visitor.page.context(), visitor.address);
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

  test(`what cannot be read is shown all the same (${locale})`, nightly, async ({ people, launch }) => {
    const product = await launch(own);
    const visitor = await people.contributor({ words, product, options: onPhone });
    const { of } = await wantsToBeTold(visitor);
    const beside = await besideTheApp(visitor.page.context(), visitor.address);
    await beside.push('{"half":');
    const news = locale === 'fr-FR' ? 'Il y a du nouveau' : 'There is news';
    await expect.poll(beside.shown).toMatchObject([{ title: news }]);
    await beside.push({ ...pushedMessage(of, { tag: 'poll' }), type: 'poll' });
    await expect.poll(async () => (await beside.shown()).map(({ title }) => title)).toEqual([news, news]);
  });

  test(
    `a page that is open on something else is led to the case, and one that shows it tells it itself (${locale})`,
    nightly,
    async ({ people, launch }) => {
      const product = await launch(own);
      const visitor = await people.contributor({ words, product, options: onPhone });
      const { of, at } = await wantsToBeTold(visitor);
      const { page, address } = visitor;
      const beside = await besideTheApp(page.context(), address);
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
    },
  );

  test(
    `a page of the case that was put aside does not count as seen (${locale})`,
    nightly,
    async ({ people, launch }) => {
      const product = await launch(own);
      const visitor = await people.contributor({ words, product, options: onPhone });
      const { of, at } = await wantsToBeTold(visitor);
      const { page, address } = visitor;
      await page.goto(at);
      await visitor.seesTheCase();
      const beside = await besideTheApp(page.context(), address);
      await isPutAside(page);
      await beside.push(pushedMessage(of));
      // It goes again once the page finds nothing unread.
      await expect.poll(beside.drawn).toEqual(['Ombeline']);
    },
  );

  test(
    `who takes the permission back in the browser is told so, and how to give it again (${locale})`,
    nightly,
    async ({ people, launch }) => {
      const product = await launch(own);
      const visitor = await people.contributor({ words, product, options: onPhone });
      await wantsToBeTold(visitor);
      const { page, address } = visitor;
      const status = part(visitor).getByRole('status').first();
      await tellsBrowser(page, address, 'prompt');
      await expect(status).toHaveText(t('notif.lost'));
      await pictures(page, `push/lost-${locale}`);
      await tellsBrowser(page, address, 'denied');
      await expect(status).toHaveText(t('notif.denied'));
      await expect(part(visitor).getByRole('listitem').first()).toBeVisible();
      await pictures(page, `push/denied-${locale}`);
      await tellsBrowser(page, address, 'granted');
      await expect(status).toHaveText(t('notif.ready'));
    },
  );
}

test(
  'a new case is told to staff who look at another page, and a press leads to it',
  nightly,
  async ({ people, launch }) => {
    const words = english;
    const { t, cuid } = words;
    const product = await launch(own);
    const visitor = await people.contributor({ words, product, options: phone });
    const csid = new URL(await visitor.hasReportedBins()).pathname.split('/').at(-1) ?? '';
    const agent = await people.staff({ words, product, options: { ...desk, ...withWorker } });
    const { page, address } = agent;
    await withPushService(page.context());
    await page.context().grantPermissions(['notifications'], { origin: address });
    await agent.login();
    await page.goto(`${address}/staff/${cuid}/settings`);
    const told = page.getByRole('region', { name: t('notif.title.other'), exact: true });
    await told.getByRole('button', { name: t('notif.ask'), exact: true }).click();
    await expect(told.getByRole('status').first()).toHaveText(t('notif.ready.staff'));

    const of = { cuid, csid, crUid: await whoIsHere(page), language: words.locale };
    const beside = await besideTheApp(page.context(), address);
    await page.bringToFront();
    const path = `/staff/${cuid}/${csid}`;
    await beside.push(pushedMessage(of, { type: 'newCsid', staff: true, url: path }));
    await expect.poll(async () => (await beside.shown()).length).toBe(1);
    await beside.press();
    await expect(page).toHaveURL(address + path);
  },
);
