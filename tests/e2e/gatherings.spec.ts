import { expectAccessible } from './axe.ts';
import type { Contributor } from './contributor.ts';
import { desk, expect, onPhone, test } from './test.ts';
import { english } from './words.ts';

const { words, options } = onPhone;
const { t } = words;
const TITLE = 'La fête de la musique';

/** The discussion of the menu or of the list of cases. */
const entry = ({ page }: Contributor) => page.getByRole('link', { name: new RegExp(TITLE) });

/** Joins from the menu of a place. */
async function join(visitor: Contributor, name: string): Promise<void> {
  const { page, words: own } = visitor;
  await entry(visitor).click();
  await page.waitForURL(`**/m/g/${own.cuid}/*`);
  await expect(visitor.heading).toHaveText(TITLE);
  await page.getByRole('textbox', { name: own.t('gatherings.join.name') }).fill(name);
  await page.getByRole('button', { name: own.t('gatherings.join.go'), exact: true }).click();
  await expect(log(visitor)).toBeVisible();
}
const log = ({ page, words: own }: Contributor) => page.getByRole('log', { name: own.t('gatherings.log') });
async function say({ page }: Contributor, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
}

test('staff open a discussion, visitors of the town join it under a name, write, mute and leave it', async ({
  people,
}) => {
  const agent = await people.staff({ words, options: desk });
  await agent.login();
  await agent.page.goto(`${agent.address}/staff/${words.cuid}/gatherings`);
  await expect(agent.page.getByRole('heading', { level: 1 })).toHaveText(t('gatherings.desk.title'));
  await expectAccessible(agent.page, 'the list of discussions');
  await agent.page.getByRole('button', { name: t('gatherings.desk.new') }).click();
  await agent.drawer.getByRole('button', { name: t('gatherings.desk.create'), exact: true }).click();
  await expect(agent.drawer).toContainText(t('gatherings.desk.name.missing'));
  await agent.drawer.getByRole('textbox', { name: t('gatherings.desk.name') }).fill(TITLE);
  await expectAccessible(agent.page, 'opening a discussion');
  await agent.drawer.getByRole('button', { name: t('gatherings.desk.create'), exact: true }).click();
  await expect(agent.chat).toContainText(t('statement.gthrOpened.me'));

  const lea = await people.contributor({ words, options });
  await lea.arrives('town-pool');
  await expect(entry(lea)).toBeVisible();
  await expectAccessible(lea.page, 'discussions under the menu');
  await entry(lea).click();
  await expect(lea.heading).toHaveText(TITLE);
  await lea.page.getByRole('button', { name: t('gatherings.join.go'), exact: true }).click();
  await expect(lea.page.getByText(t('gatherings.join.name.missing'))).toBeVisible();
  await expectAccessible(lea.page, 'joining a discussion');
  await lea.page.getByRole('textbox', { name: t('gatherings.join.name') }).fill('Léa');
  await lea.page.getByRole('button', { name: t('gatherings.join.go'), exact: true }).click();
  await expect(log(lea)).toBeVisible();
  await say(lea, 'Où est la scène\u202f?');
  await expect(agent.chat).toContainText('Où est la scène');
  await agent.answer('Place du Puits');
  await expect(log(lea)).toContainText('Place du Puits');
  await expectAccessible(lea.page, 'a discussion');

  const karim = await people.contributor({ words: english, options });
  await karim.arrives('town-pool');
  await join(karim, 'Karim');
  await expect(log(karim)).toContainText('Léa');
  await say(karim, 'Merci');
  await expect(log(lea)).toContainText('Merci');
  await expect(log(lea)).toContainText('Karim');

  // On a phone the menu is a sheet of buttons.
  const sheet = lea.page.getByRole('dialog');
  await lea.page.getByRole('button', { name: t('gatherings.menu') }).click();
  await sheet.getByRole('button', { name: t('gatherings.mute'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await lea.page.getByRole('button', { name: t('gatherings.menu') }).click();
  await expect(sheet.getByRole('button', { name: t('gatherings.unmute'), exact: true })).toBeVisible();
  await lea.page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await lea.page.getByRole('button', { name: t('gatherings.leave'), exact: true }).click();
  await lea.page
    .getByRole('dialog')
    .getByRole('button', { name: t('gatherings.leave.yes'), exact: true })
    .click();
  await lea.page.waitForURL('**/m/home');

  await agent.page.goto(`${agent.address}/staff/${words.cuid}/gatherings`);
  // The demonstration has a discussion of a longer name.
  const own = agent.page.getByRole('listitem').filter({ has: agent.page.getByText(TITLE, { exact: true }) });
  await own.getByRole('button', { name: t('gatherings.desk.close') }).click();
  await agent.drawer.getByRole('button', { name: t('gatherings.desk.close'), exact: true }).click();
  await expect(karim.page.getByText(english.t('gatherings.closed'))).toBeVisible();
  await expectAccessible(karim.page, 'an ended discussion');
});
