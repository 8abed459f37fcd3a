import { callAddress } from '@parvis/api/call';
import { pollCalls } from '@parvis/api/calls/polls';
import type { Locator } from 'playwright/test';
import { acceptByCall } from './apiCalls.ts';
import { expectAccessible } from './axe.ts';
import type { Contributor } from './contributor.ts';
import {
  answerPollByCall,
  loadPollByCall,
  rated,
  STARS,
  TREES,
  wantsTrees,
  writePollTown,
} from './pollTown.ts';
import { createOwnFolder } from './smallTown.ts';
import { expect, onPhone, phone, test, withWorker } from './test.ts';
import { english, french } from './words.ts';
import { listCachedPaths } from './workers.ts';

const { t } = french;
const CUID = 'saint-elme';
const QRID = 'se-1';
const IDEA = 'Un banc sous le tilleul';
const folder = createOwnFolder('polls');

const status = ({ page }: Contributor): Locator =>
  page.getByRole('main').getByRole('status').and(page.locator('[data-state]'));
const ownAnswer = ({ page, words }: Contributor): Locator =>
  page.getByRole('region', { name: words.t('poll.mine'), exact: true });
const press = ({ page }: Contributor, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const tile = ({ page }: Contributor, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });

/** Accepts, and opens a poll of the small town by its address. */
async function opensPoll(visitor: Contributor, code: string): Promise<void> {
  await acceptByCall(visitor.page, visitor.address, visitor.words, QRID);
  await visitor.page.goto(`${visitor.address}/q/${QRID}/poll/${code}`);
  await visitor.hasTheApp();
}

async function answers(visitor: Contributor, stars: number, idea?: string): Promise<void> {
  await visitor.rate(STARS, stars);
  await visitor.press(TREES, visitor.words.t('part.yes'));
  if (idea !== undefined) await visitor.types(TREES, idea);
  await visitor.press(TREES, visitor.words.t('questionnaire.confirm'));
}

for (const words of [french, english])
  test(`a visitor answers a poll of the menu, sees results, and changes the answer (${words.locale})`, async ({
    people,
  }) => {
    const poll = { cuid: words.cuid, poll: 'square', qrid: 'demo-town' };
    for (const stars of [5, 5, 4, 2])
      await answerPollByCall(
        { ...poll, visitor: await people.contributor({ words }) },
        rated(stars),
        wantsTrees(true),
      );
    const visitor = await people.contributor({ words, options: phone });
    const { page } = visitor;
    const say = words.t;
    await visitor.arrives();
    await expect(visitor.tile('square')).not.toHaveAttribute('data-answered');
    await visitor.chooseTile('square');
    await page.waitForURL('**/q/demo-town/poll/square');
    const main = page.getByRole('main');
    await expect(main).toContainText(say('poll.anonymous'));
    await expect(main).toContainText(say('poll.changeable'));
    await expectAccessible(page, 'the first question of a poll');
    const [first, second] =
      words === french
        ? ['Que pensez-vous de la place du marché ?', 'Faut-il y planter d’autres arbres ?']
        : ['What do you think of the market square?', 'Should more trees be planted there?'];
    await visitor.rate(first, 4);
    await visitor.press(second, say('part.no'));
    await expectAccessible(page, 'the last question of a poll');
    // The Back key leads to the question before, then to the menu.
    await page.goBack();
    await expect(visitor.question(first)).toBeVisible();
    await visitor.rate(first, 4);
    await visitor.press(second, say('part.no'));
    await visitor.types(second, IDEA);
    await visitor.press(second, say('questionnaire.confirm'));
    await expect(status(visitor)).toContainText(say('poll.answered'));
    await expect(ownAnswer(visitor)).toContainText(IDEA);
    const plot = page.getByRole('table', { name: first });
    await expect(plot.getByRole('row', { name: new RegExp(say('poll.results.mine')) })).toContainText(
      say('part.stars', { count: 4, max: 5 }),
    );
    expect(await page.getByRole('table').allInnerTexts()).not.toContain(IDEA);
    await expectAccessible(page, 'an answered poll with results');

    await page.getByRole('link', { name: say('poll.menu'), exact: true }).click();
    await visitor.seesTheMenu();
    await expect(visitor.tile('square')).toContainText(say('part.alreadyAnswered'));
    await expectAccessible(page, 'a menu with an answered poll');
    await visitor.chooseTile('square');
    await press(visitor, say('poll.change'));
    await expect(main).toContainText(
      say('poll.stored', { answer: say('part.starsShort', { count: 4, max: 5 }) }),
    );
    await visitor.rate(first, 1);
    // What was typed is filled in.
    await expect(visitor.question(second).getByRole('textbox')).toHaveValue(IDEA);
    await visitor.press(second, say('part.yes'));
    await visitor.press(second, say('questionnaire.confirm'));
    await expect(plot.getByRole('row', { name: new RegExp(say('poll.results.mine')) })).toContainText(
      say('part.stars', { count: 1, max: 5 }),
    );
    await page.goBack();
    await visitor.seesTheMenu();
  });

test('a poll says when it is not open yet, over, or gone', async ({ people, launch }) => {
  const product = await launch({ customers: writePollTown(folder) });
  const visitor = await people.contributor({ product, options: phone });
  const { page } = visitor;
  await opensPoll(visitor, 'later');
  await expect(status(visitor)).toContainText(t('poll.notYet'));
  await expect(status(visitor)).toContainText('2 mars 2099');
  await expectAccessible(page, 'a poll that is not open yet');
  await page.goto(`${visitor.address}/q/${QRID}/poll/over`);
  await expect(status(visitor)).toContainText(t('poll.closed'));
  await expect(page.getByRole('heading', { name: t('poll.results.none.closed') })).toBeVisible();
  await expectAccessible(page, 'a poll that is over');
  await page.goto(`${visitor.address}/q/${QRID}/poll/nowhere`);
  await expect(visitor.heading).toHaveText(t('poll.unknown'));
  await expectAccessible(page, 'an unknown poll');
  await page.getByRole('link', { name: t('poll.menu'), exact: true }).click();
  await expect(tile(visitor, 'La place')).toBeVisible();
  // A page of polls alone asks to choose one.
  await expect(visitor.heading).toHaveText(t('menu.poll'));
});

test('a poll in parts stores each question, and goes on where it was left', async ({ people, launch }) => {
  const product = await launch({ customers: writePollTown(folder) });
  const visitor = await people.contributor({ product, options: phone });
  await opensPoll(visitor, 'parts');
  await expect(visitor.page.getByRole('main')).toContainText(t('poll.partial'));
  await expect(visitor.page.getByRole('main')).toContainText(
    t('poll.named', { cstmr: 'Ville de Saint-Elme' }),
  );
  await visitor.rate(STARS, 3);
  await expect(visitor.question(TREES)).toBeVisible();
  const poll = { visitor, cuid: CUID, poll: 'parts', qrid: QRID };
  await expect
    .poll(async () => (await loadPollByCall(poll))?.answer?.answers)
    .toEqual({ stars: { stars: 3 } });
  await visitor.page.reload();
  await visitor.press(TREES, t('part.yes'));
  await visitor.press(TREES, t('questionnaire.confirm'));
  await expect(status(visitor)).toContainText(t('poll.answered'));
  expect((await loadPollByCall(poll))?.answer?.complete).toBe(true);
});

test('a second answer of another tab is told, and what was typed stays', async ({ people, launch }) => {
  const product = await launch({ customers: writePollTown(folder) });
  const visitor = await people.contributor({ product, options: phone });
  await opensPoll(visitor, 'final');
  await visitor.rate(STARS, 5);
  await visitor.press(TREES, t('part.no'));
  await visitor.types(TREES, IDEA);
  await answerPollByCall(
    { visitor: await people.sameBrowser(visitor), cuid: CUID, poll: 'final', qrid: QRID },
    rated(1),
    wantsTrees(true),
  );
  await visitor.press(TREES, t('questionnaire.confirm'));
  await expect(status(visitor)).toContainText(t('poll.refused'));
  await expect(status(visitor)).toContainText(t('chat.failed.why.pollAnswered'));
  await expect(ownAnswer(visitor)).toContainText(IDEA);
  await expectAccessible(visitor.page, 'an answer that was refused');
  await press(visitor, t('chat.failed.discard'));
  await expect(status(visitor)).toContainText(t('poll.answered'));
  await expect(status(visitor)).toContainText(t('poll.answered.final'));
  await expect(ownAnswer(visitor)).not.toContainText(IDEA);
  await expect(visitor.page.getByRole('button', { name: t('poll.change'), exact: true })).toHaveCount(0);
});

test('questions that changed meanwhile are told, and the answers stay readable', async ({
  people,
  launch,
}) => {
  const product = await launch({ customers: writePollTown(folder) });
  const visitor = await people.contributor({ product, options: phone });
  await opensPoll(visitor, 'plain');
  const address = callAddress(pollCalls.pollAnswer, { cuid: CUID });
  await visitor.page.route(`**${address}`, (route) => {
    const body = { ...route.request().postDataJSON(), questionnaireId: 'q_gone' };
    return route.continue({ postData: JSON.stringify(body) });
  });
  await answers(visitor, 2, IDEA);
  await expect(status(visitor)).toContainText(t('poll.refused.questions'));
  await expect(ownAnswer(visitor)).toContainText(IDEA);
  await visitor.page.unroute(`**${address}`);
  await press(visitor, t('poll.again'));
  await visitor.rate(STARS, 2);
  await expect(visitor.question(TREES).getByRole('textbox')).toHaveValue(IDEA);
  await visitor.press(TREES, t('part.yes'));
  await visitor.press(TREES, t('questionnaire.confirm'));
  await expect(status(visitor)).toContainText(t('poll.answered'));
});

test('an answer without the network is kept, marked, and sent once it is back', async ({ people }) => {
  const { options } = onPhone;
  const visitor = await people.contributor({ options: { ...options, ...withWorker } });
  const { page } = visitor;
  await visitor.arrives('town-library');
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('seen_poll')));
  await expect.poll(kept).toHaveLength(1);
  await expect.poll(() => listCachedPaths(page), { timeout: 60_000 }).toContain('/q/town-library');
  await visitor.goOffline();
  await visitor.chooseTile('square');
  await visitor.rate('Que pensez-vous de la place du marché ?', 3);
  await visitor.press('Faut-il y planter d’autres arbres ?', t('part.yes'));
  await visitor.press('Faut-il y planter d’autres arbres ?', t('questionnaire.confirm'));
  await expect(status(visitor)).toContainText(t('poll.waiting'));
  await expect(ownAnswer(visitor)).toContainText(t('part.starsShort', { count: 3, max: 5 }));
  await expectAccessible(page, 'an answer that waits for the network');
  await page.getByRole('link', { name: t('poll.menu'), exact: true }).click();
  await expect(visitor.tile('square')).toContainText(t('part.alreadyAnswered'));
  await page.reload();
  await expect(visitor.tile('square')).toContainText(t('part.alreadyAnswered'));
  await visitor.chooseTile('square');
  await expect(status(visitor)).toContainText(t('poll.waiting'));
  await visitor.comeBack();
  await expect(status(visitor)).toContainText(t('poll.answered'));
});
