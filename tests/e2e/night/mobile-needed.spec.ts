import { waitForSmsCode } from '../apiCalls.ts';
import { expectAccessible } from '../axe.ts';
import type { Product } from '../product.ts';
import { expect, onPhone, phone, test } from '../test.ts';
import { french } from '../words.ts';

const { words, width, options } = onPhone;

const seen = async (product: Product) => new Set((await product.outbox()).map(({ id }) => id));

test('verifies a mobile number that staff asked for, after a rejection, in the conversation', async ({
  people,
  product,
}) => {
  const { t } = words;
  const end = 51 + (words.locale === 'en-US' ? 2 : 0) + (width === 'phone' ? 0 : 1);
  const [number, kept, shown] = [`06 39 98 00 ${end}`, `336399800${end}`, `+33 6 39 98 00 ${end}`];
  const visitor = await people.contributor({ words, options });
  const press = (name: string) => visitor.chat.getByRole('button', { name, exact: true }).click();
  const types = async (label: string, text: string) => {
    const field = visitor.chat.getByRole('textbox', { name: label });
    await field.fill(text);
    await field.press('Enter');
  };
  const at = await visitor.hasReportedBins('town-hall');
  await visitor.page.goto(at);
  const agent = await people.staff({ words });
  await agent.login();
  await agent.openCase('bins', 'townhall');
  await agent.take();
  const asks = async () => {
    await agent.more('askMobile');
    await agent.drawer.getByRole('button', { name: t('staff.mobile.yes'), exact: true }).click();
    await expect(agent.chat.getByText(t('chat.waitingAnswer'))).toBeVisible();
  };

  await asks();
  await expect(visitor.chat.getByText(t('statement.mobileNeeded'))).toBeVisible();
  await expectAccessible(visitor.page, 'a mobile number is asked for');
  await press(t('mobileNeeded.no'));
  await expect(visitor.chat).toContainText(t('statement.idMissing.me'));
  await expect(agent.chat).toContainText(t('statement.idMissing.staff'));

  await asks();
  await press(t('mobileNeeded.yes'));
  await types(t('answer.sms.contact'), '+44 (0)7700 900123');
  await expect(visitor.chat).toContainText(t('questionnaire.hint.foreign'));
  await press(t('mobileNeeded.afterAll'));
  await expect(agent.chat.getByText(t('statement.idMissing.staff'))).toHaveCount(2);
  await expect(agent.chat.getByText(t('mobileNeeded.no'))).toHaveCount(2);

  await asks();
  await press(t('mobileNeeded.yes'));
  const landline = '01 23 45 67 89';
  await types(t('answer.sms.contact'), landline);
  const refused = visitor.chat.getByRole('textbox', { name: t('answer.sms.contact') });
  await expect(refused).toHaveAccessibleDescription(t('settings.phone.refused.landline'));
  await expect(refused).toHaveValue(landline);
  const before = await seen(product);
  await types(t('answer.sms.contact'), number);
  const code = visitor.chat.getByRole('textbox', { name: t('answer.sms.code') });
  await expect(code).toBeVisible();
  const right = await waitForSmsCode(product, kept, before);
  await types(t('answer.sms.code'), (right.startsWith('a') ? 'b' : 'a') + right.slice(1));
  await expect(visitor.chat.getByText(t('sms.wrongCode'))).toBeVisible();
  await visitor.page.reload();
  await expect(code).toBeVisible();
  await types(t('answer.sms.code'), right);
  await expect(visitor.chat).toContainText(t('statement.addId.me'));
  await expect(visitor.page.getByText(shown, { exact: false }).first()).toContainText(t('reach.verified'));
  await expect(agent.chat).toContainText(t('statement.addId.staff'));
  await expect(agent.page.getByRole('link', { name: shown })).toHaveAttribute('href', `tel:+${kept}`);
});

test('fits a mobile number in its field on the smallest phone, also when invalid', async ({ people }) => {
  const { t } = french;
  const visitor = await people.contributor({
    options: { ...phone, viewport: { width: 320, height: 640 } },
  });
  await visitor.hasReportedBins('town-pool');
  const agent = await people.staff();
  await agent.login();
  await agent.openCase('bins', 'pool');
  await agent.take();
  await agent.more('askMobile');
  await agent.drawer.getByRole('button', { name: t('staff.mobile.yes'), exact: true }).click();
  await visitor.chat.getByRole('button', { name: t('mobileNeeded.yes'), exact: true }).click();
  const field = visitor.chat.getByRole('textbox', { name: t('answer.sms.contact') });
  const hidden = () => field.evaluate((input) => input.scrollWidth - input.clientWidth);
  await field.fill('01 23 45 67 89');
  expect(await hidden()).toBe(0);
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(t('settings.phone.refused.landline'));
  expect(await hidden()).toBe(0);
});
