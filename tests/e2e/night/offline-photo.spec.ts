import { listOwnCasesByCall } from '../apiCalls.ts';
import { layWire } from '../faultyNetwork.ts';
import { answerBenchReport, PHOTO_WORDS } from '../photoReport.ts';
import { expect, phone, test, withWorker } from '../test.ts';
import { french } from '../words.ts';
import { findWorkerTools, visitUntilCached } from '../workers.ts';

const words = french;

const onPhone = { ...phone, ...withWorker };

const { t } = words;
for (const [way, isWoken] of [
  ['by itself, where the browser wakes the worker', true],
  ['at the next opening elsewhere', false],
] as const)
  test(`sends a report with a photo, made offline from a seen code, once ${way}, with the tab closed and the worker stopped`, async ({
    people,
    product,
  }) => {
    // The tool's own offline switch waits for the stopped worker.
    const wire = await layWire(product.address);
    const visitor = await people.contributor({ words, options: onPhone, address: wire.address });
    await visitUntilCached(visitor, 'demo-town');
    await visitor.page.close();
    const apart = await people.sameBrowser(visitor);
    const worker = await findWorkerTools(apart.page, visitor.address);
    await worker.stop();

    const again = await people.sameBrowser(visitor);
    wire.cut();
    await again.scan();
    await again.seesTheMenu();
    await worker.stop();
    await answerBenchReport(again);
    await worker.stop();
    await again.sendButton.click();
    await expect(again.heading).toHaveText(t('sent.waiting'));
    await again.page.close();
    await worker.stop();
    expect(await listOwnCasesByCall(apart.page, product.address, words)).toEqual([]);

    wire.mend();
    const third = await people.sameBrowser(visitor);
    if (isWoken) {
      await worker.sync();
      await expect.poll(() => listOwnCasesByCall(apart.page, apart.address, words)).toEqual(['seating']);
      // It may stop before completion, and is woken again.
      await worker.stop();
      await worker.sync();
    }
    await third.page.goto(`${third.address}/m/home`);
    const cases = third.ownCases('seating');
    await expect(cases).toHaveCount(1);
    await cases.getByRole('link').or(cases.getByRole('button')).first().click();
    await third.seesTheCase();
    await expect(third.page.getByRole('button', { name: PHOTO_WORDS, exact: true })).toHaveCount(1);
    expect(await listOwnCasesByCall(third.page, third.address, words)).toEqual(['seating']);
    for (const { page } of [third, apart]) await page.close();
    await wire.close();
  });
