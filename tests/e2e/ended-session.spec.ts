import { expect, nightly, readers, test } from './test.ts';

for (const words of readers)
  test(
    `a report sent after its session ended says that it does not go, and can be copied (${words.locale})`,
    nightly,
    async ({ people }) => {
      const visitor = await people.contributor({ words });
      const { page } = visitor;
      const { t, asked } = words;
      await visitor.arrives();
      await visitor.beginReport('hygiene', 'bins');
      await visitor.choose(asked('bins.what'), asked('bins.what.full'));
      await expect(visitor.review).toBeVisible();
      await page.context().clearCookies();
      await visitor.sendButton.click();
      await visitor.gate.getByRole('checkbox', { name: t('gate.check') }).click();
      await visitor.gate.getByRole('button', { name: t('gate.accept') }).click();
      await expect(page.getByText(t('home.unsent.text'))).toBeVisible();
      await expect(visitor.chat.getByText(asked('bins.what.full'))).toBeVisible();
      await expect(visitor.chat.getByText(t('chat.failed'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('chat.failed.copy'), exact: true })).toBeVisible();
      await expect(page.getByText(t('sent.waiting'))).toHaveCount(0);
      await page.getByRole('button', { name: t('chat.failed.discard'), exact: true }).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(page.getByText(t('home.unsent'))).toHaveCount(0);
    },
  );

test(
  'the address of a case that is not one’s own tells of the message that was left in it, which can be copied',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor();
    const { page, words } = visitor;
    const { t } = words;
    const address = await visitor.hasReportedBins();
    await visitor.goOffline();
    await page.getByRole('textbox', { name: t('part.message'), exact: true }).fill('Il déborde encore');
    await page.getByRole('button', { name: t('part.send'), exact: true }).click();
    await expect(visitor.chat.getByText('Il déborde encore')).toBeVisible();
    await page.context().clearCookies();
    await visitor.comeBack();
    await page.goto(address);
    await visitor.gate.getByRole('checkbox', { name: t('gate.check') }).click();
    await visitor.gate.getByRole('button', { name: t('gate.accept') }).click();
    await expect(visitor.heading).toHaveText(t('chat.unknownCase'));
    const left = page.getByRole('region', { name: t('home.unsent') });
    await expect(left).toContainText('Il déborde encore');
    await expect(left.getByRole('button', { name: t('chat.failed.copy'), exact: true })).toBeVisible();
    await left.getByRole('button', { name: t('chat.failed.discard'), exact: true }).click();
    await expect(left).toHaveCount(0);
    await expect(visitor.heading).toHaveText(t('chat.unknownCase'));
  },
);
