import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t, asked } = french;

test.describe('delivery without loss or duplicates', () => {
  test('survives a reload during a report and a chat', async ({ people }) => {
    const visitor = await people.contributor();
    await visitor.arrives('town-library');
    await visitor.beginReport('hygiene', 'bins');
    await visitor.page.reload();
    await visitor.choose(asked('bins.what'), asked('bins.what.full'));
    const address = await visitor.sendsTheReport();
    await visitor.write('Le sac est percé.');
    await visitor.seesStatus('Le sac est percé.', 'part.sent');

    await visitor.page
      .getByRole('textbox', { name: t('part.message') })
      .fill('Commencé avant le rechargement');
    const before = await visitor.conversation();
    await visitor.page.reload();
    await visitor.reads('Le sac est percé.');
    expect(visitor.page.url()).toBe(address);
    expect(await visitor.conversation()).toEqual(before);
    await expect(visitor.page.getByRole('textbox', { name: t('part.message') })).toHaveValue(
      'Commencé avant le rechargement',
    );
  });

  test('keeps a late answer in view without blocking', async ({ people }) => {
    const visitor = await people.contributor();
    const agent = await people.staff();
    await agent.login();
    await visitor.hasReportedBins('town-library');
    await agent.openCase('bins', 'library');
    await agent.take();
    const question = 'Où se trouve la poubelle ?';
    await agent.askChoice(question, ['Devant', 'Derrière']);
    await expect(visitor.question(question)).toBeVisible();

    await visitor.goOffline();
    await visitor.choose(question, 'Devant');
    await visitor.seesStatus('Devant', 'part.sending');
    await expect(visitor.page.getByText(t('chat.answer.sending'))).toBeVisible();
    await expect(visitor.page.getByText(t('questionnaire.done'))).toHaveCount(0);
    await agent.close('answer.solved');
    await visitor.comeBack();
    const late = visitor.line('Devant').filter({ hasText: t('part.notSent') });
    await expect(late).toHaveCount(1);

    await visitor.rate(t('satisfaction'), 5);
    await visitor.press(t('satisfaction'), t('satisfaction.send'));
    await agent.reads(t('chat.stars', { n: 5, max: 5 }));
    await visitor.seesStatus(t('chat.stars', { n: 5, max: 5 }), 'part.seen');
    for (const does of ['chat.failed.retry', 'chat.failed.copy', 'chat.failed.discard'] as const)
      await expect(late.getByRole('button', { name: t(does), exact: true })).toBeVisible();
    await visitor.page.reload();
    await late.getByRole('button', { name: t('chat.failed.discard'), exact: true }).click();
    await expect(late).toHaveCount(0);
  });

  test('shows each message once in two tabs of one person', async ({ people }) => {
    const visitor = await people.contributor();
    const address = await visitor.hasReportedBins('town-pool');
    const other = await people.sameBrowser(visitor);
    await other.page.goto(address);
    await other.seesTheCase();
    await visitor.goOffline();
    await visitor.write('De la première page');
    await other.write('De la seconde page');
    await visitor.comeBack();
    for (const tab of [visitor, other]) {
      for (const text of ['De la première page', 'De la seconde page']) {
        await tab.reads(text);
        await tab.seesStatus(text, 'part.sent');
      }
    }
    await visitor.page.reload();
    await visitor.reads('De la première page');
    await visitor.reads('De la seconde page');
    expect(await visitor.conversation()).toEqual(await other.conversation());
  });

  test('survives a server killed and restarted during the chat', async ({ people, launch }) => {
    const product = await launch();
    const visitor = await people.contributor({ product });
    const agent = await people.staff({ product });
    await agent.login();
    await visitor.hasReportedBins();
    await agent.openCase('bins');
    await agent.take();
    await visitor.write('Avant la coupure');
    await agent.reads('Avant la coupure');

    await visitor.write('Pendant que le serveur tombe');
    await product.kill();
    await visitor.write('Écrit sans serveur');
    await visitor.seesStatus('Écrit sans serveur', 'part.sending');
    await agent.answer('Réponse écrite sans serveur');
    await product.restart();

    for (const text of ['Avant la coupure', 'Pendant que le serveur tombe', 'Écrit sans serveur']) {
      await agent.reads(text);
      await visitor.reads(text);
      await visitor.seesStatus(text, 'part.seen');
    }
    await visitor.reads('Réponse écrite sans serveur');
    await agent.reads('Réponse écrite sans serveur');
    await agent.answer('Le direct est revenu');
    await visitor.reads('Le direct est revenu');
    const live = await visitor.conversation();
    await visitor.page.reload();
    await visitor.reads('Le direct est revenu');
    expect(await visitor.conversation()).toEqual(live);
  });
});
