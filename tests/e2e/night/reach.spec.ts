import { expect, onPhone, test } from '../test.ts';

const { words, options } = onPhone;

test('takes a number before sending, shows it to staff and removes it', async ({ people }) => {
  const { t, asked } = words;
  const visitor = await people.contributor({ words, options });
  const press = (name: string) => visitor.page.getByRole('button', { name, exact: true }).click();
  await visitor.arrives('town-hall');
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await press(t('reach.offer'));
  const phone = visitor.page.getByRole('textbox', { name: t('reach.phone') });
  await phone.fill('06 12');
  await visitor.sendButton.click();
  await expect(phone).toBeFocused();
  await expect(visitor.page.getByText(t('reach.phone.wrong'))).toBeVisible();
  await phone.fill('06 12 34 56 78');
  await visitor.page.reload();
  await expect(phone).toHaveValue('06 12 34 56 78');
  await visitor.sendsTheReport();
  const told = visitor.page.getByText(/\+33 6 12 34 56 78/);
  await expect(visitor.chat).toContainText(t('statement.addId.me'));
  await expect(told).toContainText(t('reach.claimed'));

  const agent = await people.staff({ words });
  await agent.login();
  await agent.openCase('bins', 'townhall');
  const number = agent.page.getByRole('link', { name: '+33 6 12 34 56 78' });
  await expect(number).toHaveAttribute('href', 'tel:+33612345678');

  await press(t('reach.change'));
  await press(t('reach.withdraw'));
  await expect(visitor.page.getByText(t('reach.none'))).toBeVisible();
  await expect(visitor.chat).toContainText(t('statement.idMissing.me'));
  await expect(agent.chat).toContainText(t('statement.idMissing.staff'));
  await expect(number).toHaveCount(0);
});
