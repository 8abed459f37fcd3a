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

  await agent.close('answer.solved');
  for (const { chat, words: read } of [reporter, target])
    await expect(chat).toContainText(read.t('statement.close', { name: 'Lina Morel' }));

  const late = await people.contributor({ words, options });
  await late.page.goto(late.address + link.pathname);
  await expect(late.heading).toHaveText(t('invite.caseEnded'));
});
