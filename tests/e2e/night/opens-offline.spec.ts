import { listOwnCasesByCall } from '../apiCalls.ts';
import { expect, phone, test, withWorker } from '../test.ts';
import { french } from '../words.ts';
import { findWorkerTools, reportAndWriteUntilCached, reportOffline, visitUntilCached } from '../workers.ts';

const words = french;

const onPhone = { ...phone, ...withWorker };

const { t, asked, tile } = words;

test('opens a seen code offline, and sends its report once after the page is closed', async ({ people }) => {
  const visitor = await people.contributor({ words, options: onPhone });
  await visitUntilCached(visitor, 'town-school');
  await visitor.page.close();

  const again = await people.sameBrowser(visitor);
  await again.goOffline();
  await again.scan('town-school');
  await again.seesTheMenu();
  await again.beginReport('hygiene', 'bins');
  await again.choose(asked('bins.what'), asked('bins.what.full'));
  await again.sendButton.click();
  await expect(again.heading).toHaveText(t('sent.waiting'));
  await again.page.close();

  await again.comeBack();
  const third = await people.sameBrowser(again);
  await third.page.goto(`${third.address}/m/home`);
  const cases = third.ownCases('bins');
  await expect(cases).toHaveCount(1);
  await cases.getByRole('link').or(cases.getByRole('button')).first().click();
  await third.seesTheCase();
});

test('sends an offline report with no page open, where the browser supports it', async ({ people }) => {
  const visitor = await people.contributor({ words, options: onPhone });
  await visitUntilCached(visitor, 'town-school');
  await visitor.goOffline();
  await reportOffline(visitor);
  await visitor.page.close();

  await visitor.comeBack();
  const apart = await people.sameBrowser(visitor);
  await (await findWorkerTools(apart.page, visitor.address)).sync();
  await expect.poll(() => listOwnCasesByCall(apart.page, apart.address, words)).toEqual(['bins']);
  await apart.page.goto(`${apart.address}/m/home`);
  await expect(apart.ownCases('bins')).toHaveCount(1);
});

test('opens the last conversation and own reports offline', async ({ people }) => {
  const visitor = await people.contributor({ words, options: onPhone });
  const at = await reportAndWriteUntilCached(visitor, 'Ombeline');

  const again = await people.sameBrowser(visitor);
  await again.goOffline();
  await again.page.goto(at);
  await expect(again.said('Ombeline')).toBeVisible();
  await again.page.goto(`${again.address}/m/home`);
  await expect(again.page.getByRole('main')).toContainText(tile('bins'));
});
