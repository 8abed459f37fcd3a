import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../axe.ts';
import { expect, onDesk, test } from '../test.ts';

const { words, options } = onDesk;

test('lets an administrator filter the audit log by kind and person, and export it', async ({ people }) => {
  const { t } = words;
  const admin = await people.staff({ words, options });
  const { page } = admin;
  await admin.chooseLanguage();
  await admin.login('admin@town.example');
  await page.goto(`${admin.address}/staff/${words.cuid}/administration`);
  await page.getByRole('link', { name: t('trail.title') }).click();
  await expect(page.getByRole('heading', { name: t('trail.title'), level: 1 })).toBeVisible();
  const today = page.getByRole('region', { name: t('trail.today') });
  await expect(today.getByText(t('trail.signIn.mail')).first()).toBeVisible();
  await expectAccessible(page, 'the log');

  await page.getByRole('button', { name: t('trail.kind.signIn'), exact: true }).click();
  await expect(today.getByText(t('trail.right.joined'))).toHaveCount(0);
  await expect(today.getByText(t('trail.signIn.mail')).first()).toBeVisible();
  await page.getByRole('combobox', { name: t('trail.person') }).click();
  await page.getByRole('option', { name: t('trail.person.operator') }).click();
  await expect(page.getByText(t('trail.nothing'))).toBeVisible();
  await expectAccessible(page, 'the log without a row');

  await page.getByRole('button', { name: t('trail.kind.right'), exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: t('trail.export'), exact: true }).click();
  const sheet = await readFile(await (await saved).path(), 'utf8');
  expect(sheet).toContain(t('trail.column.who'));
  expect(sheet).toContain(t('trail.right.joined'));
  expect(sheet).not.toContain(t('trail.signIn.mail'));
});
