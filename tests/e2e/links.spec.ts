import { callAddress } from '@parvis/api/call';
import { sessionCalls } from '@parvis/api/calls/session';
import { expectAccessible } from './axe.ts';
import { expect, onDesk, onPhone, test } from './test.ts';

const { words, options } = onPhone;

test('staff invite somebody into a case, who joins, writes, and reads no earlier word', async ({
  people,
}) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  await visitor.hasReportedBins('town-hall');
  await visitor.write('Mot avant');
  await visitor.seesStatus('Mot avant', 'part.sent');
  const csid = new URL(visitor.page.url()).pathname.split('/').at(-1) ?? '';
  const staff = await people.staff({ words, options: onDesk.options });
  await staff.login();
  await staff.page.goto(`${staff.address}/staff/${words.cuid}/${csid}`);
  await staff.take();
  await staff.page.getByRole('button', { name: t('staff.step.more'), exact: true }).click();
  await staff.pick(t('invites.open'));
  await expect(staff.drawer.getByRole('radio', { name: t('invites.as.invited') })).toBeChecked();
  await expect(staff.drawer.getByRole('radio', { name: t('invites.reads.now') })).toBeChecked();
  await expectAccessible(staff.page, 'the dialog that invites');
  await staff.drawer.getByRole('button', { name: t('invites.create'), exact: true }).click();
  const address = await staff.drawer.getByRole('textbox', { name: t('invites.address') }).inputValue();
  await expect(staff.drawer.getByRole('img', { name: t('invites.qr') })).toBeVisible();
  await expectAccessible(staff.page, 'a link that is ready');
  await staff.page.keyboard.press('Escape');

  const guest = await people.contributor({ words, options });
  const { page } = guest;
  await page.goto(address);
  await expect(guest.gate).toBeVisible();
  await guest.gate.getByRole('checkbox', { name: t('gate.check') }).click();
  await guest.gate.getByRole('button', { name: t('gate.accept') }).click();
  await expect(guest.heading).toHaveText(t('invite.title'));
  await expect(page.getByRole('main')).toContainText(t('invite.reads.now'));
  await expectAccessible(page, 'an invitation');
  await page.getByRole('button', { name: t('invite.join') }).click();
  await expect(guest.chat).toContainText(t('statement.joinInvited.me'));
  await expect(guest.chat).not.toContainText('Mot avant');
  await guest.write('Me voici');
  await expect(visitor.chat).toContainText('Me voici');
  await expect(visitor.chat).toContainText(t('statement.joinInvited'));
  await expect(staff.chat).toContainText('Me voici');
  await expectAccessible(page, 'a case joined by a link');

  await page.getByRole('button', { name: t('chat.menu'), exact: true }).click();
  await page
    .getByRole('menuitem', { name: t('chat.menu.leaveGuest') })
    .or(page.getByRole('dialog').getByRole('button', { name: t('chat.menu.leaveGuest'), exact: true }))
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('chat.guest.leave.yes'), exact: true })
    .click();
  await expect(visitor.chat).toContainText(t('statement.joinLeft'));
  await expect(page).toHaveURL(/\/m\/home$/);

  // One use alone.
  const late = await people.contributor({ words, options });
  await late.page.goto(address);
  await expect(late.heading).toHaveText(t('invite.usedUp'));
  await expectAccessible(late.page, 'a link that is used up');
});

test('an administrator makes a link, which opens the menu and takes a report, until it is withdrawn', async ({
  people,
}) => {
  const { t } = onDesk.words;
  const admin = await people.staff({ words: onDesk.words, options: onDesk.options });
  await admin.login('admin@town.example');
  await admin.chooseLanguage();
  const { page } = admin;
  await page.goto(`${admin.address}/staff/${words.cuid}/administration`);
  await page.getByRole('link', { name: t('invites.links.title') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('invites.links.title'));
  await page.getByRole('button', { name: t('invites.links.new') }).click();
  await admin.drawer.getByRole('textbox', { name: t('invites.links.label') }).fill('May newsletter');
  await expectAccessible(page, 'a new link');
  await admin.drawer.getByRole('button', { name: t('invites.create'), exact: true }).click();
  const address = await admin.drawer.getByRole('textbox', { name: t('invites.address') }).inputValue();
  await page.keyboard.press('Escape');
  const entry = page.getByRole('listitem').filter({ hasText: 'May newsletter' });
  await expect(entry).toContainText(t('invites.used', { count: 0 }));
  await expectAccessible(page, 'the links of a customer');

  const visitor = await people.contributor({ words, options });
  await visitor.page.goto(address);
  await visitor.acceptTerms();
  const connectId = address.split('/').at(-1) ?? '';
  await visitor.hasReportedBins(connectId);
  await page.reload();
  await expect(entry).toContainText(t('invites.used', { count: 1 }));

  await entry.getByRole('button', { name: t('invites.withdraw'), exact: true }).click();
  await admin.drawer.getByRole('button', { name: t('invites.withdraw.yes'), exact: true }).click();
  await expect(entry).toContainText(t('invites.state.withdrawn'));
  const late = await people.contributor({ words, options });
  const response = await late.page.goto(address);
  expect(response?.status()).toBe(410);
  await expect(late.heading).toHaveText(words.t('invite.withdrawn'));
  await expectAccessible(late.page, 'a link that was withdrawn');
});

test('a printed code is no link, and lost addresses keep the frame of the app', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  const { page, address } = visitor;
  const refused = await page.request.post(address + callAddress(sessionCalls.userCstmr, {}), {
    data: { connectId: 'demo-town' },
  });
  expect(refused.status()).toBe(404);
  const response = await page.goto(`${address}/m/c/demo-town`);
  expect(response?.status()).toBe(404);
  await expect(visitor.heading).toHaveText(t('invite.unknown'));
  await expectAccessible(page, 'a link that does not exist');
  for (const path of ['/q', `/q/${words.cuid}/foo`, '/m/foo']) {
    await page.goto(address + path);
    await expect(visitor.heading).toHaveText(t('start.lost'));
    await expect(page.getByRole('navigation')).toContainText(t('nav.cases'));
  }
  await expectAccessible(page, 'an address that leads nowhere, within the app');
});
