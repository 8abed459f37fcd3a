import {
  answerDialog,
  expectSettings,
  findDialogStep,
  listSentMails,
  press,
  submitDialogField,
} from '../addressDialogs.ts';
import { waitForMailCode, waitForSmsCode } from '../apiCalls.ts';
import { expectAccessible } from '../axe.ts';
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
      await expectSettings(visitor);
      return visitor;
    }
    /** Requests a code for an address and enters it, or another one. */
    async function gives(visitor: Contributor, mail: string, code?: string) {
      const before = await listSentMails(product);
      await submitDialogField(visitor, t('mail.contact'), mail);
      const step = t('settings.mail.code', { mail });
      await expect(findDialogStep(visitor, step)).toBeVisible();
      await submitDialogField(visitor, step, code ?? (await waitForMailCode(product, mail, before)));
    }
    async function proves(visitor: Contributor, mail: string) {
      await press(visitor, t('settings.mail.add'));
      await gives(visitor, mail);
      await expect(findDialogStep(visitor, t('registerMail.done'))).toBeVisible();
      await answerDialog(visitor, t('flow.understood'));
      await answerDialog(visitor, t('mailNews.no'));
      await expect(visitor.page.getByText(t('settings.mail.known', { mail }))).toBeVisible();
    }

    const al = await arrivesInSettings();
    await proves(al, mailOf('al'));
    const before = await listSentMails(product);
    await press(al, t('settings.phone.add'));
    await submitDialogField(al, t('sms.contact'), typed);
    const step = t('settings.phone.code', { phone: `+33 ${typed.slice(1)}` });
    await expect(findDialogStep(al, step)).toBeVisible();
    await submitDialogField(al, step, await waitForSmsCode(product, kept, before));
    await expect(findDialogStep(al, t('registerPhone.done'))).toBeVisible();
    await answerDialog(al, t('flow.understood'));

    const jo = await arrivesInSettings();
    await press(jo, t('settings.mail.add'));
    await gives(jo, mailOf('late'), 'aaaaa');
    for (let tries = 1; tries < 5; tries += 1) {
      const wrong = t('settings.code.tries', { text: t('mail.wrongCode'), count: 5 - tries });
      await expect(findDialogStep(jo, wrong)).toBeVisible();
      await submitDialogField(jo, wrong, `${'abcde'.charAt(tries)}aaaa`);
    }
    await expect(findDialogStep(jo, t('settings.code.noTries')).getByRole('textbox')).toHaveValue('');
    await submitDialogField(jo, t('settings.code.noTries'), 'zzzzz');
    await expect(findDialogStep(jo, t('mail.expired'))).toBeVisible();
    await answerDialog(jo, t('flow.stop'));
    await proves(jo, mailOf('jo'));
    await press(jo, t('settings.mail.change'));
    await gives(jo, mailOf('al'));
    await expect(findDialogStep(jo, t('mail.exists'))).toContainText(t('mail.exists.text'));
    await expectAccessible(jo.page, 'an address of another account');

    const li = await arrivesInSettings();
    const maskedPhone = `+33 6 •• •• •• ${end}`;
    await press(li, t('settings.mail.add'));
    await gives(li, mailOf('al'));
    await expect(findDialogStep(li, t('sms.linked', { maskedPhone }))).toBeVisible();
    await answerDialog(li, t('sms.linked.no'));
    await expect(findDialogStep(li, t('registration.failed'))).toContainText(t('registration.failed.text'));
    await answerDialog(li, t('flow.understood'));
    await press(li, t('settings.mail.add'));
    await gives(li, mailOf('al'));
    const sent = await listSentMails(product);
    await answerDialog(li, t('sms.linked.yes'));
    const send = t('sms.linked.send', { maskedPhone });
    const leavesAndComesBack = async () => {
      await li.page.goBack();
      await expect(li.page.getByRole('dialog')).toHaveCount(0);
      await press(li, t('settings.mail.add'));
    };
    await expect(findDialogStep(li, send)).toBeVisible();
    await leavesAndComesBack();
    await expect(findDialogStep(li, send)).toBeVisible();
    await answerDialog(li, t('flow.sendCode'));
    const field = li.page.getByRole('dialog').getByRole('textbox');
    await expect(field).toBeVisible();
    await leavesAndComesBack();
    await expect(field).toBeVisible();
    await field.fill(await waitForSmsCode(product, kept, sent));
    await field.press('Enter');
    await expect(findDialogStep(li, t('registerMail.done'))).toContainText(t('settings.mail.joined'));
    await answerDialog(li, t('flow.understood'));
    await expect(li.page.getByText(t('settings.mail.known', { mail: mailOf('al') }))).toBeVisible();
  });
