import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import type { Request, Route } from 'playwright/test';
import { builtFile } from './builtFile.ts';
import { expect, nightly, phone, test } from './test.ts';
import { french } from './words.ts';

const { t, asked, tile, cuid } = french;

test('a report is begun and answered without a network, from a menu that was open before, and sent once there is one', async ({
  people,
}) => {
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  const onTheWay = new Set<Request>();
  page.on('request', (request) => onTheWay.add(request));
  page.on('requestfinished', (request) => onTheWay.delete(request));
  const address = callAddress(mobileCalls.casesQuestion, { cuid });
  const questions = page.waitForResponse((response) => response.url().endsWith(address));
  const thanks = page.waitForResponse(builtFile('cases/SentPage.tsx'));
  await visitor.arrives('town-school');
  await (await questions).finished();
  await (await thanks).finished();
  await expect.poll(() => onTheWay.size).toBe(0);

  await visitor.goOffline();
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await visitor.sendButton.click();
  await expect(visitor.heading).toHaveText(t('sent.waiting'));
  await visitor.comeBack();
  await expect(visitor.heading).toHaveText(t('sent.title'));
  await expect(page.getByRole('main')).toContainText(tile('bins'));
});

test(
  'whoever sees the questions is thanked without a network, too: the page of thanks has come with them',
  nightly,
  async ({ people }) => {
    const visitor = await people.contributor({ options: phone });
    const { page } = visitor;
    let held: Route | undefined;
    await page.route(builtFile('cases/SentPage.tsx'), (route) => {
      held = route;
    });
    await visitor.arrives('town-school');
    await expect.poll(() => held !== undefined).toBe(true);
    await visitor.chooseTile('hygiene');
    await visitor.chooseTile('bins');
    const button = page.getByRole('button', { name: t('menu.report', { lbl: tile('bins') }) });
    await button.click();
    await expect(button).toHaveAttribute('data-loading');
    await held?.continue();
    await expect(visitor.question(asked('bins.what'))).toBeVisible();
    await visitor.goOffline();
    await visitor.choose(asked('bins.what'), asked('bins.what.full'));
    await visitor.sendButton.click();
    await expect(visitor.heading).toHaveText(t('sent.waiting'));
  },
);
