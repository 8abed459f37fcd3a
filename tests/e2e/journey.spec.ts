import type { Page } from 'playwright/test';
import type { Contributor } from './contributor.ts';
import type { Staff } from './staff.ts';
import { all, desk, expect, moving, phone, pictures, test } from './test.ts';
import { english, french, type Reader } from './words.ts';

const AGENT = 'Aline Morvan';

/** What the two people write to each other, as they would. */
const letters = {
  'fr-FR': {
    detail: 'Devant le lavabo du fond, côté cour',
    reply: 'Merci, une équipe part tout de suite.',
    thanks: 'Je reste sur place pour prévenir les gens.',
    question: 'Le couloir est-il encore praticable ?',
    options: ['Oui, en longeant le mur', 'Non, il est fermé'],
    closing: 'La fuite est réparée, le sol est sec.',
  },
  'en-US': {
    detail: 'In front of the last basin, on the yard side',
    reply: 'Thank you, a team is on its way.',
    thanks: 'I am staying here to warn people.',
    question: 'Can people still walk through?',
    options: ['Yes, along the wall', 'No, it is closed'],
    closing: 'The leak is repaired and the floor is dry.',
  },
} as const;

/** Pictures of a step, numbered in the order of the journey. */
const picturesIn = (folder: string) => (page: Page, name: string) =>
  pictures(page, `journey/${folder}/${name}`);

/** Marks a page, so that a reload would be noticed. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-kept', 'yes'));
const kept = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');

type Show = ReturnType<typeof picturesIn>;

async function report(visitor: Contributor, agent: Staff, show: Show): Promise<void> {
  const { words } = visitor;
  const { t, asked, tile } = words;
  const { detail } = letters[words.locale];

  await test.step('the visitor scans the code and is asked for consent first', async () => {
    await visitor.scan();
    await visitor.chooseLanguage();
    await expect(visitor.gate).toContainText(words.town);
    await expect(visitor.gate.getByRole('button', { name: t('gate.accept') })).toBeDisabled();
    await show(visitor.page, '01-gate');
    await visitor.acceptTerms();
    await mark(visitor.page);
    await show(visitor.page, '02-menu');
  });

  await test.step('the menu leads through a submenu to a category', async () => {
    await visitor.chooseTile('hygiene');
    await expect(visitor.page.getByRole('navigation', { name: t('part.breadcrumbs') })).toContainText(
      tile('hygiene'),
    );
    await show(visitor.page, '03-submenu');
    await visitor.page.getByRole('button', { name: t('part.back'), exact: true }).click();
    await visitor.seesTheMenu();
    await visitor.chooseTile('hygiene');
    await visitor.chooseTile('toilets');
    await expect(visitor.tile('toilets')).toHaveAttribute('aria-pressed', 'true');
    await show(visitor.page, '04-selected');
  });

  await test.step('before a report it is said who will see what, and that this is no emergency line', async () => {
    await visitor.report('toilets');
    const main = visitor.page.getByRole('main');
    await visitor.seesState(words.place('market'));
    await main.getByText(t('report.staffSee')).click();
    await expect(main).toContainText(t('report.staffSee.not'));
    await expect(main).toContainText(t('report.emergency'));
    await show(visitor.page, '05-start');
  });

  await test.step('the category asks its own questions', async () => {
    await expect(visitor.question(asked('toilets.what'))).toBeVisible();
    await show(visitor.page, '06-question');
    await visitor.choose(asked('toilets.what'), asked('toilets.what.leak'));
    await visitor.press(asked('toilets.floor'), t('part.yes'));
    await expect(visitor.page.getByText(asked('toilets.safety.text'))).toBeVisible();
    await show(visitor.page, '07-safety');
    await visitor.press(asked('toilets.safety'), asked('toilets.safety.next'));
    await visitor.choose(asked('toilets.where'), asked('toilets.where.elsewhere'));
    await show(visitor.page, '08-details');
    await visitor.tell(asked('toilets.say'), detail);
  });

  await test.step('before it is sent, everything is shown once more', async () => {
    for (const answer of [words.place('market'), asked('toilets.what.leak'), detail])
      await expect(visitor.review).toContainText(answer);
    await show(visitor.page, '08-before-sending');
  });

  await test.step('the report is a case, and staff see it appear', async () => {
    await visitor.sendsTheReport();
    await visitor.seesState(t('case.state.open'));
    await visitor.reads(detail);
    await show(visitor.page, '09-case');
    await expect(agent.row('toilets')).toBeVisible();
    await show(agent.page, '10-board');
  });
}

async function talk(visitor: Contributor, agent: Staff, show: Show): Promise<void> {
  const { t, asked, locale } = visitor.words;
  const { detail, reply, thanks, question, options } = letters[locale];

  await test.step('staff open it and read every answer, and the visitor sees that they did', async () => {
    await agent.openCase('toilets');
    await agent.reads(asked('toilets.what.leak'));
    await agent.reads(detail);
    await show(agent.page, '11-opened');
    await visitor.seesStatus(detail, 'part.seen');
  });

  await test.step('staff take it in hand', async () => {
    await agent.take();
    await visitor.isTold(t('statement.handle', { name: AGENT }));
    await visitor.seesState(t('case.state.handled'));
  });

  await test.step('they write to each other', async () => {
    await agent.answer(reply);
    await visitor.reads(reply);
    await agent.seesStatus(reply, 'part.seen');
    await visitor.write(thanks);
    await agent.reads(thanks);
    await visitor.seesStatus(thanks, 'part.seen');
    await show(visitor.page, '12-chat');
    await show(agent.page, '13-chat-of-staff');
  });

  await test.step('a structured question is answered in place', async () => {
    await agent.askChoice(question, [...options]);
    await expect(visitor.question(question)).toBeVisible();
    await show(visitor.page, '14-question');
    await visitor.choose(question, options[0]);
    await visitor.reads(options[0]);
    // It stands among what could be chosen, too.
    await expect(agent.chat.getByRole('definition').filter({ hasText: options[0] })).toHaveCount(1);
    await expect(visitor.question(question).getByRole('radio')).toHaveCount(0);
    await show(agent.page, '15-answered');
  });
}

async function finish(visitor: Contributor, agent: Staff, show: Show): Promise<void> {
  const { t, locale } = visitor.words;
  const { closing } = letters[locale];
  const withOutcome = (text: string) =>
    t('statement.close.outcome', { text, outcome: t('case.outcome.solved') });

  await test.step('the case is held and resumed', async () => {
    await agent.hold();
    await visitor.isTold(t('statement.hold', { name: AGENT }));
    await visitor.seesState(t('case.state.held'));
    await show(visitor.page, '16-held');
    await agent.resume();
    await visitor.isTold(t('statement.resume', { name: AGENT }));
    await visitor.seesState(t('case.state.handled'));
  });

  await test.step('a member of staff leaves the case and comes back', async () => {
    await agent.leave();
    await visitor.isTold(t('statement.leave', { name: AGENT }));
    await visitor.seesState(t('case.state.open'));
    await agent.takesAgain();
    // Nobody else has it: it is taken once more.
    await expect(visitor.line(t('statement.handle', { name: AGENT }))).toHaveCount(2);
    await visitor.seesState(t('case.state.handled'));
  });

  await test.step('staff close it and say what became of it', async () => {
    await agent.close('answer.solved', closing);
    await agent.isTold(withOutcome(t('statement.close.me')));
    await visitor.isTold(withOutcome(t('statement.close', { name: AGENT })));
    await visitor.reads(closing);
    await visitor.seesState(t('case.outcome.solved'));
    await show(agent.page, '17-closed');
  });

  await test.step('the visitor says how it went', async () => {
    await visitor.rate(t('satisfaction'), 5);
    await show(visitor.page, '18-stars');
    await visitor.press(t('satisfaction'), t('satisfaction.send'));
    await visitor.press(t('satisfaction.thanks'), t('satisfaction.skip'));
    await visitor.press(t('satisfaction.tool'), t('satisfaction.next'));
    await visitor.press(t('satisfaction.end'), t('satisfaction.close'));
    await visitor.reads(t('chat.stars', { n: 5, max: 5 }));
    await agent.reads(t('chat.stars', { n: 5, max: 5 }));
    await show(visitor.page, '19-rated');
  });
}

async function comeBack(visitor: Contributor, show: Show): Promise<void> {
  const { t, tile } = visitor.words;
  await test.step('the visitor finds the case again, also on a second visit', async () => {
    await visitor.page.getByRole('button', { name: t('part.back'), exact: true }).click();
    const row = visitor.page.getByRole('main').getByRole('link', { name: tile('toilets') });
    await expect(row).toContainText(t('case.outcome.solved'));
    await show(visitor.page, '20-home');
    await kept(visitor.page);
    await visitor.page.reload();
    await expect(row).toContainText(t('case.outcome.solved'));
    await visitor.scan();
    await visitor.seesTheMenu();
  });
}

const PATIENCE = 240_000;

async function journey(visitor: Contributor, agent: Staff, words: Reader): Promise<void> {
  test.setTimeout(PATIENCE);
  const show = picturesIn(words.locale);
  await agent.chooseLanguage();
  await agent.loginOnPage();
  await mark(agent.page);
  await report(visitor, agent, show);
  await talk(visitor, agent, show);
  await finish(visitor, agent, show);
  await kept(agent.page);
  await comeBack(visitor, show);
}

test.describe('from a scan to stars, both sides without a reload', () => {
  test('in French', async ({ people }) => {
    const visitor = await people.contributor({ options: { ...phone, ...moving } });
    await journey(visitor, await people.staff({ options: { ...desk, ...moving } }), french);
  });

  // By day English is read on every screen by others.
  if (!all) return;
  test('in English', async ({ people }) => {
    const words = english;
    const visitor = await people.contributor({ words, options: { ...phone, ...moving } });
    await journey(visitor, await people.staff({ words, options: { ...desk, ...moving } }), words);
  });
});
