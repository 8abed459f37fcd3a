import type { UserLinkRole } from '@parvis/api/entities/link';
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import type { Contributor } from './contributor.ts';
import { desk, expect, onPhone, test } from './test.ts';
import { english } from './words.ts';

const { words, options } = onPhone;
const shots = process.env.PARVIS_SHOTS;
const look = async (page: Page, name: string) => {
  if (!shots) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${shots}/${name}-${colorScheme}.png` });
  }
  await page.emulateMedia({ colorScheme: 'light' });
};

/** Reports music by the tiles of the residence, and accepts to talk. */
async function reportMusic({ page, words: { t } }: Contributor): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Voisinage' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Bruit' }).click();
  await page.getByRole('button', { name: t('menu.report', { lbl: 'Bruit' }) }).click();
  await page.getByRole('radio', { name: 'Musique ou télévision', exact: true }).click();
  await page.getByRole('radio', { name: 'La nuit', exact: true }).click();
  await page.getByRole('button', { name: 'Oui', exact: true }).click();
  await page.getByRole('button', { name: t('startReport.send'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sent.title'));
}

const write = async (page: Page, field: string, text: string, send: string) => {
  await page.getByRole('textbox', { name: field }).fill(text);
  await page.getByRole('main').getByRole('button', { name: send, exact: true }).click();
};

const pickFrom = async (page: Page, menu: string, entry: string) => {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page
    .getByRole('menuitem', { name: entry })
    .or(page.getByRole('button', { name: entry }))
    .click();
};

/** Makes a link for a role by the menu of the chat. @returns its address */
async function inviteAs({ page, words: { t } }: Contributor, as: UserLinkRole): Promise<string> {
  await pickFrom(page, t('chat.menu'), t('chat.menu.inviteUser'));
  const panel = page.getByRole('dialog');
  await panel.getByRole('radio', { name: t(`between.as.${as}`), exact: true }).click();
  await panel.getByRole('button', { name: t('between.make'), exact: true }).click();
  const { pathname } = new URL(await panel.getByRole('textbox', { name: t('invites.address') }).inputValue());
  await panel.getByRole('button', { name: t('between.done'), exact: true }).click();
  return pathname;
}

/** Opens a link in the reader's language, accepts the terms and joins. */
async function joinBy({ page, words: { t, locale }, address }: Contributor, link: string, initials?: string) {
  await page.context().addCookies([{ name: 'pv_lang', value: locale, url: address }]);
  await page.goto(address + link);
  await page.getByRole('checkbox', { name: t('gate.check') }).click();
  await page.getByRole('button', { name: t('gate.accept') }).click();
  if (initials !== undefined) await page.getByRole('textbox', { name: t('invite.initials') }).fill(initials);
  await page.getByRole('button', { name: t('invite.join'), exact: true }).click();
}

async function reportSmoke(reporter: Contributor): Promise<void> {
  const { page, words: of } = reporter;
  const { t } = of;
  await reporter.arrives('demo-residence');
  await page.getByRole('main').getByRole('button', { name: 'Voisinage' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Odeur ou fumée' }).click();
  await page.getByRole('button', { name: t('menu.report', { lbl: 'Odeur ou fumée' }) }).click();
  await page.getByRole('radio', { name: 'Tabac', exact: true }).click();
  await page.getByRole('radio', { name: 'Le soir', exact: true }).click();
  await page.getByRole('button', { name: 'Oui', exact: true }).click();
  await page.getByRole('button', { name: t('startReport.send'), exact: true }).click();
  await page.getByRole('button', { name: t('sent.chat'), exact: true }).click();
}

test('a reporter invites whom it concerns, one blocks, staff separate and close for both', async ({
  people,
}) => {
  const { t } = words;
  const reporter = await people.contributor({ words, options });
  await reporter.arrives('demo-residence');
  await reportMusic(reporter);
  await look(reporter.page, '1-sent-fr');
  await reporter.page.getByRole('button', { name: t('sent.inviteUser'), exact: true }).click();
  const panel: Locator = reporter.page.getByRole('dialog');
  await expect(panel).toContainText(t('between.invite.text'));
  await expectAccessible(reporter.page, 'inviting somebody');
  await look(reporter.page, '2-invite-fr');
  await panel.getByRole('button', { name: t('between.make'), exact: true }).click();
  await expect(panel).toContainText(t('between.show.target'));
  await expectAccessible(reporter.page, 'the link of a reporter');
  await expect(panel.getByRole('img', { name: t('invites.qr') })).toHaveJSProperty('complete', true);
  await look(reporter.page, '3-link-fr');
  const link = new URL(await panel.getByRole('textbox', { name: t('invites.address') }).inputValue());
  await panel.getByRole('button', { name: t('between.done'), exact: true }).click();
  await reporter.page.getByRole('button', { name: t('sent.chat'), exact: true }).click();
  await expect(reporter.chat).toContainText(t('statement.between.create'));

  const target = await people.contributor({ words: english, options });
  const { page } = target;
  await page.context().addCookies([{ name: 'pv_lang', value: 'en-US', url: target.address }]);
  await page.goto(target.address + link.pathname);
  await page.getByRole('checkbox', { name: english.t('gate.check') }).click();
  await page.getByRole('button', { name: english.t('gate.accept') }).click();
  await expect(target.heading).toHaveText(english.t('invite.between.title'));
  await expectAccessible(page, 'joining as the person concerned');
  await look(page, '4-join-en');
  const initials = page.getByRole('textbox', { name: english.t('invite.initials') });
  await initials.fill('Marc Dupont');
  await page.getByRole('button', { name: english.t('invite.join'), exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(english.t('invite.initials.wrong'));
  await expect(initials).toHaveValue('Marc Dupont');
  await initials.fill('m d');
  await page.getByRole('button', { name: english.t('invite.join'), exact: true }).click();
  await expect(target.chat).toContainText(english.t('statement.joinTarget.me'));
  await expect(target.chat).not.toContainText('Musique');
  await target.write('Sorry, it was my birthday');
  await expect(reporter.chat).toContainText('Sorry, it was my birthday');
  await expect(reporter.chat).toContainText('M. D.');

  // The reporter blocks while the other writes.
  await page.getByRole('textbox', { name: english.t('part.message') }).fill('And it will not');
  await pickFrom(reporter.page, t('chat.menu'), t('chat.menu.block'));
  await expectAccessible(reporter.page, 'blocking the other person');
  await look(reporter.page, '5-block-fr');
  await reporter.page.getByRole('button', { name: t('chat.block.yes'), exact: true }).click();
  await expect(target.chat).toContainText(english.t('statement.conflict'));
  await expect(page.getByRole('textbox', { name: english.t('part.message') })).toHaveValue('And it will not');
  await page
    .getByRole('main')
    .getByRole('button', { name: english.t('part.send'), exact: true })
    .click();
  await expect(target.line('And it will not')).toContainText(english.t('chat.for.staff'));
  await expectAccessible(page, 'a conflict, for the person concerned');
  await look(page, '6-conflict-en');
  await write(reporter.page, t('part.message'), 'Je préfère passer par vous', t('part.send'));
  await expect(reporter.line('Je préfère passer par vous')).toContainText(t('chat.for.staff'));
  await expect(reporter.chat).not.toContainText('And it will not');

  const agent = await people.staff({ words, options: desk });
  await agent.login('agent@residence.example');
  await agent.page.getByRole('link', { name: /Bruit/ }).first().click();
  await expect(agent.chat).toContainText('And it will not');
  await expect(agent.chat).toContainText('Je préfère passer par vous');
  await agent.take();
  await pickFrom(agent.page, t('staff.step.more'), t('staff.step.separate'));
  await expectAccessible(agent.page, 'separating two people');
  await agent.drawer.getByRole('button', { name: t('staff.separate.yes'), exact: true }).click();
  await agent.isTold(t('statement.separated.me'));
  await agent.answer('Nous vous rappelons');
  await expect(agent.chat).toContainText(t('chat.for.reporter'));
  await expectAccessible(agent.page, 'two people kept apart, for staff');
  await look(agent.page, '7-staff-fr');
  await expect(reporter.chat).toContainText('Nous vous rappelons');
  await expect(target.chat).toContainText(english.t('statement.separated'));
  await expect(target.chat).not.toContainText('Nous vous rappelons');
  await look(reporter.page, '8-reporter-fr');

  // A poll for one side is not the other's.
  await agent.openTool(t('questions.poll.send'));
  await agent.drawer.getByRole('combobox', { name: t('chat.for') }).click();
  await agent.page.getByRole('option', { name: t('chat.for.target'), exact: true }).click();
  await expectAccessible(agent.page, 'a poll for one side');
  await look(agent.page, '8b-poll-fr');
  await agent.drawer.getByRole('button', { name: t('questions.poll.send.submit'), exact: true }).click();
  await expect(agent.chat).toContainText('Le calme dans la résidence');
  await expect(target.chat).toContainText('Quiet in the residence');
  await look(page, '8c-poll-en');
  await agent.answer('Regardez votre conversation');
  await expect(target.chat).toContainText('Regardez votre conversation');
  await expect(reporter.chat).not.toContainText('Le calme dans la résidence');

  await agent.close('answer.solved');
  for (const { chat, words: read } of [reporter, target])
    await expect(chat).toContainText(read.t('statement.close', { name: 'Lina Morel' }));

  const late = await people.contributor({ words, options });
  await late.page.goto(late.address + link.pathname);
  await expect(late.heading).toHaveText(t('invite.caseEnded'));
});

test('four people in two languages are mediated by two of staff, and the report ends in thanks', async ({
  people,
}) => {
  const { t } = words;
  const reporter = await people.contributor({ words, options });
  await reportSmoke(reporter);
  const target = await people.contributor({ words: english, options });
  await joinBy(target, await inviteAs(reporter, 'target'), 'md');
  const victim = await people.contributor({ words, options: desk });
  await joinBy(victim, await inviteAs(reporter, 'victim'));
  const source = await people.contributor({ words: english, options });
  await joinBy(source, await inviteAs(reporter, 'source'));
  await expect(reporter.chat).toContainText(t('statement.joinTarget'));
  await expect(reporter.chat).toContainText(t('statement.joinVictim'));
  await expect(target.chat).toContainText(english.t('statement.joinSource'));
  await expect(source.chat).toContainText(english.t('statement.joinSource.me'));

  // Whom it concerns blocks: each reads it in their own words.
  await pickFrom(target.page, english.t('chat.menu'), english.t('chat.menu.block'));
  await target.page.getByRole('button', { name: english.t('chat.block.yes'), exact: true }).click();
  await expect(reporter.chat).toContainText(t('statement.conflict'));
  await expect(victim.chat).toContainText(t('statement.conflict.others'));
  await expect(source.chat).toContainText(english.t('statement.conflict.others'));
  await expectAccessible(victim.page, 'a conflict, for a victim');
  await look(victim.page, '9-victim-fr');
  await look(source.page, '10-source-en');

  const agent = await people.staff({ words, options: desk });
  await agent.login('agent@residence.example');
  await agent.page.getByRole('link', { name: /Odeur/ }).first().click();
  await expect(agent.chat).toContainText('M. D.');
  await agent.take();
  await pickFrom(agent.page, t('staff.step.more'), t('staff.step.askDirect'));
  await expectAccessible(agent.page, 'proposing a direct exchange');
  await look(agent.page, '11-direct-fr');
  await agent.drawer.getByRole('button', { name: t('staff.direct.yes'), exact: true }).click();
  const question = reporter.page.getByRole('group', { name: /Acceptez-vous d’échanger directement/ }).first();
  await expect(question).toBeVisible();
  await expectAccessible(reporter.page, 'being asked about a direct exchange');
  await look(reporter.page, '12-asked-fr');
  await question.getByRole('button', { name: 'Non', exact: true }).click();
  await expect(agent.chat).toContainText('Auteur du signalement');
  await expect(reporter.chat).toContainText(t('statement.conflict.me'));

  // A colleague blocks whom it concerns, then lets them write again.
  const manager = await people.staff({ words: english, options: desk });
  await manager.chooseLanguage();
  await manager.login('manager@residence.example');
  await manager.page.getByRole('link', { name: /Smell/ }).first().click();
  const list = manager.page.getByRole('region', { name: english.t('people.title'), exact: true });
  await list.getByRole('button', { name: /^Block M\. D\./ }).scrollIntoViewIfNeeded();
  await look(manager.page, '13-people-en');
  await list.getByRole('button', { name: /^Block M\. D\./ }).click();
  for (const reason of ['answer.conflictWithUser'] as const)
    await manager.drawer.getByRole('checkbox', { name: english.t(reason) }).click();
  await manager.drawer.getByRole('button', { name: english.t('flow.continue'), exact: true }).click();
  await expectAccessible(manager.page, 'blocking whom a report concerns');
  await manager.drawer.getByRole('button', { name: english.t('blockUser.yes'), exact: true }).click();
  await expect(manager.chat).toContainText('M. D.');
  await expect(list).toContainText(english.t('chat.blocked'));
  await look(manager.page, '14-blocked-en');
  await expect(target.page.getByText(english.t('block.why.conflictWithUser'))).toBeVisible();
  await expectAccessible(target.page, 'being blocked as the person concerned');
  await look(target.page, '15-blocked-en');
  await expect(reporter.chat).not.toContainText(english.t('statement.block'));
  await list.getByRole('button', { name: /^Unblock M\. D\./ }).click();
  await expect(target.page.getByRole('textbox', { name: english.t('part.message') })).toBeVisible();

  // Both accept each other again; whom it concerns says that it is solved, and is thanked.
  await pickFrom(target.page, english.t('chat.menu'), english.t('chat.menu.unblock'));
  await pickFrom(reporter.page, t('chat.menu'), t('chat.menu.unblock'));
  await expect(source.chat).toContainText(english.t('statement.conflictEnded.others'));
  await target.write('I will smoke downstairs');
  await expect(victim.chat).toContainText('I will smoke downstairs');
  await pickFrom(target.page, english.t('chat.menu'), english.t('chat.menu.solved'));
  await expectAccessible(target.page, 'saying that it is solved between both');
  await look(target.page, '16-solved-en');
  await target.page.getByRole('button', { name: english.t('chat.solved.yes'), exact: true }).click();
  await expect(reporter.chat).toContainText(t('statement.between.crSolved'));
  await expect(victim.chat).toContainText(t('statement.between.crSolved.others'));
  await reporter.rate(t('satisfaction'), 5);
  await reporter.press(t('satisfaction'), t('satisfaction.send'));
  await look(reporter.page, '17-thanks-fr');
  await reporter.press(t('satisfaction.thanksUser'), t('satisfaction.write'));
  await reporter.tell(t('satisfaction.thanksMessage'), 'Merci de votre geste');
  await expect(target.chat).toContainText('Merci de votre geste');
  await expect(target.chat).not.toContainText('5 stars');
  await expectAccessible(target.page, 'being thanked');
  await look(target.page, '18-thanked-en');
  await look(agent.page, '19-closed-fr');
});
