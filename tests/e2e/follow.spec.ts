import { reportByCall } from './apiCalls.ts';
import { expectAccessible } from './axe.ts';
import type { Contributor } from './contributor.ts';
import { desk, expect, onPhone, test } from './test.ts';
import { english } from './words.ts';

const { words, options } = onPhone;
const SECRET = 'Ombeline l’a vue';
const lamp = {
  ccatCode: 'light',
  answers: [
    { type: 'CHECK', item: 'light.what.other' },
    { type: 'TYPE', item: 'light.say', text: SECRET },
    { type: 'COMMIT', item: 'light.say' },
  ],
} as const;

const knownHere = ({ page, words: { t } }: Contributor) =>
  page.getByRole('region', { name: t('follow.here'), exact: true });

test('a second visitor says me too of a lamp, reads on once staff open the conversation, and sees its end', async ({
  people,
}) => {
  const { t } = words;
  const reporter = await people.contributor({ words, options });
  await reporter.arrives('town-pool');
  const csid = await reportByCall(reporter.page, reporter.address, words, 'town-pool', {
    ccatCode: lamp.ccatCode,
    answers: [...lamp.answers],
  });
  const visitor = await people.contributor({ words: english, options });
  const { page } = visitor;
  await visitor.arrives('town-pool');
  await expect(knownHere(visitor)).toContainText(english.tile('light'));
  await expect(knownHere(visitor)).toContainText(english.t('follow.people.few'));
  await expectAccessible(page, 'what is reported at a place');

  // The report of the same category asks first.
  await visitor.beginReport('comfort', 'light');
  await expect(knownHere(visitor)).toBeVisible();
  await expectAccessible(page, 'what is reported, before the first question');
  await page.getByRole('button', { name: english.t('follow.step.continue'), exact: true }).click();
  await expect(visitor.question(english.asked('light.what'))).toBeVisible();
  await page.goto(`${visitor.address}/q/town-pool`);

  await knownHere(visitor)
    .getByRole('button', { name: english.t('follow.supported'), exact: true })
    .click();
  await page.waitForURL(`**/m/follow/${words.cuid}/${csid}`);
  await expect(visitor.heading).toHaveText(english.tile('light'));
  await expect(page.getByText(english.t('follow.messages.closed'))).toBeVisible();
  await expectAccessible(page, 'a followed case');

  const agent = await people.staff({ words, options: desk });
  await agent.login();
  await agent.openCase('light', 'pool');
  await expect(agent.chat).toContainText(t('statement.joinSupported.staff'));
  await expect(agent.page.getByText(t('follow.staff.supported', { count: 1 })).first()).toBeVisible();
  await agent.take();
  await agent.page.getByRole('button', { name: t('staff.step.more'), exact: true }).click();
  await agent.pick(t('follow.staff.open'));
  await expect(agent.drawer).toContainText(t('follow.staff.open.title'));
  await expectAccessible(agent.page, 'opening a conversation to followers');
  await agent.drawer.getByRole('button', { name: t('follow.staff.open.yes'), exact: true }).click();
  await agent.isTold(t('statement.openedToFollowers.me'));
  await agent.answer('La lampe est commandée');
  await agent.reads('La lampe est commandée');

  await page.reload();
  await expect(page.getByText('La lampe est commandée')).toBeVisible();
  await expect(page.getByText(english.t('follow.author.staff'), { exact: true })).toBeVisible();
  expect(await page.content()).not.toContain(SECRET);
  await agent.close('answer.solved');

  await page.goto(`${visitor.address}/m/home`);
  const followed = page.getByRole('link', { name: new RegExp(english.t('follow.outcome.solved')) });
  await expect(followed).toBeVisible();
  await expectAccessible(page, 'own and followed cases');
  const current = page.getByRole('navigation').locator('[aria-current]');
  const colour = await current.evaluate((one) => getComputedStyle(one).backgroundColor);
  await followed.click();
  await expect(page.getByRole('region', { name: english.t('follow.events') })).toContainText(
    english.t('follow.outcome.solved'),
  );
  // In the colours of the town, as its own cases.
  await expect(current).toHaveCSS('background-color', colour);
  await page.getByRole('button', { name: english.t('follow.stop'), exact: true }).click();
  await page.waitForURL('**/m/home');
  await expect(followed).toHaveCount(0);
});

test('without the network, me too says so and nothing is lost', async ({ people }) => {
  const { t } = words;
  const reporter = await people.contributor({ words, options });
  await reporter.arrives('town-park');
  await reportByCall(reporter.page, reporter.address, words, 'town-park', {
    ccatCode: lamp.ccatCode,
    answers: [...lamp.answers],
  });
  await reporter.page.reload();
  await expect(knownHere(reporter).getByRole('link', { name: t('follow.mine') })).toBeVisible();
  const visitor = await people.contributor({ words, options });
  await visitor.arrives('town-park');
  await expect(knownHere(visitor)).toBeVisible();
  await visitor.page.context().setOffline(true);
  await knownHere(visitor)
    .getByRole('button', { name: t('follow.q_follower'), exact: true })
    .click();
  await expect(knownHere(visitor).getByRole('alert')).toHaveText(t('follow.failed'));
  await visitor.page.context().setOffline(false);
  await knownHere(visitor)
    .getByRole('button', { name: t('follow.q_follower'), exact: true })
    .click();
  await visitor.page.waitForURL(`**/m/follow/${words.cuid}/*`);
});
