import { callAddress } from '@parvis/api/call';
import { townLinkCalls } from '@parvis/api/calls/links';
import { sessionCalls } from '@parvis/api/calls/session';
import { createLinkByCall } from './apiCalls.ts';
import { expectAccessible } from './axe.ts';
import type { Contributor } from './contributor.ts';
import { expect, onDesk, onPhone, test } from './test.ts';

const { words, options } = onPhone;

async function acceptInvite({ gate }: Contributor): Promise<void> {
  await gate.getByRole('checkbox', { name: words.t('gate.check') }).click();
  await gate.getByRole('button', { name: words.t('gate.accept') }).click();
}

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
  await acceptInvite(guest);
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

test('a handler removes one of two guests, and the other leaves from the list of people', async ({
  people,
}) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  await visitor.hasReportedBins('town-pool');
  const csid = new URL(visitor.page.url()).pathname.split('/').at(-1) ?? '';
  const staff = await people.staff({ words, options: onDesk.options });
  await staff.login();
  await staff.page.goto(`${staff.address}/staff/${words.cuid}/${csid}`);
  await staff.take();
  const link = await createLinkByCall(staff.page, staff.address, words, { csid, useLimit: 2 });
  const joined = async () => {
    const guest = await people.contributor({ words, options });
    await guest.page.goto(`${guest.address}/m/c/${link}`);
    await acceptInvite(guest);
    await guest.page.getByRole('button', { name: t('invite.join') }).click();
    await expect(guest.chat).toContainText(t('statement.joinInvited.me'));
    return guest;
  };
  const [removed, other] = [await joined(), await joined()];
  const list = staff.page.getByRole('region', { name: t('people.title'), exact: true });
  const first = list.getByRole('button', { name: /^Retirer… .+ 1 sur 2/ });
  await expect(first).toBeVisible();
  await expect(list.getByRole('button', { name: /^Retirer… .+ 2 sur 2/ })).toBeVisible();
  const address = `**${callAddress(townLinkCalls.casesRemove, { cuid: words.cuid })}`;
  const ids: string[] = [];
  await staff.page.route(address, async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id);
    return ids.length === 1 ? route.abort() : route.continue();
  });
  await first.click();
  await expectAccessible(staff.page, 'the removal of a guest');
  const confirm = staff.drawer.getByRole('button', { name: t('invites.remove.yes'), exact: true });
  await confirm.click();
  await expect(staff.drawer.getByRole('alert')).toHaveText(t('invites.remove.failed'));
  await confirm.click();
  await expect(staff.page.getByText(t('invites.remove.done'))).toBeVisible();
  expect(new Set(ids).size).toBe(1);
  await expect(list.getByRole('button', { name: /^Retirer…/ })).toHaveCount(1);
  await expect(list).toContainText(t('people.left'));
  await expect(removed.page.getByRole('textbox')).toHaveCount(0);

  await other.page.getByRole('button', { name: t('chat.menu'), exact: true }).click();
  await other.page
    .getByRole('menuitem', { name: t('people.title') })
    .or(other.page.getByRole('dialog').getByRole('button', { name: t('people.title'), exact: true }))
    .click();
  const takingPart = other.page.getByRole('region', { name: t('people.title'), exact: true });
  await expect(takingPart).toContainText(t('people.as.staff'));
  await expect(takingPart.getByText(/\(vous\)/)).toHaveCount(1);
  await expectAccessible(other.page, 'who takes part, for a guest');
  await takingPart.getByRole('button', { name: t('chat.menu.leaveGuest'), exact: true }).click();
  await other.page
    .getByRole('dialog')
    .getByRole('button', { name: t('chat.guest.leave.yes'), exact: true })
    .click();
  await expect(other.page).toHaveURL(/\/m\/home$/);
  await expect(list.getByRole('button', { name: /^Retirer…/ })).toHaveCount(0);
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
  await expect(visitor.gate).toBeVisible();
  await expect(visitor.page.getByText(words.town, { exact: true })).toBeVisible();
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

test('a printed code is no link, and an address that leads nowhere says so', async ({ people }) => {
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
  const lost = await page.goto(`${address}/nowhere`);
  expect(lost?.status()).toBe(404);
  await expect(visitor.heading).toHaveText(t('start.lost'));
  await expectAccessible(page, 'an address that leads nowhere');
});

test('any tail of an address opens what its beginning names', async ({ people }) => {
  const { t, tile } = words;
  const visitor = await people.contributor({ words, options });
  const { page, address } = visitor;
  await visitor.arrives();
  const code = new URL(page.url()).pathname.split('/')[2] ?? '';
  for (const path of [`/q/${code}/any/tail`, `/q/${code}/report`]) {
    expect((await page.goto(address + path))?.status()).toBe(200);
    await expect(visitor.tile('hygiene')).toBeVisible();
    await expect(page.locator('[data-kind=demo]'), 'this product is a demonstration').toHaveText(
      t('part.demo'),
    );
  }
  for (const path of ['/m', '/m/any/tail', '/m/c']) {
    expect((await page.goto(address + path))?.status()).toBe(200);
    await expect(visitor.heading).toHaveText(t('home.title'));
  }
  for (const path of ['/d/road/any/tail', '/demoQr/road/any/tail']) {
    expect((await page.goto(address + path))?.status()).toBe(200);
    await expect(page.getByRole('link', { name: tile('hygiene') }).or(visitor.tile('hygiene'))).toBeVisible();
  }
  expect((await page.goto(`${address}/q`))?.status()).toBe(200);
  await expect(visitor.heading).toHaveText(t('start.title'));
});
