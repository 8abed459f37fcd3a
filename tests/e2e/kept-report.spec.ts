import type { Contributor } from './contributor.ts';
import { all, expect, nightly, readers, test } from './test.ts';
import { french } from './words.ts';

const DETAIL = { 'fr-FR': 'Devant le lavabo du fond', 'en-US': 'In front of the last basin' } as const;
const DAY = 24 * 60 * 60_000;

/** Answers up to the last question, and writes there without sending. */
async function answersUpToTheDetail(visitor: Contributor): Promise<void> {
  const { asked, locale } = visitor.words;
  await visitor.beginReport('hygiene', 'toilets');
  await visitor.choose(asked('toilets.what'), asked('toilets.what.blocked'));
  await visitor.choose(asked('toilets.where'), asked('toilets.where.elsewhere'));
  await visitor.types(asked('toilets.say'), DETAIL[locale]);
}

/** The answers are there, and that is said. */
async function goesOnWhereItWas(visitor: Contributor): Promise<void> {
  const { t, asked, locale } = visitor.words;
  await expect(
    visitor.page.getByRole('status').filter({ hasText: t('questionnaire.restored') }),
  ).toBeVisible();
  await expect(visitor.question(asked('toilets.say')).getByRole('textbox')).toHaveValue(DETAIL[locale]);
}

/** The report begins with its first screen: nothing was kept. */
async function beginsAnew(visitor: Contributor): Promise<void> {
  const { t, asked, locale } = visitor.words;
  await expect(visitor.question(asked('toilets.what'))).toBeVisible();
  await expect(visitor.page.getByText(t('report.staffSee'))).toBeVisible();
  await expect(visitor.question(asked('toilets.what')).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(visitor.page.getByText(t('questionnaire.restored'))).toHaveCount(0);
  await expect(visitor.page.getByText(DETAIL[locale])).toHaveCount(0);
}

test.describe('a half-filled report', () => {
  for (const words of readers) {
    test(`is brought back by a reload, goes back and is sent once (${words.locale})`, async ({ people }) => {
      const visitor = await people.contributor({ words });
      const { t, asked, locale } = words;
      await visitor.arrives('town-hall');
      await answersUpToTheDetail(visitor);

      await visitor.page.reload();
      await goesOnWhereItWas(visitor);
      await visitor.page.getByRole('button', { name: t('part.back'), exact: true }).click();
      await expect(visitor.question(asked('toilets.where'))).toBeVisible();
      await expect(visitor.page.getByText(t('questionnaire.restored'))).toHaveCount(0);
      await visitor.page.getByRole('button', { name: t('part.back'), exact: true }).click();
      await visitor.choose(asked('toilets.what'), asked('toilets.what.other'));
      await visitor.tell(asked('toilets.say'), DETAIL[locale]);
      await visitor.sendsTheReport();
      await visitor.reads(asked('toilets.what.other'));
      await visitor.reads(DETAIL[locale]);
      expect(await visitor.keptReports()).toEqual([]);

      await visitor.page.goto(`${visitor.address}/q/town-hall/report/toilets`);
      await beginsAnew(visitor);
    });
  }

  for (const words of readers) {
    test(
      `back, then the same answer again, goes on as before (${words.locale})`,
      nightly,
      async ({ people }) => {
        const visitor = await people.contributor({ words });
        const { t, asked } = words;
        const back = visitor.page.getByRole('button', { name: t('part.back'), exact: true });
        await visitor.arrives('town-hall');
        await visitor.beginReport('hygiene', 'toilets');
        await visitor.choose(asked('toilets.what'), asked('toilets.what.leak'));
        await visitor.press(asked('toilets.floor'), t('part.yes'));
        await expect(visitor.question(asked('toilets.safety'))).toBeVisible();

        await back.click();
        await expect(visitor.question(asked('toilets.floor'))).toBeVisible();
        await visitor.press(asked('toilets.floor'), t('part.yes'));
        await expect(visitor.question(asked('toilets.safety'))).toBeVisible();

        await back.click();
        await expect(visitor.question(asked('toilets.floor'))).toBeVisible();
        await back.click();
        const question = visitor.question(asked('toilets.what'));
        await expect(question.getByRole('radio')).not.toHaveCount(0);
        await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
        await visitor.choose(asked('toilets.what'), asked('toilets.what.leak'));
        await expect(visitor.question(asked('toilets.floor'))).toBeVisible();
      },
    );
  }

  test('waits for whoever left it for the menu, or whose tab was killed', nightly, async ({ people }) => {
    const visitor = await people.contributor();
    await visitor.arrives('town-hall');
    await answersUpToTheDetail(visitor);
    await visitor.scan('town-hall');
    await visitor.seesTheMenu();
    await visitor.beginReport('hygiene', 'toilets');
    await goesOnWhereItWas(visitor);

    const later = await people.sameBrowser(visitor);
    await visitor.page.close();
    await later.page.goto(`${later.address}/q/town-hall/report/toilets`);
    await goesOnWhereItWas(later);
  });

  if (all)
    test('is gone once it was given up', async ({ people }) => {
      const visitor = await people.contributor();
      await visitor.arrives('town-hall');
      await answersUpToTheDetail(visitor);
      await visitor.page.reload();
      await goesOnWhereItWas(visitor);
      await visitor.givesUp();
      expect(await visitor.keptReports()).toEqual([]);
      await visitor.page.goto(`${visitor.address}/q/town-hall/report/toilets`);
      await beginsAnew(visitor);
    });

  test('is not shown to the next identity on the same device', async ({ people }) => {
    const visitor = await people.contributor();
    await visitor.arrives('town-hall');
    await answersUpToTheDetail(visitor);
    expect(await visitor.keptReports()).toHaveLength(1);

    const report = visitor.page.url();
    // The app must not meet the lost cookie and navigate by itself meanwhile.
    await visitor.page.goto('about:blank');
    await visitor.page.context().clearCookies();
    await visitor.page.goto(report);
    await expect(visitor.gate).toBeVisible();
    expect(await visitor.keptReports()).toEqual([]);
    await visitor.gate.getByRole('checkbox', { name: french.t('gate.check') }).click();
    await visitor.gate.getByRole('button', { name: french.t('gate.accept') }).click();
    await beginsAnew(visitor);
  });

  if (all)
    test('is gone after a day', async ({ people }) => {
      const visitor = await people.contributor();
      await visitor.arrives('town-hall');
      await answersUpToTheDetail(visitor);
      await visitor.page.clock.setFixedTime(Date.now() + DAY);
      await visitor.page.reload();
      await beginsAnew(visitor);
      expect(await visitor.keptReports()).toEqual([]);
    });

  test('begins anew, and says so, when the questions changed meanwhile', nightly, async ({ people }) => {
    for (const words of readers) {
      const visitor = await people.contributor({ words });
      await visitor.arrives('town-hall');
      await answersUpToTheDetail(visitor);
      await visitor.receivesQuestions((definition, answer) => {
        definition.version += 1;
        // Another text has another name, as the server gives it.
        answer.questionnaireId = 'changed';
      });
      await visitor.page.reload();
      await expect(visitor.question(words.asked('toilets.what'))).toBeVisible();
      const note = visitor.page.getByRole('status').filter({ hasText: words.t('questionnaire.changed') });
      await expect(note).toBeVisible();
      await visitor.choose(words.asked('toilets.what'), words.asked('toilets.what.dirty'));
      await expect(note).toHaveCount(0);
    }
  });
});
