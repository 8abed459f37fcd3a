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
import type { Product } from '../product.ts';
import { expect, onPhone, test } from '../test.ts';

const { words, options } = onPhone;

test.describe('own number', () => {
  const { t } = words;
  const [number, kept, phone] = ['06 39 98 00 41', '33639980041', '+33 6 39 98 00 41'];
  const mail = 'number@mail.example';

  async function gives(visitor: Contributor, product: Product) {
    const before = await listSentMails(product);
    await press(visitor, t('settings.phone.add'));
    await submitDialogField(visitor, t('sms.contact'), number);
    const step = t('settings.phone.code', { phone });
    await expect(findDialogStep(visitor, step)).toBeVisible();
    await submitDialogField(visitor, step, await waitForSmsCode(product, kept, before));
  }

  test('is rejected with a reason, leads to the reports on another device, and with an address to a second code', async ({
    people,
    product,
  }) => {
    const here = await people.contributor({ words, options });
    const at = await here.hasReportedBins();
    await expectSettings(here);
    await press(here, t('settings.phone.add'));
    await submitDialogField(here, t('sms.contact'), '+34 612 34 56 78');
    await expect(
      findDialogStep(here, t('sms.contact')).getByText(t('questionnaire.hint.foreign')).first(),
    ).toBeVisible();
    await submitDialogField(here, t('sms.contact'), '01 23 45 67 89');
    const field = findDialogStep(here, t('sms.contact'));
    await expect(field.getByText(t('settings.phone.refused.landline')).first()).toBeVisible();
    await expect(field.getByRole('textbox')).toHaveValue('01 23 45 67 89');
    await expect(field.getByRole('textbox')).toBeFocused();
    await expectAccessible(here.page, 'a number that is refused');
    await submitDialogField(here, t('sms.contact'), '08 92 70 00 00');
    await expect(field.getByText(t('settings.phone.refused.premium')).first()).toBeVisible();
    await here.page.keyboard.press('Escape');

    await gives(here, product);
    await expect(findDialogStep(here, t('registerPhone.done'))).toContainText(t('registerPhone.done.text'));
    await answerDialog(here, t('flow.understood'));
    await expect(here.page.getByText(t('settings.phone.known', { phone }))).toBeVisible();
    await expectAccessible(here.page, 'settings with a number');

    const there = await people.contributor({ words, options });
    await there.arrives();
    await expectSettings(there);
    await gives(there, product);
    await expect(findDialogStep(there, t('registerPhone.done'))).toBeVisible();
    await there.page.goto(`${there.address}${new URL(at).pathname}`);
    await there.seesTheCase();

    await expectSettings(there);
    let before = await listSentMails(product);
    await press(there, t('settings.mail.add'));
    await submitDialogField(there, t('mail.contact'), mail);
    const step = t('settings.mail.code', { mail });
    await expect(findDialogStep(there, step)).toBeVisible();
    await submitDialogField(there, step, await waitForMailCode(product, mail, before));
    await expect(findDialogStep(there, t('registerMail.done'))).toBeVisible();

    const third = await people.contributor({ words, options });
    await third.arrives();
    await expectSettings(third);
    await gives(third, product);
    const maskedEmail = `${mail.slice(0, 1)}•••@mail.example`;
    await expect(findDialogStep(third, t('mail.linked', { maskedEmail }))).toBeVisible();
    await answerDialog(third, t('mail.linked.yes'));
    await expect(findDialogStep(third, t('mail.linked.send', { maskedEmail }))).toBeVisible();
    before = await listSentMails(product);
    await answerDialog(third, t('flow.sendCode'));
    await expect(findDialogStep(third, t('settings.mail.code', { mail: maskedEmail }))).toBeVisible();
    await submitDialogField(
      third,
      t('settings.mail.code', { mail: maskedEmail }),
      await waitForMailCode(product, mail, before),
    );
    await expect(findDialogStep(third, t('registerPhone.done'))).toBeVisible();
    await answerDialog(third, t('flow.understood'));
    await expect(third.page.getByText(t('settings.mail.known', { mail }))).toBeVisible();

    await press(third, t('settings.phone.erase'));
    await answerDialog(third, t('erasePhone.yes'));
    await expect(third.page.getByText(t('settings.phone.erased'))).toBeVisible();
    await expect(third.page.getByText(t('settings.phone.none'))).toBeVisible();
    await expect(third.page.getByText(t('settings.mail.known', { mail }))).toBeVisible();
  });
});
