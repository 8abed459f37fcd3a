import { callAddress } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

test('rejects a report whose events do not replay, keeps it and offers a copy', async ({ people }) => {
  const visitor = await people.contributor();
  const { page } = visitor;
  const { t, asked } = french;
  const refusals: unknown[] = [];
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(`**${callAddress(caseCalls.casesInit, {})}`, async (route) => {
    const body = route.request().postDataJSON();
    body.played.events.splice(1, 1);
    const response = await route.fetch({ postData: body });
    refusals.push(await response.json());
    await route.fulfill({ response });
  });
  await visitor.arrives();
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await expect(visitor.review).toBeVisible();
  await visitor.sendButton.click();
  const copy = page.getByRole('button', { name: t('chat.failed.copy'), exact: true });
  await copy.click();
  await expect(page.getByRole('button', { name: t('chat.failed.copied'), exact: true })).toBeVisible();
  expect(refusals).toEqual([
    {
      rslt: {
        error: {
          code: 'badRequest',
          path: expect.stringMatching(/^body\.played\.events\.\d$/),
          reason: 'notPossible',
        },
      },
    },
  ]);
  await expect(page.getByText(/à partir de l’étape \d sur \d/)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(asked('bins.what.full'));
  await page.reload();
  await expect(copy).toBeVisible();
});
