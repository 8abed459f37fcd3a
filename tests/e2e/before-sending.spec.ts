import { callAddress } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { type Contributor, questionOf } from './contributor.ts';
import { expect, nightly, readers, test } from './test.ts';
import { french } from './words.ts';

const { t, asked } = french;
const DETAIL = 'Devant le lavabo du fond';

/** Whatever is sent to open a case. */
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

/** Answers every question about bins; the last one by a tap. */
async function answersAboutBins(visitor: Contributor): Promise<void> {
  const { words } = visitor;
  await visitor.choose(words.asked('bins.what'), words.asked('bins.what.full'));
  await expect(visitor.review).toBeVisible();
}

test.describe('before a report is sent', () => {
  for (const words of readers)
    test(`what will be sent is shown, and by whom it will be seen (${words.locale})`, async ({ people }) => {
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

  test(
    'the last answer, also tapped twice by mistake, sends nothing and can be changed',
    nightly,
    async ({ people }) => {
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
    },
  );

  test('going back finds what was written, and the changed words are sent', nightly, async ({ people }) => {
    const visitor = await people.contributor();
    await begins(visitor, 'hygiene', 'toilets');
    await visitor.choose(asked('toilets.what'), asked('toilets.what.other'));
    await visitor.tell(asked('toilets.say'), DETAIL);
    await expect(visitor.review).toContainText(DETAIL);
    await back(visitor).click();
    const field = visitor.question(asked('toilets.say')).getByRole('textbox');
    await expect(field).toHaveValue(DETAIL);
    await visitor.tell(asked('toilets.say'), `${DETAIL}, à gauche`);
    await expect(visitor.review).toContainText(`${DETAIL}, à gauche`);
    await visitor.sendsTheReport();
    await visitor.reads(`${DETAIL}, à gauche`);
    await expect(visitor.said(DETAIL)).toHaveCount(0);
  });

  test('a reload loses nothing and sends nothing', async ({ people }) => {
    const visitor = await people.contributor();
    const sent = watchSending(visitor);
    await begins(visitor, 'hygiene', 'bins');
    await answersAboutBins(visitor);
    await visitor.page.reload();
    await expect(visitor.review).toContainText(asked('bins.what.full'));
    await expect(
      visitor.page.getByRole('status').filter({ hasText: t('questionnaire.restored') }),
    ).toBeVisible();
    expect(sent).toEqual([]);
    await back(visitor).click();
    await visitor.choose(asked('bins.what'), asked('bins.what.full'));
    await visitor.sendsTheReport();
    expect(sent).toHaveLength(1);
    expect(await visitor.keptReports()).toEqual([]);
  });

  test('whoever gives it up is asked first, and nothing was sent', nightly, async ({ people }) => {
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

test('whoever asks to be disconnected is asked first, and may stay', nightly, async ({ people }) => {
  const visitor = await people.contributor();
  await visitor.scan('town-hall');
  await visitor.acceptTerms();
  await visitor.page.goto(`${visitor.address}/m/settings`);
  const ask = visitor.page.getByRole('button', { name: t('settings.disconnect'), exact: true });
  const drawer = visitor.page.getByRole('dialog', { name: questionOf(t('disconnect')), exact: true });
  await ask.click();
  await drawer.getByRole('button', { name: t('disconnect.no'), exact: true }).click();
  await expect(drawer).toHaveCount(0);
  await expect(ask).toBeFocused();
  await ask.click();
  await visitor.page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await ask.click();
  await drawer.getByRole('button', { name: t('disconnect.yes'), exact: true }).click();
  await expect(ask).toHaveCount(0);
});
