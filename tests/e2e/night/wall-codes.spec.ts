import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, onDesk, test } from '../test.ts';

const { words, options } = onDesk;

/** The page uses the town's first language: French. */
const readsIn = async (page: Page, locale: string) => {
  if (locale === 'en-US') await page.getByRole('button', { name: 'Read this in English' }).click();
};

test('prints, replaces and restores wall codes, and redirects scans of the old one', async ({ people }) => {
  const { t } = words;
  const admin = await people.staff({ words, options });
  const { page } = admin;
  await admin.chooseLanguage();
  await admin.login('admin@town.example');
  await page.goto(`${admin.address}/staff/${words.cuid}/administration`);
  await page.getByRole('link', { name: t('codes.title') }).click();
  await expect(page.getByRole('heading', { name: t('codes.title'), level: 1 })).toBeVisible();
  // As typed from a document, without the customer.
  await page.goto(`${admin.address}/staff/codes`);
  await expect(page).toHaveURL(`${admin.address}/staff/${words.cuid}/codes`);
  await expect(page.getByRole('heading', { name: t('codes.title'), level: 1 })).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectAccessible(page, 'the codes on walls');

  const unseen = page.getByText(` · ${t('codes.state.never')}`).first();
  const qrid = ((await unseen.textContent()) ?? '').replace(/ · .*$/, '');
  await page.getByRole('searchbox').fill(qrid);
  const row = page.getByRole('listitem').filter({ hasText: `${qrid} ·` });
  await row.getByRole('button').click();
  await expect(page.getByText(t('codes.replaced.done'))).toBeVisible();
  await expectAccessible(page, 'a code that was replaced');
  await page.getByRole('button', { name: t('codes.replaced.undo'), exact: true }).click();
  await expect(page.getByText(t('codes.undone'))).toBeVisible();
  await row.getByRole('button').click();
  await expect(page.getByText(t('codes.replaced.done'))).toBeVisible();

  // The server's address is local: printing asks for confirmation by name.
  const name = t('codes.print', { count: 1 });
  const link = page.getByRole('link', { name });
  const asked = page.getByRole('dialog', { name: t('codes.try') });
  await page.getByRole('button', { name, exact: true }).click();
  await expect(asked).toContainText(admin.address);
  await expect(link).toHaveCount(0);
  await expectAccessible(page, 'codes for a try');
  await asked.getByRole('button', { name: t('part.cancel'), exact: true }).click();
  await expect(asked).toHaveCount(0);
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name, exact: true }).click();
  await asked.getByRole('checkbox', { name: t('codes.try.check', { address: admin.address }) }).click();
  const saved = page.waitForEvent('download');
  await asked.getByRole('link', { name }).click();
  await expect(asked).toHaveCount(0);
  const sheet = await readFile(await (await saved).path());
  expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');

  const visitor = await people.contributor({ words, options });
  await visitor.page.goto(`${visitor.address}/q/${qrid}`);
  await readsIn(visitor.page, words.locale);
  await expect(visitor.page.getByRole('heading', { name: t('qr.replaced'), level: 1 })).toBeVisible();
  await expectAccessible(visitor.page, 'a code that was replaced, scanned');
  const within = await people.contributor({ words, options });
  await within.arrives();
  // As the in-app camera opens it: the server sends no page.
  await within.page.evaluate((path) => history.pushState(null, '', path), `/q/${qrid}`);
  await expect(within.heading).toHaveText(t('qr.replaced'));
  await within.page.getByRole('link', { name: t('qr.replaced.go'), exact: true }).click();
  await within.seesTheMenu();

  await visitor.page.getByRole('link', { name: t('qr.replaced.go'), exact: true }).click();
  await expect(visitor.page.getByRole('checkbox', { name: t('gate.check') })).toBeVisible();
});
