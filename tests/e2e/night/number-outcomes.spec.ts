import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMALL_TOWN } from '../../../server/testing/smallTown.ts';
import {
  answerDialog,
  expectSettings,
  findDialogStep,
  listSentMails,
  press,
  submitDialogField,
} from '../addressDialogs.ts';
import { waitForSmsCode } from '../apiCalls.ts';
import { expectAccessible } from '../axe.ts';
import type { Contributor } from '../contributor.ts';
import { createOwnFolder, writeSmallTown } from '../smallTown.ts';
import { expect, onPhone, test } from '../test.ts';

const { words, width, options } = onPhone;

const KEY = 'a-secret-of-what-comes-in';
const [CUSTOMERS, STAFFS] = ['06 39 98 00 95', '06 39 98 00 96'];

const folder = createOwnFolder('numbers');

/** A town with a mobile number and an agent who signs in by number alone, and a gateway that reports inbound SMS. */
function writeFiles(): { customers: string; inbound: string } {
  const { contact, staff } = JSON.parse(SMALL_TOWN);
  const paul = { email: 'paul@saint-elme.example', phone: STAFFS, name: 'Paul Roy', level: 'agent' };
  const customers = writeSmallTown(folder, {
    contact: { ...contact, phone: CUSTOMERS },
    staff: [...staff, paul],
  });
  const inbound = join(folder, 'inbound.json');
  writeFileSync(inbound, JSON.stringify({ from: 'from', text: 'text' }));
  return { customers, inbound };
}

const keptOf = (typed: string) => `33${typed.replaceAll(' ', '').slice(1)}`;

test('handles number codes: sent by the phone, of a customer, expired, of another account, of staff', async ({
  people,
  launch,
}) => {
  const { t } = words;
  const { customers, inbound } = writeFiles();
  const product = await launch({
    customers,
    env: { SMS_INBOUND: inbound, SMS_INBOUND_NUMBER: '+33600000000', SMS_INBOUND_KEY: KEY },
  });
  const [own, other, late] = ['06 39 98 00 61', '06 39 98 00 62', '06 39 98 00 63'];
  async function gives(visitor: Contributor, number: string, code?: string) {
    const before = await listSentMails(product);
    await answerDialog(visitor, t('sms.way.receive'));
    await submitDialogField(visitor, t('sms.contact'), number);
    const step = t('settings.phone.code', { phone: `+33 ${number.slice(1)}` });
    await expect(findDialogStep(visitor, step)).toBeVisible();
    await submitDialogField(visitor, step, code ?? (await waitForSmsCode(product, keptOf(number), before)));
  }
  async function arrivesInSettings(): Promise<Contributor> {
    const visitor = await people.contributor({ words, options, product });
    await visitor.arrives();
    await expectSettings(visitor);
    return visitor;
  }
  async function sends(visitor: Contributor, number: string) {
    await answerDialog(visitor, t('sms.way.send'));
    const shown = visitor.page.getByRole('dialog', { name: /\b\w{5}\s\w{5}\b/ });
    await expect(shown).toBeVisible();
    const [, head = '', tail = ''] = /\b([A-Z2-9]{5})\s([A-Z2-9]{5})\b/.exec(await shown.innerText()) ?? [];
    const code = `${head}${tail}`;
    await expect(
      findDialogStep(visitor, t('sms.discover', { code: `${head} ${tail}`, number: '+33 6 00 00 00 00' })),
    ).toBeVisible();
    // A desktop has no SMS app to open.
    const link = visitor.page.getByRole('link', { name: t('sms.discover.open') });
    if (width === 'phone') await expect(link).toHaveAttribute('href', `sms:+33600000000?&body=${code}`);
    else await expect(link).toHaveCount(0);
    const told = await fetch(`${product.address}/api/sms/inbound?key=${KEY}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: keptOf(number), text: code }),
    });
    expect(told.status).toBe(200);
  }

  const jo = await arrivesInSettings();
  await press(jo, t('settings.phone.add'));
  await gives(jo, CUSTOMERS);
  await expect(findDialogStep(jo, t('sms.refused'))).toContainText(t('sms.refused.text'));
  await answerDialog(jo, t('flow.understood'));

  await press(jo, t('settings.phone.add'));
  await gives(jo, late, 'aaaaa');
  for (let tries = 1; tries < 5; tries += 1) {
    const wrong = t('settings.code.tries', { text: t('sms.wrongCode'), count: 5 - tries });
    await expect(findDialogStep(jo, wrong)).toBeVisible();
    await submitDialogField(jo, wrong, `${'abcde'.charAt(tries)}aaaa`);
  }
  await expect(findDialogStep(jo, t('settings.code.noTries')).getByRole('textbox')).toHaveValue('');
  await submitDialogField(jo, t('settings.code.noTries'), 'zzzzz');
  await expect(findDialogStep(jo, t('sms.expired'))).toBeVisible();
  await answerDialog(jo, t('flow.stop'));

  await press(jo, t('settings.phone.add'));
  await sends(jo, own);
  await expectAccessible(jo.page, 'a code that the phone sends');
  await answerDialog(jo, t('sms.discover.sent'));
  await expect(findDialogStep(jo, t('registerPhone.done'))).toBeVisible();
  await answerDialog(jo, t('flow.understood'));
  await expect(jo.page.getByText(t('settings.phone.known', { phone: '+33 6 39 98 00 61' }))).toBeVisible();

  const al = await arrivesInSettings();
  await press(al, t('settings.phone.add'));
  await sends(al, own);
  await answerDialog(al, t('sms.discover.sent'));
  await expect(findDialogStep(al, t('sms.discover.failed'))).toBeVisible();
  await answerDialog(al, t('flow.again'));
  await gives(al, other);
  await answerDialog(al, t('flow.understood'));
  await press(al, t('settings.phone.change'));
  await gives(al, own);
  await expect(findDialogStep(al, t('sms.exists'))).toContainText(t('sms.exists.text'));

  const paul = await people.staff({ words, product });
  await paul.page.context().addCookies([{ name: 'pv_lang', value: words.locale, url: paul.address }]);
  await paul.acceptsOnLoginPage();
  const before = await listSentMails(product);
  await paul.page.getByRole('textbox', { name: t('login.mail') }).fill(STAFFS);
  await paul.page.getByRole('button', { name: t('login.send'), exact: true }).click();
  const field = paul.page.getByRole('textbox', { name: t('login.code') });
  await expect(field).toBeVisible();
  await field.fill(await waitForSmsCode(product, keptOf(STAFFS), before));
  await paul.page.getByRole('button', { name: t('login.confirm'), exact: true }).click();
  await expect(paul.list).toBeVisible();
  await paul.page.goto(`${paul.address}/staff/saint-elme/settings`);
  const parts = paul.page.getByRole('heading', { level: 2 });
  await expect(paul.page.getByText(t('settings.phone.staff', { phone: '+33 6 39 98 00 96' }))).toBeVisible();
  await expect(paul.page.getByText(t('settings.mail.none.staff'))).toBeVisible();
  const titles = await parts.allTextContents();
  expect(titles.indexOf(t('settings.phone'))).toBeLessThan(titles.indexOf(t('settings.mail')));
});
