import { callAddress } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const words = french;

test('says that a report cannot be sent after its session ended, and offers a copy', async ({ people }) => {
  const visitor = await people.contributor({ words });
  const { page } = visitor;
  const { t, asked } = words;
  await visitor.arrives();
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await expect(visitor.review).toBeVisible();
  // Ends with the report under way, so that no other call finds it out first.
  await page.route(
    `**${callAddress(caseCalls.casesInit, {})}`,
    async (route) => {
      await page.context().clearCookies();
      await route.continue();
    },
    { times: 1 },
  );
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
});
