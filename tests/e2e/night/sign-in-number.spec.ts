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
import { ageCodes, resetDailyCodes, spendDailyCodes, test } from '../ownDatabase.ts';
import { expect, readingsOnPhone } from '../test.ts';

const [NUMBER, KEPT, PHONE] = ['06 39 98 00 71', '33639980071', '+33 6 39 98 00 71'];
const [MAIL, MASKED] = ['found@mail.example', 'f•••@mail.example'];
const [OTHERS, OTHERS_KEPT, OTHERS_PHONE] = ['06 39 98 00 72', '33639980072', '+33 6 39 98 00 72'];
const MAILS_PER_DAY = 20;

for (const { words, width, options } of readingsOnPhone)
  test(`signs in a returning visitor by number and by its linked address, in ${words.locale} on a ${width}`, async ({
    database,
    people,
    launch,
  }) => {
    const { t } = words;
    const product = await launch({
      database: database.url,
      env: { MAIL_CODES_PER_DAY: String(MAILS_PER_DAY) },
    });
    const step = t('settings.phone.code', { phone: PHONE });
    const secondStep = t('settings.mail.code', { mail: MASKED });
    const linked = t('mail.linked', { maskedEmail: MASKED });
    const send = t('mail.linked.send', { maskedEmail: MASKED });
    const understands = (visitor: Contributor) => answerDialog(visitor, t('flow.understood'));
    async function givesNumber(visitor: Contributor): Promise<string> {
      const before = await listSentMails(product);
      await press(visitor, t('settings.phone.add'));
      await submitDialogField(visitor, t('sms.contact'), NUMBER);
      await expect(findDialogStep(visitor, step)).toBeVisible();
      return waitForSmsCode(product, KEPT, before);
    }
    async function asksForTheSecond(visitor: Contributor): Promise<string> {
      const before = await listSentMails(product);
      await answerDialog(visitor, t('flow.sendCode'));
      await expect(findDialogStep(visitor, secondStep)).toBeVisible();
      return waitForMailCode(product, MAIL, before);
    }

    const here = await people.contributor({ words, options, product });
    const at = new URL(await here.hasReportedBins()).pathname;
    await expectSettings(here);
    await submitDialogField(here, step, await givesNumber(here));
    await expect(findDialogStep(here, t('registerPhone.done'))).toBeVisible();
    await understands(here);
    await database.client.query('update identities set email = $1 where phone = $2', [MAIL, KEPT]);

    const there = await people.contributor({ words, options, product });
    await there.arrives();
    await there.page.goto(`${there.address}/m/home`);
    await there.page.getByRole('link', { name: t('home.elsewhere'), exact: true }).click();
    await expect(there.heading).toHaveText(t('settings.title'));
    const code = await givesNumber(there);
    await there.page.reload();
    await submitDialogField(there, step, code.startsWith('a') ? 'bbbbb' : 'aaaaa');
    const wrong = t('settings.code.tries', { text: t('sms.wrongCode'), count: 4 });
    await expect(findDialogStep(there, wrong)).toBeVisible();
    await submitDialogField(there, wrong, code);

    await expect(findDialogStep(there, linked)).toBeVisible();
    await expectAccessible(there.page, 'whether there is access to the address');
    await answerDialog(there, t('mail.linked.no'));
    await expect(findDialogStep(there, t('login.failed'))).toContainText(t('login.failed.text'));
    await understands(there);
    await expect(there.page.getByRole('dialog')).toHaveCount(0);

    // With access: an undeliverable mail, then an expired code.
    await submitDialogField(there, step, await givesNumber(there));
    await expect(findDialogStep(there, linked)).toBeVisible();
    await there.page.reload();
    await answerDialog(there, t('mail.linked.yes'));
    await expect(findDialogStep(there, send)).toBeVisible();
    await spendDailyCodes(database, 'mail', MAILS_PER_DAY);
    await answerDialog(there, t('flow.sendCode'));
    const spent = `${t('login.tooMany.minutes', { count: 60 })} ${t('settings.second.notSent')}`;
    await expect(findDialogStep(there, t('mail.failed'))).toBeVisible();
    await expect(there.page.getByText(spent, { exact: true })).toBeVisible();
    await expectAccessible(there.page, 'a second code that cannot go');
    await resetDailyCodes(database);
    await answerDialog(there, t('flow.again'));
    const late = await asksForTheSecond(there);
    await ageCodes(database, 11);
    await submitDialogField(there, secondStep, late);
    await expect(findDialogStep(there, t('mail.expired'))).toBeVisible();
    await answerDialog(there, t('flow.again'));
    await answerDialog(there, t('flow.sendCode'));
    await expect(findDialogStep(there, t('mail.failed'))).toBeVisible();
    await expect(there.page.getByText(t('settings.second.notSent'), { exact: true })).toBeVisible();
    await answerDialog(there, t('flow.stop'));

    // From the start, as the page says; the first code expires once too.
    const lateFirst = await givesNumber(there);
    await ageCodes(database, 11);
    await submitDialogField(there, step, lateFirst);
    await expect(findDialogStep(there, t('sms.expired'))).toBeVisible();
    await answerDialog(there, t('flow.again'));
    const before = await listSentMails(product);
    await submitDialogField(there, t('sms.contact'), NUMBER);
    await expect(findDialogStep(there, step)).toBeVisible();
    await submitDialogField(there, step, await waitForSmsCode(product, KEPT, before));
    await answerDialog(there, t('mail.linked.yes'));
    await submitDialogField(there, secondStep, await asksForTheSecond(there));
    await expect(findDialogStep(there, t('login.done'))).toContainText(t('login.done.text'));
    await understands(there);
    await expect(there.heading).toHaveText(t('home.title'));
    await expect(there.page.getByRole('dialog')).toHaveCount(0);
    await there.page.goto(`${there.address}${at}`);
    await there.seesTheCase();

    const third = await people.contributor({ words, options, product });
    await third.arrives();
    await third.page.goto(`${third.address}/m/settings?address=find`);
    await press(third, t('settings.phone.add'));
    const sent = await listSentMails(product);
    await submitDialogField(third, t('sms.contact'), OTHERS);
    const others = t('settings.phone.code', { phone: OTHERS_PHONE });
    await expect(findDialogStep(third, others)).toBeVisible();
    await submitDialogField(third, others, await waitForSmsCode(product, OTHERS_KEPT, sent));
    await expect(findDialogStep(third, t('registerPhone.done'))).toContainText(t('settings.phone.new'));
    await understands(third);
    await expect(third.page.getByText(t('settings.phone.known', { phone: OTHERS_PHONE }))).toBeVisible();
  });
