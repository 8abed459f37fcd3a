import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import type { Contributor } from './contributor.ts';
import type { Staff } from './staff.ts';
import { desk, expect, onPhone, test } from './test.ts';
import { english } from './words.ts';

const { words, options } = onPhone;
const { t } = words;
const TITLE = 'La fête de la musique';

/** The discussion of the menu or of the list of cases. */
const entry = ({ page }: Contributor) => page.getByRole('link', { name: new RegExp(TITLE) });

const log = ({ page, words: own }: Contributor | Staff) =>
  page.getByRole('log', { name: own.t('gatherings.log') });
async function say({ page }: Contributor, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
}

async function write({ page, words: own }: Staff, text: string): Promise<void> {
  await page.getByRole('textbox', { name: own.t('gatherings.placeholder'), exact: true }).fill(text);
  await page.getByRole('button', { name: own.t('part.send'), exact: true }).click();
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
  await expect(log(agent)).toContainText(t('statement.gthrOpened.me'));

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
  await expect(log(agent)).toContainText('Où est la scène');
  await write(agent, 'Place du Puits');
  await expect(log(lea)).toContainText('Place du Puits');
  await expectAccessible(lea.page, 'a discussion');

  const karim = await people.contributor({ words: english, options });
  await karim.arrives('town-pool');
  await entry(karim).click();
  const name = karim.page.getByRole('textbox', { name: english.t('gatherings.join.name') });
  const takePart = karim.page.getByRole('button', { name: english.t('gatherings.join.go'), exact: true });
  for (const [wished, words] of [
    ['The team', /others would take you for staff/],
    ['lea', /Somebody here has this name. Choose another, such as “lea 2”/],
  ] as const) {
    await name.fill(wished);
    await takePart.click();
    await expect(karim.page.getByText(words)).toBeVisible();
    await expect(name).toBeFocused();
  }
  await expectAccessible(karim.page, 'a name that is taken');
  await name.fill('Karim');
  await takePart.click();
  await expect(log(karim)).toBeVisible();
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

/** A green square as a phone sends it. */
const picture = async () => ({
  name: 'place.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 500, channels: 3, background: '#3a7d44' } })
    .jpeg()
    .toBuffer(),
});

for (const reader of [words, english])
  test(`staff approve messages, answer one person, change, block and reopen, ${reader.locale}`, async ({
    people,
  }) => {
    const tell = reader.t;
    const title = `Le marché de nuit ${reader.locale}`;
    const agent = await people.staff({ words: reader, options: desk });
    const { page } = agent;
    await agent.login();
    await agent.chooseLanguage();
    await page.goto(`${agent.address}/staff/${reader.cuid}/gatherings`);
    await page.getByRole('button', { name: tell('gatherings.desk.new') }).click();
    await agent.drawer.getByRole('textbox', { name: tell('gatherings.desk.name') }).fill(title);
    const chooser = page.waitForEvent('filechooser');
    await agent.drawer.getByRole('button', { name: tell('gatherings.picture.pick') }).click();
    await (await chooser).setFiles(await picture());
    await expect(agent.drawer.getByRole('button', { name: tell('gatherings.picture.remove') })).toBeVisible();
    await agent.drawer.getByRole('switch', { name: tell('gatherings.desk.approval') }).click();
    await agent.drawer.getByRole('button', { name: tell('gatherings.desk.create'), exact: true }).click();
    await expect(log(agent)).toContainText(tell('statement.gthrOpened.me'));
    const head = page.getByRole('region', { name: title });
    await expect(head.locator('header img')).toHaveJSProperty('complete', true);
    await expectAccessible(page, 'a discussion at the desk');

    const lea = await people.contributor({ words, options });
    const karim = await people.contributor({ words: english, options });
    for (const [visitor, name] of [
      [lea, 'Léa'],
      [karim, 'Karim'],
    ] as const) {
      await visitor.arrives('town-pool');
      await visitor.page.getByRole('link', { name: new RegExp(title) }).click();
      await visitor.page.getByRole('textbox', { name: visitor.words.t('gatherings.join.name') }).fill(name);
      await visitor.page
        .getByRole('button', { name: visitor.words.t('gatherings.join.go'), exact: true })
        .click();
      await expect(log(visitor)).toBeVisible();
    }
    await expect(lea.page.getByRole('note')).toHaveText(t('gatherings.moderated'));
    await say(lea, 'Qui amène les tables\u202f?');
    await expect(log(lea)).toContainText(t('chat.awaits.me'));
    await expect(log(agent)).toContainText('Qui amène les tables');
    await expect(log(agent)).toContainText(tell('chat.awaits'));
    await expect(log(karim)).not.toContainText('Qui amène les tables');
    await expectAccessible(page, 'a message that waits');
    await log(agent)
      .getByRole('button', { name: tell('gatherings.desk.publish'), exact: true })
      .click();
    await expect(log(karim)).toContainText('Qui amène les tables');
    await expect(log(lea)).not.toContainText(t('chat.awaits.me'));

    await say(karim, 'Nonsense');
    await expect(log(karim)).toContainText(english.t('chat.awaits.me'));
    await log(agent)
      .getByRole('button', { name: tell('gatherings.desk.refuse'), exact: true })
      .click();
    await agent.drawer.getByRole('radio', { name: tell('moderation.spam') }).click();
    await agent.drawer.getByRole('button', { name: tell('gatherings.desk.refuse'), exact: true }).click();
    await expect(log(karim)).not.toContainText('Nonsense');
    await expect(log(lea)).not.toContainText('Nonsense');

    await lea.page.getByRole('button', { name: t('chat.for.toStaff'), exact: true }).click();
    await say(lea, 'Mon numéro de stand est le 12');
    await expect(log(agent)).toContainText('stand est le 12');
    const details = page.getByRole('complementary', { name: tell('gatherings.desk.details') });
    await details.getByRole('button', { name: tell('gatherings.desk.member', { name: 'Léa' }) }).click();
    await agent.pick(tell('gatherings.desk.answer'));
    await write(agent, 'Noté pour vous');
    await expect(log(lea)).toContainText('Noté pour vous');
    await expect(log(lea)).toContainText(t('chat.for.you'));
    await page.getByRole('button', { name: tell('chat.for.person', { name: 'Léa' }) }).click();
    await write(agent, 'Le marché ouvre à 18 h');
    await expect(log(karim)).toContainText('Le marché ouvre');
    await expect(log(karim)).not.toContainText('Noté pour vous');
    await expect(log(karim)).not.toContainText('stand est le 12');

    await page.getByRole('button', { name: tell('gatherings.desk.more'), exact: true }).click();
    await agent.pick(tell('gatherings.desk.change'));
    await agent.drawer.getByRole('textbox', { name: tell('gatherings.desk.name') }).fill(`${title} 2`);
    await agent.drawer.getByRole('button', { name: tell('gatherings.desk.save'), exact: true }).click();
    await expect(log(agent)).toContainText(tell('statement.gthrRenamed.me'));
    await expect(karim.heading).toHaveText(`${title} 2`);

    await details.getByRole('button', { name: tell('gatherings.desk.member', { name: 'Karim' }) }).click();
    await agent.pick(tell('gatherings.desk.block'));
    await agent.drawer.getByRole('checkbox').first().click();
    await agent.drawer.getByRole('button', { name: tell('gatherings.desk.block'), exact: true }).click();
    await expect(details).toContainText(tell('chat.blocked'));
    await expect(karim.page.getByText(english.t('gatherings.blocked'))).toBeVisible();
    await details.getByRole('button', { name: tell('gatherings.desk.member', { name: 'Karim' }) }).click();
    await agent.pick(tell('gatherings.desk.unblock'));
    await expect(karim.page.getByRole('textbox')).toBeVisible();

    await page.getByRole('button', { name: tell('gatherings.desk.more'), exact: true }).click();
    await agent.pick(tell('gatherings.desk.close'));
    await agent.drawer.getByRole('button', { name: tell('gatherings.desk.close'), exact: true }).click();
    await expect(lea.page.getByText(t('gatherings.closed'))).toBeVisible();
    await page.getByRole('button', { name: tell('gatherings.desk.more'), exact: true }).click();
    await agent.pick(tell('gatherings.desk.reopen'));
    await agent.drawer.getByRole('button', { name: tell('gatherings.desk.reopen'), exact: true }).click();
    await expect(lea.page.getByRole('textbox')).toBeVisible();
    await expect(log(lea)).toContainText('rouvre la discussion');
  });
