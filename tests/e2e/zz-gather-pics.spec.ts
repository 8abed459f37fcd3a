import { desk, expect, onPhone, test } from './test.ts';
import { english } from './words.ts';

const { words, options } = onPhone;
const shot = (page: import('playwright/test').Page, name: string) =>
  page.screenshot({ path: `/tmp/gpics/${name}.png` });

test('pictures', async ({ people }) => {
  const { t } = words;
  const agent = await people.staff({ words, options: desk });
  await agent.page.setViewportSize({ width: 1280, height: 800 });
  await agent.login();
  await agent.page.goto(`${agent.address}/staff/${words.cuid}/gatherings`);
  await agent.page.getByRole('button', { name: t('gatherings.desk.new') }).click();
  await agent.drawer.getByRole('textbox', { name: t('gatherings.desk.name') }).fill('La fête de la musique');
  await agent.drawer
    .getByRole('textbox', { name: t('gatherings.desk.intro') })
    .fill('Scènes, horaires, trajets : posez vos questions.');
  await shot(agent.page, 'desk-new');
  await agent.drawer.getByRole('button', { name: t('gatherings.desk.create'), exact: true }).click();
  await expect(agent.chat).toBeVisible();
  const lea = await people.contributor({ words, options });
  await lea.page.setViewportSize({ width: 390, height: 844 });
  await lea.arrives('town-pool');
  const entry = lea.page.getByRole('link', { name: /La fête de la musique/ });
  await entry.scrollIntoViewIfNeeded();
  await shot(lea.page, 'menu');
  await entry.click();
  await expect(lea.page.getByRole('textbox')).toBeVisible();
  await shot(lea.page, 'join');
  await lea.page.emulateMedia({ colorScheme: 'dark' });
  await shot(lea.page, 'join-dark');
  await lea.page.emulateMedia({ colorScheme: 'light' });
  await lea.page.getByRole('textbox').fill('Léa');
  await lea.page.getByRole('button', { name: t('gatherings.join.go'), exact: true }).click();
  const log = lea.page.getByRole('log');
  await expect(log).toBeVisible();
  await lea.page.getByRole('textbox').fill('Où est la scène ?');
  await lea.page.keyboard.press('Enter');
  await expect(agent.chat).toContainText('Où est la scène');
  await agent.answer('Place du Puits, à partir de 18 h');
  await expect(log).toContainText('Place du Puits');
  await shot(agent.page, 'desk-chat');
  const karim = await people.contributor({ words: english, options });
  await karim.arrives('town-pool');
  await karim.page.getByRole('link', { name: /La fête de la musique/ }).click();
  await karim.page.getByRole('textbox').fill('Karim');
  await shot(karim.page, 'join-en');
  await karim.page.getByRole('button', { name: english.t('gatherings.join.go'), exact: true }).click();
  await karim.page.getByRole('textbox').fill('Merci');
  await karim.page.keyboard.press('Enter');
  await expect(log).toContainText('Merci');
  await shot(lea.page, 'chat');
  await lea.page.emulateMedia({ colorScheme: 'dark' });
  await shot(lea.page, 'chat-dark');
  await lea.page.setViewportSize({ width: 1280, height: 800 });
  await shot(lea.page, 'chat-desk-dark');
  await lea.page.emulateMedia({ colorScheme: 'light' });
  await lea.page.goto(`${lea.address}/m/home`);
  await expect(lea.page.getByRole('link', { name: /La fête de la musique/ })).toBeVisible();
  await lea.page.setViewportSize({ width: 390, height: 844 });
  await shot(lea.page, 'home');
  await agent.page.goto(`${agent.address}/staff/${words.cuid}/gatherings`);
  await expect(agent.page.getByRole('link', { name: /La fête de la musique/ })).toBeVisible();
  await shot(agent.page, 'desk-list');
  await agent.page.setViewportSize({ width: 390, height: 844 });
  await shot(agent.page, 'desk-list-phone');
});
