import { expect, readers, test } from './test.ts';
import { english, french } from './words.ts';

test.describe('after a report was sent', () => {
  for (const words of [french, english])
    test(`thanks, the number, who reads it and when one usually answers (${words.locale})`, async ({
      people,
    }) => {
      const { t, asked } = words;
      const visitor = await people.contributor({ words });
      const { page } = visitor;
      await visitor.arrives('town-library');
      await visitor.beginReport('hygiene', 'bins');
      await visitor.choose(asked('bins.what'), asked('bins.what.full'));
      await visitor.sendButton.click();
      await visitor.isThanked();
      await expect(page).toHaveTitle(`${t('sent.title')} – ${words.town}`);
      const main = page.getByRole('main');
      const number = main.locator('dt', { hasText: t('sent.number') }).locator('+ dd');
      await expect(number).toHaveText(/^[0-9A-Z]{4,6}$/);
      for (const said of [words.readBy, words.within, t('sent.news.text')])
        await expect(main).toContainText(said);
      const told = await number.innerText();
      await page.reload();
      await expect(number).toHaveText(told);
      await visitor.opensTheConversation();
      await visitor.seesState(t('case.number', { nbr: told }));
      // Back does not lead to the thanks again.
      await page.goBack();
      await expect(page).not.toHaveURL(/\/sent$/);
    });
});

test.describe('after the end of a case', () => {
  for (const words of readers)
    test(`“the problem is still there” brings it back before staff (${words.locale})`, async ({ people }) => {
      const { t } = words;
      const visitor = await people.contributor({ words });
      const { page } = visitor;
      await visitor.hasReportedBins('town-park');
      const agent = await people.staff();
      const own = agent.words;
      await agent.login();
      await agent.openCase('bins', 'park');
      await agent.take();
      await agent.close('answer.solved');
      await visitor.seesState(t('case.state.closed'));
      await page.getByRole('button', { name: t('chat.reopen'), exact: true }).click();
      await visitor.isTold(t('statement.crReopen.me'));
      await visitor.reads(t('chat.reopen'));
      await visitor.seesState(t('case.state.reopened'));
      await expect(agent.page.getByText(own.t('case.state.reopened')).first()).toBeVisible();
      await agent.isTold(own.t('statement.crReopen'));
      await agent.filter('new');
      await expect(agent.row('bins', 'park')).toBeVisible();
      await visitor.write('La poubelle déborde encore');
      await visitor.seesStatus('La poubelle déborde encore', 'part.sent');
    });

  test('who has no network says it all the same, and it is sent later', async ({ people }) => {
    const { t } = french;
    const visitor = await people.contributor();
    await visitor.hasReportedBins('town-hall');
    const agent = await people.staff();
    await agent.login();
    await agent.openCase('bins', 'townhall');
    await agent.take();
    await agent.close('answer.solved');
    await visitor.seesState(t('case.state.closed'));
    await visitor.goOffline();
    await visitor.page.getByRole('button', { name: t('chat.reopen'), exact: true }).click();
    await visitor.seesStatus(t('chat.reopen'), 'part.sending');
    await visitor.comeBack();
    await visitor.isTold(t('statement.crReopen.me'));
    await visitor.reads(t('chat.reopen'));
  });

  test('a refusal has a reason, which the visitor reads, and a way on', async ({ people }) => {
    const { t } = french;
    const visitor = await people.contributor();
    await visitor.hasReportedBins('town-library');
    const agent = await people.staff();
    await agent.login();
    await agent.openCase('bins', 'library');
    await agent.take();
    const why = 'Cette poubelle est à la métropole.';
    await agent.refuse(why);
    await visitor.isTold(t('statement.reject', { name: 'Aline Morvan' }));
    await visitor.reads(why);
    await expect(visitor.page.getByText(t('chat.rejected'))).toBeVisible();
    await visitor.page.getByRole('link', { name: t('chat.contact'), exact: true }).click();
    await expect(visitor.heading).toHaveText(t('contact.title'));
  });
});
