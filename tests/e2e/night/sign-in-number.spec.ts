import { answers, asked, press, seesSettings, sentBefore, types } from '../addressDialogs.ts';
import { expectAccessible } from '../axe.ts';
import { codeFor, smsCodeFor } from '../calls.ts';
import type { Contributor } from '../contributor.ts';
import { codesAge, codesAreSpent, codesAreThereAgain, test } from '../ownDatabase.ts';
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
    const understands = (visitor: Contributor) => answers(visitor, t('flow.understood'));
    async function givesNumber(visitor: Contributor): Promise<string> {
      const before = await sentBefore(product);
      await press(visitor, t('settings.phone.add'));
      await types(visitor, t('sms.contact'), NUMBER);
      await expect(asked(visitor, step)).toBeVisible();
      return smsCodeFor(product, KEPT, before);
    }
    async function asksForTheSecond(visitor: Contributor): Promise<string> {
      const before = await sentBefore(product);
      await answers(visitor, t('flow.sendCode'));
      await expect(asked(visitor, secondStep)).toBeVisible();
      return codeFor(product, MAIL, before);
    }

    const here = await people.contributor({ words, options, product });
    const at = new URL(await here.hasReportedBins()).pathname;
    await seesSettings(here);
    await types(here, step, await givesNumber(here));
    await expect(asked(here, t('registerPhone.done'))).toBeVisible();
    await understands(here);
    await database.client.query('update identities set email = $1 where phone = $2', [MAIL, KEPT]);

    const there = await people.contributor({ words, options, product });
    await there.arrives();
    await there.page.goto(`${there.address}/m/home`);
    await there.page.getByRole('link', { name: t('home.elsewhere'), exact: true }).click();
    await expect(there.heading).toHaveText(t('settings.title'));
    const code = await givesNumber(there);
    await there.page.reload();
    await types(there, step, code.startsWith('a') ? 'bbbbb' : 'aaaaa');
    const wrong = t('settings.code.tries', { text: t('sms.wrongCode'), count: 4 });
    await expect(asked(there, wrong)).toBeVisible();
    await types(there, wrong, code);

    await expect(asked(there, linked)).toBeVisible();
    await expectAccessible(there.page, 'whether there is access to the address');
    await answers(there, t('mail.linked.no'));
    await expect(asked(there, t('login.failed'))).toContainText(t('login.failed.text'));
    await understands(there);
    await expect(there.page.getByRole('dialog')).toHaveCount(0);

    // With access: an undeliverable mail, then an expired code.
    await types(there, step, await givesNumber(there));
    await expect(asked(there, linked)).toBeVisible();
    await there.page.reload();
    await answers(there, t('mail.linked.yes'));
    await expect(asked(there, send)).toBeVisible();
    await codesAreSpent(database, 'mail', MAILS_PER_DAY);
    await answers(there, t('flow.sendCode'));
    const spent = `${t('login.tooMany.minutes', { count: 60 })} ${t('settings.second.notSent')}`;
    await expect(asked(there, t('mail.failed'))).toBeVisible();
    await expect(there.page.getByText(spent, { exact: true })).toBeVisible();
    await expectAccessible(there.page, 'a second code that cannot go');
    await codesAreThereAgain(database);
    await answers(there, t('flow.again'));
    const late = await asksForTheSecond(there);
    await codesAge(database, 11);
    await types(there, secondStep, late);
    await expect(asked(there, t('mail.expired'))).toBeVisible();
    await answers(there, t('flow.again'));
    await answers(there, t('flow.sendCode'));
    await expect(asked(there, t('mail.failed'))).toBeVisible();
    await expect(there.page.getByText(t('settings.second.notSent'), { exact: true })).toBeVisible();
    await answers(there, t('flow.stop'));

    // From the start, as the page says; the first code expires once too.
    const lateFirst = await givesNumber(there);
    await codesAge(database, 11);
    await types(there, step, lateFirst);
    await expect(asked(there, t('sms.expired'))).toBeVisible();
    await answers(there, t('flow.again'));
    const before = await sentBefore(product);
    await types(there, t('sms.contact'), NUMBER);
    await expect(asked(there, step)).toBeVisible();
    await types(there, step, await smsCodeFor(product, KEPT, before));
    await answers(there, t('mail.linked.yes'));
    await types(there, secondStep, await asksForTheSecond(there));
    await expect(asked(there, t('login.done'))).toContainText(t('login.done.text'));
    await understands(there);
    await expect(there.heading).toHaveText(t('home.title'));
    await expect(there.page.getByRole('dialog')).toHaveCount(0);
    await there.page.goto(`${there.address}${at}`);
    await there.seesTheCase();

    const third = await people.contributor({ words, options, product });
    await third.arrives();
    await third.page.goto(`${third.address}/m/settings?address=find`);
    await press(third, t('settings.phone.add'));
    const sent = await sentBefore(product);
    await types(third, t('sms.contact'), OTHERS);
    const others = t('settings.phone.code', { phone: OTHERS_PHONE });
    await expect(asked(third, others)).toBeVisible();
    await types(third, others, await smsCodeFor(product, OTHERS_KEPT, sent));
    await expect(asked(third, t('registerPhone.done'))).toContainText(t('settings.phone.new'));
    await understands(third);
    await expect(third.page.getByText(t('settings.phone.known', { phone: OTHERS_PHONE }))).toBeVisible();
  });
