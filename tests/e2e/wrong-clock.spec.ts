import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callAddress } from '@parvis/api/call';
import { qrLoginCalls } from '@parvis/api/calls/qrLogin';
import type { Page } from 'playwright/test';
import { questionOf } from './contributor.ts';
import { ownFolder } from './smallTown.ts';
import { expect, nightly, phone, test } from './test.ts';
import { french } from './words.ts';

const { t } = french;
const DAY = 86_400_000;
const KEY = 'a-secret-of-what-comes-in';
const CHECK = callAddress(qrLoginCalls.loginQrCheck, {});

const folder = ownFolder('clock');

/** The seconds that a page counts down, beside these words. */
async function seconds(page: Page, words: RegExp): Promise<number> {
  const said = page.getByText(words).first();
  await expect(said).toBeVisible();
  return Number(words.exec(await said.innerText())?.[1]);
}

for (const [clock, wrong] of [
  ['ahead', DAY],
  ['behind', -DAY],
] as const)
  test(
    `a clock that is a day ${clock} keeps nobody from a desk, another code, or an SMS that is sent`,
    nightly,
    async ({ people, launch }) => {
      const inbound = join(folder, 'inbound.json');
      writeFileSync(inbound, JSON.stringify({ from: 'from', text: 'text' }));
      const product = await launch({
        env: { SMS_INBOUND: inbound, SMS_INBOUND_NUMBER: '+33600000000', SMS_INBOUND_KEY: KEY },
      });
      const isWrong = (page: Page) => page.clock.install({ time: Date.now() + wrong });
      const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

      const pocket = await people.staff({ product, options: phone });
      await isWrong(pocket.page);
      await pocket.login();
      const desk = await people.staff({ product });
      await isWrong(desk.page);
      await desk.acceptsOnLoginPage();
      const answered = desk.page.waitForResponse(
        async (response) => response.url().endsWith(CHECK) && (await response.text()).includes('"code"'),
      );
      await button(desk.page, t('connect.offer')).click();
      const { rslt } = await (await answered).json();
      await expect(desk.page.getByRole('img', { name: t('connect.code') })).toBeVisible();
      await pocket.page.goto('about:blank');
      await pocket.page.goto(`${pocket.address}/staff/connect#${rslt.data[0].code}`);
      const [before = '', after = ''] = t('connect.number', { digits: '|' }).split('|');
      const number = desk.page.getByRole('status').filter({ hasText: before });
      await expect(number).toBeVisible();
      const digits = (await number.innerText()).replace(before, '').replace(after, '').trim();
      await pocket.page.getByRole('radio', { name: digits, exact: true }).click();
      await button(pocket.page, t('connect.phone.approve')).click();
      await expect(desk.list).toBeVisible();

      const door = await people.staff({ product });
      await isWrong(door.page);
      await door.acceptsOnLoginPage();
      // The clock stands still from here on, however busy the machine is.
      await door.page.clock.pauseAt(Date.now() + wrong + 60_000);
      await door.page.getByRole('textbox', { name: t('login.mail') }).fill('manager@town.example');
      await button(door.page, t('login.send')).click();
      const wait = await seconds(door.page, / dans (\d+)/);
      expect([wait > 0, wait <= 60]).toEqual([true, true]);
      await door.page.clock.runFor(wait * 1_000);
      await expect(button(door.page, t('login.again'))).toBeVisible();

      const jo = await people.contributor({ product });
      await isWrong(jo.page);
      await jo.arrives();
      await jo.page.goto(`${jo.address}/m/settings`);
      await button(jo.page, t('settings.phone.add')).click();
      await button(jo.page, t('sms.way.send')).click();
      const shown = jo.page.getByRole('dialog', { name: /\b\w{5}\s\w{5}\b/ });
      await expect(shown).toBeVisible();
      // The phone drops the page while its reader is at the SMS.
      await jo.page.reload();
      await expect(shown).toBeVisible();
      const [, head = '', tail = ''] = /\b([A-Z2-9]{5})\s([A-Z2-9]{5})\b/.exec(await shown.innerText()) ?? [];
      const told = await fetch(`${product.address}/api/sms/inbound?key=${KEY}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ from: '33639980051', text: `${head}${tail}` }),
      });
      expect(told.status).toBe(200);
      await button(jo.page, t('sms.discover.sent')).click();
      await expect(
        jo.page.getByRole('dialog', { name: questionOf(t('registerPhone.done')), exact: true }),
      ).toBeVisible();
    },
  );
