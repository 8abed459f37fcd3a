import type { Contributor } from '../contributor.ts';
import type { Staff } from '../staff.ts';
import { expect, test } from '../test.ts';
import { french, type Reader } from '../words.ts';

const words = french;

const THANKS = { 'fr-FR': 'Merci à toute la mairie', 'en-US': 'Thanks to the whole team' } as const;
const QUESTION = 'Où est le robinet d’arrêt ?';
const HALF = 'Derrière la porte de';
const CLOSING = 'La fuite est réparée 👍';

interface Case {
  readonly visitor: Contributor;
  readonly agent: Staff;
}
interface People {
  readonly contributor: (arrival?: { words?: Reader }) => Promise<Contributor>;
  readonly staff: () => Promise<Staff>;
}

async function caseInHand(people: People, words: Reader = french): Promise<Case> {
  const visitor = await people.contributor({ words });
  const address = await visitor.hasReportedBins('town-hall');
  const agent = await people.staff();
  await agent.login();
  await agent.page.goto(`${agent.address}/staff/${words.cuid}/${address.split('/').at(-1)}`);
  await agent.take();
  return { visitor, agent };
}

async function asksForWords(agent: Staff): Promise<void> {
  await agent.beginQuestion(QUESTION, 'message');
  await agent.sendQuestion();
}

async function readsThatAnswersAreBack({ page, words }: Contributor): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: words.t('questionnaire.restored') })).toBeVisible();
}

test.describe('half an answer in a chat', () => {
  test('restores a rating after a reload and sends it once', async ({ people }) => {
    const { visitor, agent } = await caseInHand(people, words);
    const { t, locale } = words;
    await agent.close('answer.solved');
    await visitor.rate(t('satisfaction'), 5);
    await visitor.press(t('satisfaction'), t('satisfaction.send'));
    // Leaving now still submits the stars.
    await agent.reads(agent.words.t('chat.stars', { n: 5, max: 5 }));
    await visitor.press(t('satisfaction.thanks'), t('satisfaction.write'));
    await visitor.types(t('satisfaction.thanksMessage'), THANKS[locale]);

    await visitor.page.reload();
    await readsThatAnswersAreBack(visitor);
    const field = visitor.question(t('satisfaction.thanksMessage')).getByRole('textbox');
    await expect(field).toHaveValue(THANKS[locale]);
    await field.press('Enter');
    await visitor.press(t('satisfaction.tool'), t('satisfaction.next'));
    await visitor.press(t('satisfaction.end'), t('satisfaction.close'));
    await expect(visitor.page.getByText(t('questionnaire.done'))).toBeFocused();
    await agent.reads(THANKS[locale]);
    await agent.reads(agent.words.t('chat.stars', { n: 5, max: 5 }));
    await expect.poll(() => visitor.keptReports()).toEqual([]);

    await visitor.page.reload();
    await visitor.reads(THANKS[locale]);
    await expect(visitor.question(t('satisfaction'))).toHaveCount(0);
    await expect(visitor.page.getByText(t('questionnaire.done'))).toHaveCount(0);
  });

  test('hides it and an unsent message from the next identity on the device', async ({ people }) => {
    const { visitor, agent } = await caseInHand(people);
    const { t } = french;
    await asksForWords(agent);
    await visitor.types(QUESTION, HALF);
    const composer = visitor.page.getByRole('textbox', { name: t('part.message'), exact: true });
    await composer.fill('Je suis encore');
    await visitor.page.reload();
    await expect(composer).toHaveValue('Je suis encore');
    expect(await visitor.keptReports()).toHaveLength(2);

    const at = visitor.page.url();
    // Leaves the app, which would otherwise notice the lost cookie and navigate.
    await visitor.page.goto('about:blank');
    await visitor.page.context().clearCookies();
    await visitor.page.goto(at);
    await expect(visitor.gate).toBeVisible();
    expect(await visitor.keptReports()).toEqual([]);
  });
});

test.describe('half a step of staff', () => {
  test('keeps the message of a failed step for the retry', async ({ people }) => {
    const { agent } = await caseInHand(people);
    const { t } = french;
    const words = agent.drawer.getByRole('textbox');
    await agent.closesWithWords();
    await agent.drawer.getByRole('radio', { name: t('answer.solved'), exact: true }).click();
    await words.fill(CLOSING);
    const handling = /\/cases\/handling/;
    await agent.page.route(handling, (route) => route.abort());
    const close = agent.drawer.getByRole('button', { name: t('closeCase.yes'), exact: true });
    await close.click();
    await expect(agent.page.getByRole('alert').filter({ hasText: t('staff.why.offline') })).toBeVisible();

    await agent.page.unroute(handling);
    await agent.closesWithWords();
    await expect(words).toHaveValue(CLOSING);
    await close.click();
    await expect(agent.drawer).toHaveCount(0);
    await agent.reads(CLOSING);
  });
});
