import { waitForMailCode } from '../apiCalls.ts';
import { questionOf } from '../contributor.ts';
import { expect, onPhone, test } from '../test.ts';

const { words, width, options } = onPhone;

test('postpones a contact, then takes and verifies it in the conversation', async ({ people, product }) => {
  const { t, asked } = words;
  const visitor = await people.contributor({ words, options });
  const { page } = visitor;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const mail = `partly-${words.locale}-${width}@mail.example`.toLowerCase();
  await visitor.arrives('town-hall');
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await press(t('reach.offer'));
  await expect(page.getByRole('textbox', { name: t('reach.phone') })).toBeFocused();
  await expect(page.getByRole('button', { name: t('reach.later'), exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: t('reach.mail') }).fill('jo@');
  await press(t('reach.without'));
  await expect(page.getByText(t('reach.later.text'))).toBeVisible();
  await visitor.sendsTheReport();
  await expect(page.getByText(t('reach.none'))).toBeVisible();
  await press(t('reach.add'));
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: t('reach.mail') })
    .fill(mail);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('reach.save'), exact: true })
    .click();
  await expect(page.getByText(t('reach.given', { ways: `${mail} (${t('reach.claimed')})` }))).toBeVisible();
  await page.getByRole('link', { name: t('reach.verify') }).click();
  await expect(page.getByText(t('settings.mail.unverified', { value: mail }))).toBeVisible();
  const before = new Set((await product.outbox()).map(({ id }) => id));
  await press(t('settings.mail.verify', { value: mail }));
  const step = (title: string) =>
    page.getByRole('dialog', { name: questionOf(title), exact: true }).getByRole('textbox');
  await expect(step(t('mail.contact'))).toHaveValue(mail);
  await step(t('mail.contact')).press('Enter');
  const code = step(t('settings.mail.code', { mail }));
  await expect(code).toBeVisible();
  await code.fill(await waitForMailCode(product, mail, before));
  await code.press('Enter');
  await expect(page.getByRole('dialog', { name: questionOf(t('registerMail.done')) })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('flow.understood'), exact: true })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('mailNews.no'), exact: true })
    .click();
  await expect(page.getByText(t('settings.mail.known', { mail }))).toBeVisible();
  await expect(page.getByText(t('settings.mail.unverified', { value: mail }))).toHaveCount(0);
});
