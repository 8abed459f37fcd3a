import { surveyCalls } from '@parvis/api/calls/survey';
import type { Locator } from 'playwright/test';
import { createDesk, reportByCall } from './apiCalls.ts';
import { expectAccessible } from './axe.ts';
import type { Contributor } from './contributor.ts';
import { type Arrival, desk, expect, onPhone, type People, test } from './test.ts';
import { english, type Reader } from './words.ts';

const { words, options } = onPhone;
const fullBin = { ccatCode: 'bins', answers: [{ type: 'CHECK', item: 'bins.what.full' }] } as const;

const cardOf = (
  { page, words: { t } }: Contributor,
  title: 'survey.title' | 'survey.thanks' = 'survey.title',
) => page.getByRole('region', { name: t(title), exact: true });
const press = (card: Locator, name: string) => card.getByRole('button', { name, exact: true }).click();

/** Reports at the market, and staff close it. */
async function hasCaseClosed(visitor: Contributor, people: People, read: Reader): Promise<string> {
  const csid = await reportByCall(visitor.page, visitor.address, read, 'demo-town', {
    ...fullBin,
    answers: [...fullBin.answers],
  });
  const agent = await people.staff({ words, options: desk });
  await agent.login();
  await createDesk(agent.page, agent.address, words).step(csid, { step: 'close', outcome: 'solved' });
  await agent.page.context().close();
  return csid;
}

async function hasTwoClosed(people: People, arrival: Arrival & { words: Reader }): Promise<Contributor> {
  const visitor = await people.contributor(arrival);
  await visitor.arrives();
  for (let at = 0; at < 2; at += 1) await hasCaseClosed(visitor, people, arrival.words);
  return visitor;
}

const opensTheList = ({ page, address }: Contributor) => page.goto(`${address}/m/home`);

test('a reporter is asked after the second closed case, and answers question by question', async ({
  people,
}) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  const { page } = visitor;
  await visitor.arrives();
  await hasCaseClosed(visitor, people, words);
  await opensTheList(visitor);
  await expect(visitor.ownCases('bins')).toHaveCount(1);
  await expect(cardOf(visitor)).toHaveCount(0);
  await hasCaseClosed(visitor, people, words);
  await opensTheList(visitor);
  const card = cardOf(visitor);
  await expect(card).toBeVisible();
  await expectAccessible(page, 'the survey on the list of cases');
  await press(card, t('survey.begin'));
  await expect(card.getByRole('heading', { name: t('survey.title'), exact: true })).toBeFocused();
  await visitor.rate(t('survey.service'), 4);
  await expectAccessible(page, 'the first question of the survey');
  const sent = page.waitForResponse((response) => response.url().endsWith(surveyCalls.surveyRslt.path));
  await press(card, t('survey.next'));
  await sent;

  // What was answered is kept.
  await page.reload();
  await press(card, t('survey.resume'));
  await visitor.rate(t('survey.easy'), 5);
  await press(card, t('survey.next'));
  await visitor.press(t('survey.again'), t('part.yes'));
  await expect(visitor.question(t('survey.words'))).toBeVisible();
  await expectAccessible(page, 'the last question of the survey');
  await visitor.types(t('survey.words'), 'Rapide et clair');
  await press(card, t('survey.send'));
  const thanks = cardOf(visitor, 'survey.thanks');
  await expect(thanks).toContainText(t('survey.thanks.text'));
  await expectAccessible(page, 'the thanks of the survey');
  await press(thanks, t('survey.close'));
  await expect(thanks).toHaveCount(0);
  await page.reload();
  await expect(visitor.ownCases('bins')).toHaveCount(2);
  await expect(card).toHaveCount(0);
});

test('a reader of English puts it off at the end of a closed case', async ({ people }) => {
  const { t } = english;
  const visitor = await hasTwoClosed(people, { words: english, options });
  const { page } = visitor;
  await opensTheList(visitor);
  await expect(cardOf(visitor)).toContainText(t('survey.text'));
  await visitor.ownCases('bins').first().getByRole('link').click();
  // How the case went is asked first.
  await expect(visitor.question(t('satisfaction'))).toBeVisible();
  await expect(cardOf(visitor)).toHaveCount(0);
  await visitor.rate(t('satisfaction'), 5);
  await visitor.press(t('satisfaction'), t('satisfaction.send'));
  await visitor.press(t('satisfaction.thanks'), t('satisfaction.skip'));
  await visitor.press(t('satisfaction.tool'), t('satisfaction.next'));
  await visitor.press(t('satisfaction.end'), t('satisfaction.close'));
  await page.reload();
  await expect(cardOf(visitor)).toBeVisible();
  await expectAccessible(page, 'the survey at the end of a case');
  await press(cardOf(visitor), t('survey.later'));
  await expect(cardOf(visitor)).toHaveCount(0);
  await opensTheList(visitor);
  await expect(visitor.ownCases('bins')).toHaveCount(2);
  await expect(cardOf(visitor)).toHaveCount(0);
});

test('a refusal without a network is sent once it is back', async ({ people }) => {
  const { t } = words;
  const visitor = await hasTwoClosed(people, { words, options });
  const { page } = visitor;
  await opensTheList(visitor);
  await expect(cardOf(visitor)).toBeVisible();
  await visitor.goOffline();
  await press(cardOf(visitor), t('survey.never'));
  await expect(cardOf(visitor)).toHaveCount(0);
  const sent = page.waitForResponse((response) => response.url().endsWith(surveyCalls.surveySts.path));
  await visitor.comeBack();
  expect(await (await sent).json()).toMatchObject({ rslt: { data: [{ ready: false, error: 'refused' }] } });
});
