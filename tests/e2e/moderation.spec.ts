import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { reportAbuseByCall } from './apiCalls.ts';
import { expectAccessible } from './axe.ts';
import { expect, onPhone, test } from './test.ts';

const { words, options } = onPhone;

test('an administrator reads a notice of abuse and resumes the conversation, where the visitor writes again', async ({
  people,
}) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  await visitor.hasReportedBins('town-hall');
  const csid = new URL(visitor.page.url()).pathname.split('/').at(-1) ?? '';
  const admin = await people.staff({ words });
  const { page } = admin;
  await admin.login('admin@town.example');
  await page.goto(`${admin.address}/staff/${words.cuid}/administration`);
  await page.getByRole('link', { name: t('notices.title') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notices.title'));
  const open = page.getByRole('region', { name: t('notices.open'), exact: true });
  await expect(open).toContainText(t('notices.open.empty'));
  await expectAccessible(page, 'nothing to decide');

  // A message on its way while the conversation stops.
  let resolveStop: () => void = () => {};
  const stop = new Promise<void>((resolve) => {
    resolveStop = resolve;
  });
  await visitor.page.route(`**${callAddress(mobileCalls.sendTxt, { cuid: '*' })}`, async (route) => {
    await stop;
    await route.continue();
  });
  await visitor.write('En route');
  const { reference, stopped } = await reportAbuseByCall(
    visitor.page,
    visitor.address,
    words,
    csid,
    'On m’insulte ici',
  );
  expect(stopped).toBe(true);
  resolveStop();
  await expect(visitor.chat).toContainText(t('chat.failed.why.stopped'));
  const notice = open.getByRole('listitem').filter({ hasText: reference });
  await expect(notice).toContainText('On m’insulte ici');
  await expect(notice).toContainText(t('notices.stopped'));
  await expect(notice.getByRole('link')).toHaveAttribute('href', `/staff/${words.cuid}/${csid}`);
  await expectAccessible(page, 'a notice of abuse');

  await notice.getByRole('button', { name: t('notices.resume'), exact: true }).click();
  await admin.drawer.getByRole('textbox').fill('Rien de grave');
  await expectAccessible(page, 'what a decision does');
  await page.keyboard.press('Escape');
  await expect(admin.drawer).toHaveCount(0);
  await notice.getByRole('button', { name: t('notices.resume'), exact: true }).click();
  await expect(admin.drawer.getByRole('textbox')).toHaveValue('Rien de grave');
  await admin.drawer.getByRole('button', { name: t('notices.resume'), exact: true }).click();
  await expect(open).toContainText(t('notices.open.empty'));
  const decided = page.getByRole('region', { name: t('notices.decided'), exact: true });
  await expect(decided.getByRole('listitem').filter({ hasText: reference })).toContainText('Rien de grave');
  await expect(page.getByText(t('notices.done.resume'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page, 'a notice that is decided');

  await visitor.seesStatus('En route', 'part.sent');
  await visitor.write('Me revoilà');
  await visitor.seesStatus('Me revoilà', 'part.sent');
});

test('a moderator opens a case at the reported message, and rejects it with a reason that its reporter reads', async ({
  people,
}) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  const csid = new URL(await visitor.hasReportedBins('town-hall')).pathname.split('/').at(-1) ?? '';
  const manager = await people.staff({ words });
  const { page } = manager;
  await manager.login('manager@town.example');
  await page.goto(`${manager.address}/staff/${words.cuid}/moderation`);
  const open = page.getByRole('region', { name: t('notices.open'), exact: true });
  await expect(open).toContainText(t('notices.open.empty'));
  const report = (txt: string) =>
    reportAbuseByCall(visitor.page, visitor.address, words, csid, txt, { kind: 'message', msgId: 2 });
  const first = await report('Le message me vise');
  // The second one of a day stops nothing, and shows all the same.
  const second = await report('Encore');
  expect([first.stopped, second.stopped]).toEqual([true, false]);
  const notice = open.getByRole('listitem').filter({ hasText: first.reference });
  await expect(open.getByRole('listitem').filter({ hasText: second.reference })).toBeVisible();
  await expect(notice.getByRole('button', { name: t('notices.block'), exact: true })).toHaveCount(0);

  await notice.getByRole('link').click();
  await expect(manager.chat.locator('[data-entry]').nth(1)).toBeFocused();
  await expect(manager.chat.locator('[data-entry]').nth(1)).toBeInViewport();
  await page.getByRole('link', { name: t('staff.closed.stopped.decide'), exact: true }).click();

  const reason = 'Hors de notre domaine';
  await notice.getByRole('button', { name: t('notices.close'), exact: true }).click();
  const submit = manager.drawer.getByRole('button', { name: t('notices.close'), exact: true });
  await submit.click();
  await expect(manager.drawer).toContainText(t('questionnaire.missing'));
  await expectAccessible(page, 'a rejection without its reason');
  await manager.drawer.getByRole('textbox', { name: t('notices.close.reason') }).fill(reason);
  await submit.click();
  await expect(page.getByText(t('notices.done.close'))).toBeVisible();
  await expect(visitor.page.getByRole('dialog')).toContainText(reason);
});
