import { findLocalNetworkAddress } from '../product.ts';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

test.describe('plain http on the local network', () => {
  test.skip(findLocalNetworkAddress() === undefined, 'this machine has no address but its own');

  test('lets a phone report and chat with staff, and hides the outbox from phones', async ({
    people,
    launch,
  }) => {
    const product = await launch({ host: '0.0.0.0' });
    const address = product.lanAddress ?? '';
    const visitor = await people.contributor({ product, address });
    const agent = await people.staff({ product, address });
    await agent.loginOnPage();
    await visitor.scan();
    expect(await visitor.page.evaluate(() => window.isSecureContext)).toBe(false);
    await visitor.acceptTerms();
    await visitor.reportBins();
    await agent.openCase('bins');
    await agent.take();
    await visitor.isTold(t('statement.handle', { name: 'Aline Morvan' }));
    await agent.answer('Nous passons la vider.');
    await visitor.reads('Nous passons la vider.');
    await visitor.write('Merci !');
    await agent.reads('Merci !');
    await visitor.seesStatus('Merci !', 'part.seen');
    await visitor.page.reload();
    await visitor.reads('Merci !');
    await agent.close('answer.solved');
    await visitor.seesState(t('case.outcome.solved'));
    await visitor.rate(t('satisfaction'), 4);
    await visitor.press(t('satisfaction'), t('satisfaction.send'));
    await expect(visitor.question(t('satisfaction.thanks'))).toBeVisible();
    // The outbox with its codes is shown only on this machine.
    const page = await (await people.context()).newPage();
    const outbox = await product.outboxPath();
    for (const path of [outbox, `${outbox}.json`]) {
      expect((await page.goto(`${product.lanAddress}${path}`))?.status()).toBe(404);
      expect((await page.goto(`${product.address}${path}`))?.status()).toBe(200);
    }
  });
});
