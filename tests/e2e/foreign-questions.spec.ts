import { callAddress } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { expect, nightly, readers, test } from './test.ts';
import { french } from './words.ts';

test.describe('questions that this version of the app does not know', () => {
  for (const words of readers) {
    test(
      `that cannot be read: the answers stay, nothing is sent, and one can try again (${words.locale})`,
      nightly,
      async ({ people }) => {
        const visitor = await people.contributor({ words });
        const { t, asked } = words;
        const sent: string[] = [];
        visitor.page.on('request', (request) => {
          if (request.url().endsWith(callAddress(caseCalls.casesInit, {}))) sent.push(request.url());
        });
        await visitor.arrives('town-hall');
        await visitor.beginReport('hygiene', 'bins');
        await visitor.choose(asked('bins.what'), asked('bins.what.over'));

        let unreadable = 0;
        await visitor.receivesQuestions((definition) => {
          definition.questions = { what: { items: 'none' } };
          unreadable += 1;
        });
        await visitor.page.reload();
        const alert = visitor.page.getByRole('alert');
        const retry = alert.getByRole('button', { name: t('part.retry'), exact: true });
        await expect(alert.getByRole('heading')).toHaveText(t('questionnaire.error'));
        await expect(alert).toContainText(t('report.kept'));
        await retry.click();
        await expect.poll(() => unreadable).toBe(2);
        // The same words stood there before: it is told again once nothing is on its way any more.
        await expect(retry).not.toHaveAttribute('aria-disabled', 'true');
        await expect(alert.getByRole('heading')).toHaveText(t('questionnaire.error'));

        await visitor.receivesQuestions();
        await retry.click();
        await expect(visitor.review).toBeVisible();
        expect(sent).toEqual([]);
        await visitor.sendsTheReport();
        await visitor.reads(asked('bins.what.over'));
        expect(sent).toHaveLength(1);
      },
    );
  }

  test('an item of an unknown kind shows as its text', nightly, async ({ people }) => {
    const visitor = await people.contributor();
    const { t, asked } = french;
    // Before the menu, which brings the questions of all its categories.
    await visitor.receivesQuestions(({ questions }) => {
      const { what } = questions;
      if (what && Array.isArray(what.items)) what.items.unshift({ type: 'hologram', text: 'Vue du quai' });
    });
    await visitor.arrives('town-hall');
    await visitor.beginReport('hygiene', 'bins');
    await expect(visitor.page.getByText('Vue du quai', { exact: true })).toBeVisible();
    await visitor.choose(asked('bins.what'), asked('bins.what.full'));
    await visitor.press(asked('bins.what'), t('questionnaire.confirm'));
    await expect(visitor.review).toBeVisible();
  });

  test('a question in the chat that cannot be read leaves the chat as it is', nightly, async ({ people }) => {
    const visitor = await people.contributor();
    const agent = await people.staff();
    const { t } = french;
    await agent.login();
    await visitor.hasReportedBins('town-pool');
    await agent.openCase('bins', 'pool');
    await visitor.page.route(`**${callAddress(mobileCalls.fetchReq, { cuid: '*' })}`, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      for (const message of answer.rslt.data) if (message.qstn) message.qstn.questions = { ask: 'nothing' };
      await route.fulfill({ response, json: answer });
    });
    await agent.askChoice('Est-ce toujours là ?', ['Oui, toujours', 'Non']);
    await expect(visitor.chat.getByRole('alert')).toHaveText(t('questionnaire.error'));
    await visitor.write('Je ne vois pas la question.');
    await agent.reads('Je ne vois pas la question.');

    await visitor.page.unrouteAll({ behavior: 'wait' });
    await visitor.page.reload();
    await visitor.choose('Est-ce toujours là ?', 'Oui, toujours');
    // It stands among what could be chosen, too.
    await expect(agent.chat.getByRole('definition').filter({ hasText: 'Oui, toujours' })).toBeVisible();
  });
});
