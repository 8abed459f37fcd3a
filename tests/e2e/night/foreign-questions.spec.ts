import { callAddress } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const words = french;

test.describe('question kinds unknown to this app version', () => {
  test('keeps the answers, sends nothing and offers a retry', async ({ people }) => {
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
    // The same message was there before: it is announced again once loading ends.
    await expect(retry).not.toHaveAttribute('aria-disabled', 'true');
    await expect(alert.getByRole('heading')).toHaveText(t('questionnaire.error'));

    await visitor.receivesQuestions();
    await retry.click();
    await expect(visitor.review).toBeVisible();
    expect(sent).toEqual([]);
    await visitor.sendsTheReport();
    await visitor.reads(asked('bins.what.over'));
    expect(sent).toHaveLength(1);
  });
});
