import { answers, asked, press, seesSettings, sentBefore, types } from './addressDialogs.ts';
import { expectAccessible } from './axe.ts';
import { codeFor, signInByCall, smsCodeFor } from './calls.ts';
import { type Contributor, questionOf } from './contributor.ts';
import type { Product } from './product.ts';
import { all, expect, pictures, readingsOnPhone, test } from './test.ts';
import { french } from './words.ts';

for (const { words, width, options } of readingsOnPhone)
  test.describe(`a number of one’s own, in ${words.locale} on a ${width}`, () => {
    const { t } = words;
    /** A number of each reading: as people type it, as it is kept and as it is shown. */
    const end = width === 'phone' ? '41' : '42';
    const number = `06 39 98 00 ${end}`;
    const kept = `336399800${end}`;
    const phone = `+33 6 39 98 00 ${end}`;
    const mail = `number-${width}@mail.example`;

    const picture = ({ page }: Contributor, name: string) => pictures(page, `own-phone/${name}-${width}`);

    /** Gives the number, and the code once it came. */
    async function gives(visitor: Contributor, product: Product) {
      const before = await sentBefore(product);
      await press(visitor, t('settings.phone.add'));
      await types(visitor, t('sms.contact'), number);
      const step = t('settings.phone.code', { phone });
      await expect(asked(visitor, step)).toBeVisible();
      await types(visitor, step, await smsCodeFor(product, kept, before));
    }

    test('is refused with its reason, leads to the reports on another device, and with an address to a second code', async ({
      people,
      product,
    }) => {
      const here = await people.contributor({ words, options });
      const at = await here.hasReportedBins();
      await seesSettings(here);
      await picture(here, 'none');
      await press(here, t('settings.phone.add'));
      await types(here, t('sms.contact'), '+34 612 34 56 78');
      await expect(
        asked(here, t('sms.contact')).getByText(t('questionnaire.hint.foreign')).first(),
      ).toBeVisible();
      await picture(here, 'foreign');
      await types(here, t('sms.contact'), '01 23 45 67 89');
      const field = asked(here, t('sms.contact'));
      await expect(field.getByText(t('settings.phone.refused.landline')).first()).toBeVisible();
      await expect(field.getByRole('textbox')).toHaveValue('01 23 45 67 89');
      await expect(field.getByRole('textbox')).toBeFocused();
      await expectAccessible(here.page, 'a number that is refused');
      await picture(here, 'landline');
      await types(here, t('sms.contact'), '08 92 70 00 00');
      await expect(field.getByText(t('settings.phone.refused.premium')).first()).toBeVisible();
      await here.page.keyboard.press('Escape');

      await gives(here, product);
      await expect(asked(here, t('registerPhone.done'))).toContainText(t('registerPhone.done.text'));
      await picture(here, 'done');
      await answers(here, t('flow.understood'));
      await expect(here.page.getByText(t('settings.phone.known', { phone }))).toBeVisible();
      await expectAccessible(here.page, 'settings with a number');
      await picture(here, 'known');

      // On other devices as with an address, on every landing: `own-address`.
      if (!all) return;
      const there = await people.contributor({ words, options });
      await there.arrives();
      await seesSettings(there);
      await gives(there, product);
      await expect(asked(there, t('registerPhone.done'))).toBeVisible();
      await there.page.goto(`${there.address}${new URL(at).pathname}`);
      await there.seesTheCase();

      await seesSettings(there);
      let before = await sentBefore(product);
      await press(there, t('settings.mail.add'));
      await types(there, t('mail.contact'), mail);
      const step = t('settings.mail.code', { mail });
      await expect(asked(there, step)).toBeVisible();
      await types(there, step, await codeFor(product, mail, before));
      await expect(asked(there, t('registerMail.done'))).toBeVisible();

      const third = await people.contributor({ words, options });
      await third.arrives();
      await seesSettings(third);
      await gives(third, product);
      const maskedEmail = `${mail.slice(0, 1)}•••@mail.example`;
      await expect(asked(third, t('mail.linked', { maskedEmail }))).toBeVisible();
      await picture(third, 'linked');
      await answers(third, t('mail.linked.yes'));
      await expect(asked(third, t('mail.linked.send', { maskedEmail }))).toBeVisible();
      before = await sentBefore(product);
      await answers(third, t('flow.sendCode'));
      await expect(asked(third, t('settings.mail.code', { mail: maskedEmail }))).toBeVisible();
      await picture(third, 'second');
      await types(
        third,
        t('settings.mail.code', { mail: maskedEmail }),
        await codeFor(product, mail, before),
      );
      await expect(asked(third, t('registerPhone.done'))).toBeVisible();
      await answers(third, t('flow.understood'));
      await expect(third.page.getByText(t('settings.mail.known', { mail }))).toBeVisible();

      await press(third, t('settings.phone.erase'));
      await picture(third, 'erase');
      await answers(third, t('erasePhone.yes'));
      await expect(third.page.getByText(t('settings.phone.erased'))).toBeVisible();
      await expect(third.page.getByText(t('settings.phone.none'))).toBeVisible();
      await expect(third.page.getByText(t('settings.mail.known', { mail }))).toBeVisible();

      // What is told covers nothing of what is asked next.
      await press(third, t('settings.eraseAll'));
      await expect(third.page.getByRole('dialog')).toBeVisible();
      const told = third.page.getByText(t('settings.phone.erased'));
      const isOver = await told.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return seen !== null && element.contains(seen);
      });
      expect(isOver).toBe(false);
    });
  });

if (all)
  test('staff sign in by a number, once with a second code where an account has their address', async ({
    people,
    product,
  }) => {
    const { t } = french;
    const [mail, number, kept] = ['manager@venue.example', '06 39 98 00 21', '33639980021'];
    const desk = await people.staff();
    await signInByCall(desk.page, desk.address, french, product, mail);
    const types = async ({ page }: typeof desk, code: string) => {
      await page.getByRole('textbox', { name: t('login.code') }).fill(code);
      await page.getByRole('button', { name: t('login.confirm'), exact: true }).click();
    };
    async function asksBySms(agent: typeof desk) {
      await agent.acceptsOnLoginPage();
      const before = await sentBefore(product);
      await agent.page.getByRole('textbox', { name: t('login.mail') }).fill(number);
      await agent.page.getByRole('button', { name: t('login.send'), exact: true }).click();
      await expect(agent.page.getByText(t('login.sent.sms', { phone: '+33 6 •• •• •• 21' }))).toBeVisible();
      return smsCodeFor(product, kept, before);
    }
    const phone = await people.staff();
    const code = await asksBySms(phone);
    await pictures(phone.page, 'own-phone/staff-code');
    const before = await sentBefore(product);
    await types(phone, code);
    // Who has access to it says so first, as in the flow.
    const asks = questionOf(t('mail.linked', { maskedEmail: 'm•••@venue.example' }));
    await expect(phone.page.getByRole('dialog', { name: asks, exact: true })).toBeVisible();
    await pictures(phone.page, 'own-phone/staff-linked');
    await phone.page.reload();
    await phone.page.getByRole('button', { name: t('mail.linked.yes'), exact: true }).click();
    await expect(
      phone.page.getByText(t('login.second.mail', { masked: 'm•••@venue.example' })),
    ).toBeVisible();
    await pictures(phone.page, 'own-phone/staff-second');
    await types(phone, await codeFor(product, mail, before));
    await expect(phone.list).toBeVisible();

    const other = await people.staff();
    await types(other, await asksBySms(other));
    await expect(other.list).toBeVisible();
  });
