import { expectAccessible } from './axe.ts';
import { expect, nightly, pictures, readingsOnDesk, readingsOnPhone, test } from './test.ts';

for (const { words, width, options } of readingsOnPhone)
  test(
    `a visitor reads by which ways they are told, and what keeps the others, in ${words.locale} on a ${width}`,
    nightly,
    async ({ people }) => {
      const { t } = words;
      const visitor = await people.contributor({ words, options });
      await visitor.hasReportedBins();
      const { page } = visitor;
      await page.goto(`${visitor.address}/m/settings`);
      const ways = page.getByRole('region', { name: t('ways.title') });
      await expect(ways.getByText(t('ways.on.page'))).toBeVisible();
      for (const lack of ['noBrowser', 'noAddress', 'notPaid'] as const)
        await expect(ways.getByText(t(`ways.lack.${lack}`))).toBeVisible();
      const tries = ways.getByRole('button', { name: t('ways.try.of', { way: t('ways.name.page') }) });
      await expect(ways.getByRole('button')).toHaveCount(1);
      await tries.click();
      await expect(ways.getByText(t('ways.tried.page'))).toBeVisible();
      await ways.scrollIntoViewIfNeeded();
      await pictures(page, `ways/visitor-${width}`);
      await expectAccessible(page, 'ways of a visitor');
    },
  );

for (const { words, width, options } of readingsOnDesk)
  test(
    `an administrator tries a way, and reads what became of it, in ${words.locale} on a ${width}`,
    nightly,
    async ({ people, launch }) => {
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
      await pictures(page, `ways/staff-${width}`);
      await expectAccessible(page, 'ways of staff');
      await page.getByRole('button', { name: t('deliveries.open'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('deliveries.title'));
      const fates = page.getByRole('table', { name: t('deliveries.fates') });
      await expect(fates.getByRole('row').filter({ hasText: t('deliveries.fate.sent.why') })).toBeVisible();
      await pictures(page, `ways/deliveries-${width}`);
      await expectAccessible(page, 'deliveries');
      await page.getByRole('button', { name: new RegExp(`^${t('deliveries.sms')}`) }).click();
      await expect(page.getByText(t('deliveries.empty.way'))).toBeVisible();
    },
  );
