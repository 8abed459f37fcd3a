import type { Page } from 'playwright/test';
import type { Contributor } from './contributor.ts';
import type { Staff } from './staff.ts';
import { expect, phone, test } from './test.ts';
import { french as words } from './words.ts';

const AGENT = 'Aline Morvan';

const { t, asked, tile } = words;
const letters = {
  detail: 'Devant le lavabo du fond, côté cour',
  reply: 'Merci, une équipe part tout de suite.',
  thanks: 'Je reste sur place pour prévenir les gens.',
  question: 'Le couloir est-il encore praticable ?',
  options: ['Oui, en longeant le mur', 'Non, il est fermé'],
  closing: 'La fuite est réparée, le sol est sec.',
} as const;

const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-kept', 'yes'));
const kept = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');

async function report(visitor: Contributor, agent: Staff): Promise<void> {
  const { detail } = letters;

  await test.step('the visitor scans the code and is asked for consent', async () => {
    await visitor.scan();
    await expect(visitor.gate).toContainText(words.town);
    await expect(visitor.gate.getByRole('button', { name: t('gate.accept') })).toBeDisabled();
    await visitor.acceptTerms();
    await mark(visitor.page);
  });

  await test.step('the menu leads through a submenu to a category', async () => {
    await visitor.chooseTile('hygiene');
    await expect(visitor.page.getByRole('navigation', { name: t('part.breadcrumbs') })).toContainText(
      tile('hygiene'),
    );
    await visitor.page.getByRole('button', { name: t('part.back'), exact: true }).click();
    await visitor.seesTheMenu();
    await visitor.chooseTile('hygiene');
    await visitor.chooseTile('toilets');
    await expect(visitor.tile('toilets')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the report first says who will read it and that it is no emergency line', async () => {
    await visitor.report('toilets');
    const main = visitor.page.getByRole('main');
    await visitor.seesState(words.place('market'));
    await main.getByText(t('report.staffSee')).click();
    await expect(main).toContainText(t('report.staffSee.not'));
    await expect(main.getByRole('link', { name: /^112/ })).toBeVisible();
    await expect(main, 'in one line until a danger is told').not.toContainText(t('report.emergency'));
  });

  await test.step('the category asks its own questions', async () => {
    await expect(visitor.question(asked('toilets.what'))).toBeVisible();
    await visitor.choose(asked('toilets.what'), asked('toilets.what.leak'));
    await expect(visitor.question(asked('toilets.floor'))).toBeVisible();
    await expect(visitor.page.getByRole('link', { name: /^112,/ }), 'on every question').toBeVisible();
    await visitor.press(asked('toilets.floor'), t('part.yes'));
    await expect(visitor.page.getByText(asked('toilets.safety.text'))).toBeVisible();
    const call = visitor.page.getByRole('main').getByRole('link', { name: '112', exact: true });
    await expect(call).toHaveAttribute('href', 'tel:112');
    await visitor.press(asked('toilets.safety'), asked('toilets.safety.next'));
    await expect(visitor.page.getByRole('main')).toContainText(t('report.emergency'));
    await visitor.choose(asked('toilets.where'), asked('toilets.where.elsewhere'));
    await visitor.tell(asked('toilets.say'), detail);
  });

  await test.step('the review shows all answers before sending', async () => {
    for (const answer of [words.place('market'), asked('toilets.what.leak'), detail])
      await expect(visitor.review).toContainText(answer);
  });

  await test.step('the sent report becomes a case that appears on the staff desk', async () => {
    await visitor.sendsTheReport();
    await visitor.seesState(t('case.state.open'));
    await visitor.reads(detail);
    await expect(agent.row('toilets')).toBeVisible();
  });
}

async function talk(visitor: Contributor, agent: Staff): Promise<void> {
  const { detail, reply, thanks, question, options } = letters;

  await test.step('staff read every answer, and the visitor sees that they did', async () => {
    await agent.openCase('toilets');
    await agent.reads(asked('toilets.what.leak'));
    await agent.reads(detail);
    await visitor.seesStatus(detail, 'part.seen');
  });

  await test.step('staff take the case', async () => {
    await agent.take();
    await visitor.isTold(t('statement.handle', { name: AGENT }));
    await visitor.seesState(t('case.state.handled'));
  });

  await test.step('visitor and staff exchange messages', async () => {
    await agent.answer(reply);
    await visitor.reads(reply);
    await agent.seesStatus(reply, 'part.seen');
    await visitor.write(thanks);
    await agent.reads(thanks);
    await visitor.seesStatus(thanks, 'part.seen');
  });

  await test.step('the visitor answers a structured question in the chat', async () => {
    await agent.askChoice(question, [...options]);
    await expect(visitor.question(question)).toBeVisible();
    await visitor.choose(question, options[0]);
    await visitor.reads(options[0]);
    await expect(agent.chat.getByRole('definition').filter({ hasText: options[0] })).toHaveCount(1);
    await expect(visitor.question(question).getByRole('radio')).toHaveCount(0);
  });
}

async function finish(visitor: Contributor, agent: Staff): Promise<void> {
  const { closing } = letters;
  const withOutcome = (text: string) =>
    t('statement.close.outcome', { text, outcome: t('case.outcome.solved') });

  await test.step('staff put the case on hold and resume it', async () => {
    await agent.hold();
    await visitor.isTold(t('statement.hold', { name: AGENT }));
    await visitor.seesState(t('case.state.held'));
    await agent.resume();
    await visitor.isTold(t('statement.resume', { name: AGENT }));
    await visitor.seesState(t('case.state.handled'));
  });

  await test.step('a staff member leaves the case and returns', async () => {
    await agent.leave();
    await visitor.isTold(t('statement.leave', { name: AGENT }));
    await visitor.seesState(t('case.state.open'));
    await agent.takesAgain();
    await expect(visitor.line(t('statement.handle', { name: AGENT }))).toHaveCount(2);
    await visitor.seesState(t('case.state.handled'));
  });

  await test.step('staff close the case with an outcome', async () => {
    await agent.close('answer.solved', closing);
    await agent.isTold(withOutcome(t('statement.close.me')));
    await visitor.isTold(withOutcome(t('statement.close', { name: AGENT })));
    await visitor.reads(closing);
    await visitor.seesState(t('case.outcome.solved'));
  });

  await test.step('the visitor rates the outcome', async () => {
    await visitor.rate(t('satisfaction'), 5);
    await visitor.press(t('satisfaction'), t('satisfaction.send'));
    await visitor.press(t('satisfaction.thanks'), t('satisfaction.skip'));
    await visitor.press(t('satisfaction.tool'), t('satisfaction.next'));
    await visitor.press(t('satisfaction.end'), t('satisfaction.close'));
    await visitor.reads(t('chat.stars', { n: 5, max: 5 }));
    await agent.reads(t('chat.stars', { n: 5, max: 5 }));
  });
}

async function comeBack(visitor: Contributor): Promise<void> {
  await test.step('the visitor finds the case again, also on a second visit', async () => {
    await visitor.page.getByRole('button', { name: t('part.back'), exact: true }).click();
    const row = visitor.page.getByRole('main').getByRole('link', { name: tile('toilets') });
    await expect(row).toContainText(t('case.outcome.solved'));
    await kept(visitor.page);
    await visitor.page.reload();
    await expect(row).toContainText(t('case.outcome.solved'));
    await visitor.scan();
    await visitor.seesTheMenu();
  });
}

test('a case runs from scan to rating without a reload on either side', async ({ people }) => {
  test.setTimeout(240_000);
  const visitor = await people.contributor({ options: phone });
  const agent = await people.staff();
  await agent.loginOnPage();
  await mark(agent.page);
  await report(visitor, agent);
  await talk(visitor, agent);
  await finish(visitor, agent);
  await kept(agent.page);
  await comeBack(visitor);
});
