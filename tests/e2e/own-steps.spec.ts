import type { Locator, Page } from 'playwright/test';
import { createDesk } from './apiCalls.ts';
import { expectAccessible } from './axe.ts';
import type { Contributor } from './contributor.ts';
import { Finger } from './finger.ts';
import { expect, onPhone, test } from './test.ts';
import type { Reader } from './words.ts';

const { words, options } = onPhone;

/** Opens the menu of the reporter's case and chooses an entry. */
async function choose({ page }: Contributor, { t }: Reader, entry: Parameters<Reader['t']>[0]) {
  await page.getByRole('button', { name: t('chat.menu'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(entry), exact: true })
    .click();
}
/** Holds a finger on a message until its menu opens. */
async function pressLong(page: Page, target: Locator, menu: Locator) {
  const { x, y } = await new Finger(page).over(target);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect(menu).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
const dialogOf = (page: Page) => page.getByRole('dialog');

test('a reporter pauses and resumes a case, which staff see at once', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  await visitor.hasReportedBins('town-hall');
  const agent = await people.staff({ words });
  await agent.login();
  await agent.openCase('bins', 'townhall');
  await agent.take();
  await choose(visitor, words, 'chat.menu.hold');
  await expect(visitor.chat).toContainText(t('statement.crHold.me'));
  await agent.isTold(t('statement.crHold.staff'));
  await choose(visitor, words, 'chat.menu.resume');
  await expect(visitor.chat).toContainText(t('statement.crResume.me'));
  await agent.isTold(t('statement.crResume.staff'));
  const details = agent.page.getByRole('region', { name: t('staff.details'), exact: true });
  await details.getByRole('button', { name: t('staff.details.steps.show'), exact: true }).click();
  await expect(details.getByRole('listitem')).toContainText([
    ...[t('statement.create.staff'), t('statement.handle.me')],
    ...[t('statement.crHold.staff'), t('statement.crResume.staff')],
  ]);
  await expectAccessible(agent.page, 'the steps of a case');
});

test('a reporter says that it is solved, is thanked and asked for stars', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  await visitor.hasReportedBins('town-hall');
  await visitor.page.getByRole('button', { name: t('chat.menu'), exact: true }).click();
  await expectAccessible(visitor.page, 'the menu of an own case');
  await dialogOf(visitor.page)
    .getByRole('button', { name: t('chat.menu.solved'), exact: true })
    .click();
  await expectAccessible(visitor.page, 'whether it is solved');
  await dialogOf(visitor.page)
    .getByRole('button', { name: t('chat.solved.yes'), exact: true })
    .click();
  await expect(visitor.chat).toContainText(t('statement.crSolved.me'));
  await visitor.rate(t('satisfaction'), 1);
  await expect(visitor.page.getByText(t('chat.lowRating', { date: '' }).slice(0, 30))).toHaveCount(0);
});

test('a reporter withdraws a case after a question; staff can do nothing with it', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  await visitor.hasReportedBins('town-hall');
  const agent = await people.staff({ words });
  await agent.login();
  await agent.openCase('bins', 'townhall');
  await choose(visitor, words, 'chat.menu.cancel');
  const dialog = dialogOf(visitor.page);
  await dialog.getByRole('radio', { name: t('answer.terminateReport.cancel'), exact: true }).click();
  await expectAccessible(visitor.page, 'whether to withdraw');
  await dialog.getByRole('button', { name: t('cancelReport.yes'), exact: true }).click();
  await expect(visitor.chat).toContainText(t('statement.crCancel.me'));
  await expect(visitor.page.getByRole('main')).toContainText(t('chat.cancelled'));
  // No news will come of it, so none is offered.
  await choose(visitor, words, 'chat.menu.leave');
  await expect(dialog).toContainText(t('terminateReport.thanks'));
  await visitor.page.keyboard.press('Escape');
  await agent.isTold(t('statement.crCancel.staff'));
  await expect(agent.page.getByText(t('staff.reply.cancelled'), { exact: true })).toBeVisible();
  await expect(agent.page.getByRole('button', { name: t('staff.step.handle'), exact: true })).toHaveCount(0);
});

test('a reporter reads once, and again in the case, why staff rejected it', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  await visitor.hasReportedBins('town-hall');
  const agent = await people.staff({ words });
  await agent.login();
  await agent.openCase('bins', 'townhall');
  const reason = 'Ce conteneur est à un syndic privé';
  await agent.refuse(reason);
  const dialog = dialogOf(visitor.page);
  await expect(dialog).toContainText(reason);
  await expectAccessible(visitor.page, 'why a case was rejected');
  await dialog.getByRole('button', { name: t('flow.understood'), exact: true }).click();
  await visitor.page.reload();
  await expect(visitor.chat).toContainText(reason);
  await expect(dialog).toHaveCount(0);
});

test('a message is taken back before staff read it, and moderated after', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  await visitor.hasReportedBins('town-hall');
  const slip = 'Un message de trop';
  await visitor.write(slip);
  await expect(visitor.line(slip)).toContainText(t('part.sent'));
  const menu = dialogOf(visitor.page);
  const openMessageMenu = (text: string) =>
    visitor
      .line(text)
      .getByRole('button', { name: t('chat.message.menu'), exact: true })
      .click();
  await openMessageMenu(slip);
  await expectAccessible(visitor.page, 'the menu of a message');
  await menu.getByRole('button', { name: t('chat.message.takeBack'), exact: true }).click();
  await expect(visitor.chat).toContainText(t('statement.takenBack.me'));
  await expect(visitor.chat).not.toContainText(slip);

  // What is told covers neither the newest message nor its menu, and leaves by itself.
  const rude = 'Des mots qui blessent';
  await visitor.write(rude);
  await openMessageMenu(rude);
  await menu.getByRole('button', { name: t('chat.message.copy'), exact: true }).click({ trial: true });
  await visitor.page.keyboard.press('Escape');
  await expect(visitor.page.getByText(t('chat.message.takenBack'), { exact: true })).toHaveCount(0);
  const manager = await people.staff({ words });
  await manager.login('manager@town.example');
  await manager.openCase('bins', 'townhall');
  await expect(manager.chat).not.toContainText(slip);
  await manager.reads(rude);
  await manager.chat.getByText(rude).click({ button: 'right' });
  await manager.page.getByRole('menuitem', { name: t('staff.moderate'), exact: true }).click();
  const dialog = dialogOf(manager.page);
  await expectAccessible(manager.page, 'why a message is removed');
  await dialog.getByRole('radio', { name: t('moderation.hateOrInsult'), exact: true }).click();
  await dialog.getByRole('textbox').fill('Plainte de la voisine');
  await manager.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await manager.chat.getByText(rude).click({ button: 'right' });
  await manager.page.getByRole('menuitem', { name: t('staff.moderate'), exact: true }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Plainte de la voisine');
  await dialog.getByRole('button', { name: t('staff.moderate.submit'), exact: true }).click();
  await expect(manager.chat).toContainText(t('statement.moderated'));
  await expect(visitor.chat).toContainText(t('statement.moderated.me'));
  await expect(visitor.chat).toContainText(t('moderation.hateOrInsult'));
  await expect(visitor.chat).toContainText(t('statement.moderated.ask'));
  await expect(visitor.chat).not.toContainText(rude);
  await manager.page.getByRole('button', { name: t('staff.close.undo'), exact: true }).click();
  await visitor.reads(rude);
});

test('a reporter signals abuse, and the conversation stops for everybody', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  await visitor.hasReportedBins('town-hall');
  await choose(visitor, words, 'chat.menu.abuse');
  const dialog = dialogOf(visitor.page);
  await dialog.getByRole('button', { name: t('abuseReport.yes'), exact: true }).click();
  await expectAccessible(visitor.page, 'why abuse is signalled');
  await dialog.getByRole('button', { name: t('abuse.submit'), exact: true }).click();
  await expect(dialog).toContainText(t('moderation.reason.missing'));
  await dialog.getByRole('radio', { name: t('moderation.hateOrInsult'), exact: true }).click();
  await dialog.getByRole('textbox').fill('On m’insulte ici');
  await dialog.getByRole('button', { name: t('part.cancel'), exact: true }).click();
  await choose(visitor, words, 'chat.menu.abuse');
  await dialog.getByRole('button', { name: t('abuseReport.yes'), exact: true }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('On m’insulte ici');
  await expect(dialog.getByRole('radio', { name: t('moderation.hateOrInsult'), exact: true })).toBeChecked();
  await dialog.getByRole('button', { name: t('abuse.submit'), exact: true }).click();
  await expect(dialog).toContainText(t('abuse.sent.stopped'));
  await dialog.getByRole('button', { name: t('flow.understood'), exact: true }).click();
  await expect(visitor.page.getByRole('main')).toContainText(t('abuse.stopped.title'));
  await expectAccessible(visitor.page, 'a stopped conversation');
  const agent = await people.staff({ words });
  await agent.login();
  await agent.openCase('bins', 'townhall');
  await expect(agent.page.getByText(t('staff.closed.stopped'))).toBeVisible();
});

test('a moderator may remove the words of the report itself, which its author cannot take back', async ({
  people,
}) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  await visitor.hasReportedBins('town-hall');
  const manager = await people.staff({ words });
  await manager.login('manager@town.example');
  await manager.openCase('bins', 'townhall');
  const answer = manager.chat.locator('[data-side=others]').last();
  await answer.click({ button: 'right' });
  await expect(manager.page.getByRole('menuitem', { name: t('staff.moderate'), exact: true })).toBeVisible();
  await expect(visitor.page.getByRole('button', { name: t('chat.message.menu'), exact: true })).toHaveCount(
    0,
  );
});

test('a reporter corrects an answer until staff have read it', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  const csid = new URL(await visitor.hasReportedBins('town-hall')).pathname.split('/').at(-1) ?? '';
  const agent = await people.staff({ words });
  await agent.login();
  const desk = createDesk(agent.page, agent.address, words);
  const question = 'Où est le conteneur ?';
  await desk.ask(csid, { kind: 'text', txt: question });
  await visitor.tell(question, 'Rue haute');
  await visitor.seesStatus('Rue haute', 'part.sent');
  const openCorrection = async (answer: string) => {
    const menu = dialogOf(visitor.page);
    await pressLong(visitor.page, visitor.line(answer), menu);
    await menu.getByRole('button', { name: t('chat.message.correct'), exact: true }).click();
  };
  await openCorrection('Rue haute');
  const dialog = dialogOf(visitor.page).filter({ hasText: question });
  const field = dialog.getByRole('textbox');
  await expect(field).toHaveValue('Rue haute');
  await expectAccessible(visitor.page, 'an answer to correct');
  await field.fill('Rue basse');
  await dialog.getByRole('button', { name: t('part.close'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await openCorrection('Rue haute');
  await expect(field).toHaveValue('Rue basse');
  await dialog.getByRole('button', { name: t('part.send'), exact: true }).click();
  await visitor.seesStatus('Rue basse', 'part.sent');
  await expect(visitor.chat).not.toContainText('Rue haute');

  await openCorrection('Rue basse');
  await agent.openCase('bins', 'townhall');
  await agent.reads('Rue basse');
  await visitor.seesStatus('Rue basse', 'part.seen');
  await field.fill('Rue du milieu');
  await dialog.getByRole('button', { name: t('part.send'), exact: true }).click();
  await expect(visitor.chat).toContainText(t('chat.failed.why.read'));
  await expect(agent.chat).not.toContainText('Rue du milieu');
});

test('a reporter signals the author of a message', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  const csid = new URL(await visitor.hasReportedBins('town-hall')).pathname.split('/').at(-1) ?? '';
  const agent = await people.staff({ words });
  await agent.login();
  await createDesk(agent.page, agent.address, words).say(csid, 'Débrouillez-vous');
  await visitor.reads('Débrouillez-vous');
  const dialog = dialogOf(visitor.page);
  await pressLong(visitor.page, visitor.line('Débrouillez-vous'), dialog);
  await dialog.getByRole('button', { name: t('chat.message.abusePerson'), exact: true }).click();
  await dialog.getByRole('button', { name: t('abuseReport.yes'), exact: true }).click();
  await expect(dialog.getByRole('heading')).toHaveText(new RegExp(`^${t('abuse.person', { name: '' })}\\S`));
  await expectAccessible(visitor.page, 'why a person is signalled');
  await dialog.getByRole('radio', { name: t('moderation.hateOrInsult'), exact: true }).click();
  await dialog.getByRole('button', { name: t('abuse.submit'), exact: true }).click();
  await expect(dialog).toContainText(t('abuse.sent.stopped'));
  await dialog.getByRole('button', { name: t('flow.understood'), exact: true }).click();

  const manager = await people.staff({ words });
  await manager.login('manager@town.example');
  await manager.page.goto(`${manager.address}/staff/${words.cuid}/moderation`);
  const open = manager.page.getByRole('region', { name: t('notices.open'), exact: true });
  await expect(open).toContainText(t('notices.about.participant'));
});
