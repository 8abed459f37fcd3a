import { callAddress } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import type { Contributor } from '../contributor.ts';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const words = french;

const { t, asked } = french;

function watchSending({ page }: Contributor): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(callAddress(caseCalls.casesInit, {}))) sent.push(request.postData() ?? '');
  });
  return sent;
}

const back = ({ page, words }: Contributor) =>
  page.getByRole('button', { name: words.t('part.back'), exact: true });

async function begins(visitor: Contributor, ...codes: readonly string[]): Promise<void> {
  await visitor.scan('town-hall');
  await visitor.chooseLanguage();
  await visitor.acceptTerms();
  await visitor.beginReport(...codes);
}

async function answersAboutBins(visitor: Contributor): Promise<void> {
  const { words } = visitor;
  await visitor.choose(words.asked('bins.what'), words.asked('bins.what.full'));
  await expect(visitor.review).toBeVisible();
}

test.describe('before sending a report', () => {
  test('shows what will be sent and who will see it', async ({ people }) => {
    const visitor = await people.contributor({ words });
    const sent = watchSending(visitor);
    await begins(visitor, 'hygiene', 'bins');
    await answersAboutBins(visitor);
    const heading = visitor.review.getByRole('heading', { name: words.t('startReport') });
    await expect(heading).toBeFocused();
    for (const part of [
      words.tile('bins'),
      words.place('townhall'),
      words.asked('bins.what'),
      words.asked('bins.what.full'),
      words.t('sendReport.staffSee'),
    ])
      await expect(visitor.review).toContainText(part);
    await expect(visitor.page.getByText(words.t('report.left.last'))).toHaveCount(0);
    expect(sent).toEqual([]);
    await visitor.sendsTheReport();
    await visitor.reads(words.asked('bins.what.full'));
    expect(sent).toHaveLength(1);
  });

  test('sends nothing on a double-tapped last answer, which can still be changed', async ({ people }) => {
    const visitor = await people.contributor();
    const sent = watchSending(visitor);
    await begins(visitor, 'comfort', 'temperature');
    await visitor.choose(asked('temperature.what'), asked('temperature.what.hot'));
    const since = visitor.question(asked('temperature.since'));
    await since.getByRole('radio', { name: asked('temperature.since.now'), exact: true }).dblclick();
    await expect(visitor.review).toBeVisible();
    await back(visitor).click();
    await expect(since).toBeVisible();
    await expect(since.getByRole('heading')).toBeFocused();
    await expect(visitor.page.getByText(t('questionnaire.restored'))).toHaveCount(0);
    await back(visitor).click();
    await visitor.choose(asked('temperature.what'), asked('temperature.what.cold'));
    await visitor.choose(asked('temperature.since'), asked('temperature.since.now'));
    await expect(visitor.review).toContainText(asked('temperature.what.cold'));
    expect(sent).toEqual([]);
    await visitor.sendsTheReport();
    expect(sent).toHaveLength(1);
    const { played } = JSON.parse(sent[0] ?? '');
    expect(played).toMatchObject({ mode: 'whole', flags: [] });
    expect(played.events.at(-1)).toEqual({ type: 'CONFIRM' });
  });

  test('asks before discarding the report, and sends nothing', async ({ people }) => {
    const visitor = await people.contributor();
    const sent = watchSending(visitor);
    await begins(visitor, 'hygiene', 'bins');
    await answersAboutBins(visitor);
    const drawer = await visitor.asksToGiveUp();
    await expect(drawer).toBeVisible();
    await visitor.page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(visitor.review).toContainText(asked('bins.what.full'));
    await visitor.page.reload();
    await visitor.givesUp();
    expect(await visitor.keptReports()).toEqual([]);
    expect(sent).toEqual([]);
  });
});
