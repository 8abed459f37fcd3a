import {
  expectSettings,
  findDialogStep,
  listSentMails,
  press,
  submitDialogField,
} from '../addressDialogs.ts';
import { waitForMailCode } from '../apiCalls.ts';
import { expectAccessible } from '../axe.ts';
import type { Contributor } from '../contributor.ts';
import type { Product } from '../product.ts';
import { expect, onPhone, test } from '../test.ts';

const { words, options } = onPhone;

test.describe('own address', () => {
  const { t } = words;
  async function asksForCode(visitor: Contributor, product: Product, mail: string, button: string) {
    const before = await listSentMails(product);
    await press(visitor, button);
    await submitDialogField(visitor, t('mail.contact'), mail);
    await expect(findDialogStep(visitor, t('settings.mail.code', { mail }))).toBeVisible();
    return waitForMailCode(product, mail, before);
  }
  async function typesCode(visitor: Contributor, code: string) {
    const field = visitor.page.getByRole('dialog').getByRole('textbox');
    await field.fill(code);
    await field.press('Enter');
  }

  test('is confirmed from the mail’s link in another browser, which then shows the case', async ({
    people,
    product,
  }) => {
    const mail = 'link@mail.example';
    const here = await people.contributor({ words, options });
    const at = await here.hasReportedBins();
    await expectSettings(here);
    await typesCode(here, await asksForCode(here, product, mail, t('settings.mail.add')));
    await expect(findDialogStep(here, t('registerMail.done'))).toBeVisible();

    const there = await people.contributor({ words, options });
    await there.page.goto(`${there.address}${new URL(at).pathname}`);
    await there.gate.getByRole('checkbox', { name: t('gate.check') }).click();
    await there.gate.getByRole('button', { name: t('gate.accept') }).click();
    await expect(there.heading).toHaveText(t('chat.unknownCase'));
    await expect(there.page.getByText(t('chat.otherBrowser'))).toBeVisible();
    await expectAccessible(there.page, 'a case of another browser');
    const code = await asksForCode(there, product, mail, t('chat.otherBrowser.confirm'));
    // The phone discards the page while the mail is read.
    await there.page.reload();
    await typesCode(there, code);
    await there.seesTheCase();
    await expect(there.page.getByRole('dialog')).toHaveCount(0);
  });

  test('brings the reports of one device to another, and is removed on request', async ({
    people,
    product,
  }) => {
    const mail = 'jo@mail.example';
    const here = await people.contributor({ words, options });
    const at = await here.hasReportedBins();
    await expectSettings(here);
    await expectAccessible(here.page, 'settings');
    const code = await asksForCode(here, product, mail, t('settings.mail.add'));
    await expectAccessible(here.page, 'code of an address');
    const field = here.page.getByRole('dialog').getByRole('textbox');
    await expect(field, 'digits that are typed at once are not lost').toBeFocused();
    // The phone discards the page while the mail is read.
    await here.page.reload();
    await typesCode(here, code.startsWith('a') ? 'bbbbb' : 'aaaaa');
    const wrong = t('settings.code.tries', { text: t('mail.wrongCode'), count: 4 });
    await expect(findDialogStep(here, wrong)).toBeVisible();
    await typesCode(here, code);
    await expect(findDialogStep(here, t('registerMail.done'))).toContainText(t('registerMail.done.text'));
    await findDialogStep(here, t('registerMail.done'))
      .getByRole('button', { name: t('flow.understood'), exact: true })
      .click();
    await press(here, t('mailNews.yes'));
    await expect(here.page.getByRole('radio', { name: t('settings.news.fact') })).toBeChecked();
    await expect(here.page.getByText(t('settings.mail.known', { mail }))).toBeVisible();

    const there = await people.contributor({ words, options });
    await there.arrives();
    await there.page.goto(`${there.address}/m/home`);
    await there.page.getByRole('link', { name: t('home.elsewhere'), exact: true }).click();
    await expect(there.page.getByRole('button', { name: t('settings.mail.add') })).toBeFocused();
    await typesCode(there, await asksForCode(there, product, mail, t('settings.mail.add')));
    await expect(findDialogStep(there, t('registerMail.done'))).toContainText(t('settings.mail.joined'));
    await there.page.goto(`${there.address}${new URL(at).pathname}`);
    await there.seesTheCase();

    await expectSettings(there);
    await expect(there.page.getByText(t('device.here'), { exact: true })).toBeVisible();
    await expectAccessible(there.page, 'devices');
    const other = there.page.getByRole('button', { name: new RegExp(`^${t('device.end')}`) });
    await other.click();
    await expect(other).toHaveCount(0);
    // The other device is told before and after access ends, with the way back.
    await here.page.goto(at);
    await expect(here.heading).toHaveText(t('home.signedOut'));
    await here.page.goto(`${here.address}/m/home`);
    await expect(here.heading).toHaveText(t('home.signedOut'));
    await expect(here.page.getByRole('main')).toContainText(t('home.signedOut.text'));
    await here.page.getByRole('checkbox', { name: t('gate.check') }).click();
    await press(here, t('gate.accept'));
    const told = here.page.getByRole('region', { name: t('home.signedOut') });
    await expect(told).toContainText(t('home.signedOut.text'));
    await expectAccessible(here.page, 'a device that was signed out');
    await told.getByRole('link', { name: t('home.find') }).click();
    await expect(here.heading).toHaveText(t('settings.title'));
    // A missing case shows the same after access is regained.
    await here.page.goto(at);
    await expect(here.heading).toHaveText(t('home.signedOut'));
    await expect(here.page.getByRole('link', { name: t('home.find') })).toBeVisible();
    await press(there, t('settings.mail.erase'));
    await there.page
      .getByRole('dialog')
      .getByRole('button', { name: t('eraseMail.yes'), exact: true })
      .click();
    await expect(there.page.getByText(t('settings.mail.erased'))).toBeVisible();
    await expect(there.page.getByText(t('settings.mail.none'))).toBeVisible();
  });
});
