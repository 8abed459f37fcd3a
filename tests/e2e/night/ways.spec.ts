import { expectAccessible } from '../axe.ts';
import { expect, onDesk, test } from '../test.ts';

const { words, options } = onDesk;

test('lets an administrator test a channel and read its result', async ({ people, launch }) => {
  const { t } = words;
  const product = await launch();
  const admin = await people.staff({ words, options, product });
  await admin.chooseLanguage();
  await admin.login('admin@town.example');
  const { page } = admin;
  await page.goto(`${admin.address}/staff/${words.cuid}/settings`);
  const ways = page.getByRole('region', { name: t('ways.title') });
  await ways.getByRole('button', { name: t('ways.try.of', { way: t('ways.name.mail') }) }).click();
  await expect(ways.getByText(t('ways.tried.sent'))).toBeVisible();
  const [trial] = await product.outbox();
  expect(trial?.recipient).toBe('admin@town.example');
  await ways.scrollIntoViewIfNeeded();
  await expectAccessible(page, 'ways of staff');
  await page.getByRole('link', { name: t('staff.nav.admin'), exact: true }).click();
  await page.getByRole('link', { name: t('deliveries.title') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('deliveries.title'));
  const fates = page.getByRole('table', { name: t('deliveries.fates') });
  await expect(fates.getByRole('row').filter({ hasText: t('deliveries.fate.sent.why') })).toBeVisible();
  await expectAccessible(page, 'deliveries');
  await page.getByRole('button', { name: new RegExp(`^${t('deliveries.sms')}`) }).click();
  await expect(page.getByText(t('deliveries.empty.way'))).toBeVisible();
});
