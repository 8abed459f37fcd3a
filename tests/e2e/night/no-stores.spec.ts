import { callAddress } from '@parvis/api/call';
import { arrivalCalls } from '@parvis/api/calls/arrival';
import { caseCalls } from '@parvis/api/calls/cases';
import type { BrowserContext } from 'playwright/test';
import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const { t, asked } = french;

const everyStore = ['localStorage', 'sessionStorage', 'indexedDB'];

/** From the next page on, blocks all storage but cookies, as in private windows and strict settings. */
const refuseStores = (context: BrowserContext, stores = everyStore) =>
  context.addInitScript((names) => {
    for (const name of names)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  }, stores);

test('keeps consent without storage, and sends a report from any page once online', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  await refuseStores(page.context());
  await visitor.scan('town-school');
  await visitor.acceptTerms();
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await expect(visitor.sendButton).toBeVisible();

  await visitor.goOffline();
  await visitor.sendButton.click();
  await expect(visitor.heading).toHaveText(t('sent.waiting'));
  // The case stream fails several times, then checks the identity.
  const doubted = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(callAddress(arrivalCalls.userSts, {})),
  );
  await page.getByRole('button', { name: t('sent.chat'), exact: true }).click();
  await expect(visitor.chat).toBeVisible();
  await doubted;
  await expect(page.getByText(t('chat.offline'))).toBeVisible();
  await expect(visitor.chat).toContainText(asked('bins.what.full'));

  await page.goBack();
  await visitor.seesTheMenu();
  const sent = page.waitForResponse((response) =>
    response.url().endsWith(callAddress(caseCalls.casesInit, {})),
  );
  await visitor.comeBack();
  expect((await sent).ok()).toBe(true);
  await expect(visitor.gate).toHaveCount(0);
});
