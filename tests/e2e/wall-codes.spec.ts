import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { expect, nightly, pictures, readingsOnDesk, test } from './test.ts';

for (const { words, width, options } of readingsOnDesk)
  test(
    `an administrator prints codes, replaces one, takes it back, and who scans the old one is led on, in ${words.locale} on a ${width}`,
    nightly,
    async ({ people }) => {
      const { t } = words;
      const admin = await people.staff({ words, options });
      const { page } = admin;
      await admin.chooseLanguage();
      await admin.login('admin@town.example');
      const draws = (name: string) => pictures(page, `wall-codes/${name}-${words.locale}-${width}`);
      await page.goto(`${admin.address}/staff/${words.cuid}/settings`);
      await page.getByRole('button', { name: t('codes.open'), exact: true }).click();
      await expect(page.getByRole('heading', { name: t('codes.title'), level: 1 })).toBeVisible();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await draws('list');
      await expectAccessible(page, 'the codes on walls');

      const unseen = page.getByText(` · ${t('codes.state.never')}`).first();
      const qrid = ((await unseen.textContent()) ?? '').replace(/ · .*$/, '');
      await page.getByRole('searchbox').fill(qrid);
      const row = page.getByRole('listitem').filter({ hasText: `${qrid} ·` });
      await row.getByRole('button').click();
      await expect(page.getByText(t('codes.replaced.done'))).toBeVisible();
      await draws('replaced');
      await expectAccessible(page, 'a code that was replaced');
      await page.getByRole('button', { name: t('codes.replaced.undo'), exact: true }).click();
      await expect(page.getByText(t('codes.undone'))).toBeVisible();
      await row.getByRole('button').click();
      await expect(page.getByText(t('codes.replaced.done'))).toBeVisible();

      const print = page.getByRole('link', { name: t('codes.print', { count: 1 }) });
      const saved = page.waitForEvent('download');
      await print.click();
      const sheet = await readFile(await (await saved).path());
      expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
    },
  );
