import type { Contributor } from './contributor.ts';
import { expect, test } from './test.ts';
import { french } from './words.ts';

const words = french;

const DETAIL = { 'fr-FR': 'Devant le lavabo du fond', 'en-US': 'In front of the last basin' } as const;

async function answersUpToTheDetail(visitor: Contributor): Promise<void> {
  const { asked, locale } = visitor.words;
  await visitor.beginReport('hygiene', 'toilets');
  await visitor.choose(asked('toilets.what'), asked('toilets.what.blocked'));
  await visitor.choose(asked('toilets.where'), asked('toilets.where.elsewhere'));
  await visitor.types(asked('toilets.say'), DETAIL[locale]);
}

async function goesOnWhereItWas(visitor: Contributor): Promise<void> {
  const { t, asked, locale } = visitor.words;
  await expect(
    visitor.page.getByRole('status').filter({ hasText: t('questionnaire.restored') }),
  ).toBeVisible();
  await expect(visitor.question(asked('toilets.say')).getByRole('textbox')).toHaveValue(DETAIL[locale]);
}

async function beginsAnew(visitor: Contributor): Promise<void> {
  const { t, asked, locale } = visitor.words;
  await expect(visitor.question(asked('toilets.what'))).toBeVisible();
  await expect(visitor.page.getByText(t('report.staffSee'))).toBeVisible();
  await expect(visitor.question(asked('toilets.what')).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(visitor.page.getByText(t('questionnaire.restored'))).toHaveCount(0);
  await expect(visitor.page.getByText(DETAIL[locale])).toHaveCount(0);
}

test.describe('half-filled report', () => {
  test('survives a reload, allows going back and is sent once', async ({ people }) => {
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

  test('stays hidden from the next identity on the device', async ({ people }) => {
    const visitor = await people.contributor();
    await visitor.arrives('town-hall');
    await answersUpToTheDetail(visitor);
    expect(await visitor.keptReports()).toHaveLength(1);

    const report = visitor.page.url();
    // Leaves the app, which would otherwise notice the lost cookie and navigate.
    await visitor.page.goto('about:blank');
    await visitor.page.context().clearCookies();
    await visitor.page.goto(report);
    await expect(visitor.gate).toBeVisible();
    expect(await visitor.keptReports()).toEqual([]);
    await visitor.gate.getByRole('checkbox', { name: french.t('gate.check') }).click();
    await visitor.gate.getByRole('button', { name: french.t('gate.accept') }).click();
    await beginsAnew(visitor);
  });
});
