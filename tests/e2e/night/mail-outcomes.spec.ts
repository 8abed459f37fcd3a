import { answers, asked, press, seesSettings, sentBefore, types } from '../addressDialogs.ts';
import { expectAccessible } from '../axe.ts';
import { codeFor, smsCodeFor } from '../calls.ts';
import type { Contributor } from '../contributor.ts';
import { expect, readingsOnPhone, test } from '../test.ts';

/** One for each reading: a number belongs to one account. */
const PHONES = [71, 72, 73, 74].map((end) => ({ end, typed: `06 39 98 00 ${end}`, kept: `336399800${end}` }));

for (const [index, { words, width, options }] of readingsOnPhone.entries())
  test(`handles address codes: expired, of another account, of a linked account, in ${words.locale} on a ${width}`, async ({
    people,
    product,
  }) => {
    const { t } = words;
    const { end = 0, typed = '', kept = '' } = PHONES[index] ?? {};
    const mailOf = (name: string) => `outcome-${name}-${width}-${words.locale}@mail.example`.toLowerCase();
    async function arrivesInSettings(): Promise<Contributor> {
      const visitor = await people.contributor({ words, options });
      await visitor.arrives();
      await seesSettings(visitor);
      return visitor;
    }
    /** Requests a code for an address and enters it, or another one. */
    async function gives(visitor: Contributor, mail: string, code?: string) {
      const before = await sentBefore(product);
      await types(visitor, t('mail.contact'), mail);
      const step = t('settings.mail.code', { mail });
      await expect(asked(visitor, step)).toBeVisible();
      await types(visitor, step, code ?? (await codeFor(product, mail, before)));
    }
    async function proves(visitor: Contributor, mail: string) {
      await press(visitor, t('settings.mail.add'));
      await gives(visitor, mail);
      await expect(asked(visitor, t('registerMail.done'))).toBeVisible();
      await answers(visitor, t('flow.understood'));
      await answers(visitor, t('mailNews.no'));
      await expect(visitor.page.getByText(t('settings.mail.known', { mail }))).toBeVisible();
    }

    const al = await arrivesInSettings();
    await proves(al, mailOf('al'));
    const before = await sentBefore(product);
    await press(al, t('settings.phone.add'));
    await types(al, t('sms.contact'), typed);
    const step = t('settings.phone.code', { phone: `+33 ${typed.slice(1)}` });
    await expect(asked(al, step)).toBeVisible();
    await types(al, step, await smsCodeFor(product, kept, before));
    await expect(asked(al, t('registerPhone.done'))).toBeVisible();
    await answers(al, t('flow.understood'));

    const jo = await arrivesInSettings();
    await press(jo, t('settings.mail.add'));
    await gives(jo, mailOf('late'), 'aaaaa');
    for (let tries = 1; tries < 5; tries += 1) {
      const wrong = t('settings.code.tries', { text: t('mail.wrongCode'), count: 5 - tries });
      await expect(asked(jo, wrong)).toBeVisible();
      await types(jo, wrong, `${'abcde'.charAt(tries)}aaaa`);
    }
    await expect(asked(jo, t('settings.code.noTries')).getByRole('textbox')).toHaveValue('');
    await types(jo, t('settings.code.noTries'), 'zzzzz');
    await expect(asked(jo, t('mail.expired'))).toBeVisible();
    await answers(jo, t('flow.stop'));
    await proves(jo, mailOf('jo'));
    await press(jo, t('settings.mail.change'));
    await gives(jo, mailOf('al'));
    await expect(asked(jo, t('mail.exists'))).toContainText(t('mail.exists.text'));
    await expectAccessible(jo.page, 'an address of another account');

    const li = await arrivesInSettings();
    const maskedPhone = `+33 6 •• •• •• ${end}`;
    await press(li, t('settings.mail.add'));
    await gives(li, mailOf('al'));
    await expect(asked(li, t('sms.linked', { maskedPhone }))).toBeVisible();
    await answers(li, t('sms.linked.no'));
    await expect(asked(li, t('registration.failed'))).toContainText(t('registration.failed.text'));
    await answers(li, t('flow.understood'));
    await press(li, t('settings.mail.add'));
    await gives(li, mailOf('al'));
    const sent = await sentBefore(product);
    await answers(li, t('sms.linked.yes'));
    const send = t('sms.linked.send', { maskedPhone });
    const leavesAndComesBack = async () => {
      await li.page.goBack();
      await expect(li.page.getByRole('dialog')).toHaveCount(0);
      await press(li, t('settings.mail.add'));
    };
    await expect(asked(li, send)).toBeVisible();
    await leavesAndComesBack();
    await expect(asked(li, send)).toBeVisible();
    await answers(li, t('flow.sendCode'));
    const field = li.page.getByRole('dialog').getByRole('textbox');
    await expect(field).toBeVisible();
    await leavesAndComesBack();
    await expect(field).toBeVisible();
    await field.fill(await smsCodeFor(product, kept, sent));
    await field.press('Enter');
    await expect(asked(li, t('registerMail.done'))).toContainText(t('settings.mail.joined'));
    await answers(li, t('flow.understood'));
    await expect(li.page.getByText(t('settings.mail.known', { mail: mailOf('al') }))).toBeVisible();
  });
