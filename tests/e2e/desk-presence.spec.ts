import { callAddress } from '@parvis/api/call';
import { draftCalls } from '@parvis/api/calls/drafts';
import { expectAccessible } from './axe.ts';
import type { Staff } from './staff.ts';
import { expect, onDesk, onPhone, test } from './test.ts';

const MANAGER = 'manager@town.example';

const presence = ({ page }: Staff) => page.locator('[data-presence]');
const field = ({ page, words }: Staff) =>
  page.getByRole('textbox', { name: words.t('staff.reply'), exact: true });

const shoot = async (what: string, screens: Record<string, Staff>) => {
  if (!process.env.SHOTS) return;
  for (const [name, { page }] of Object.entries(screens))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${process.env.SHOTS}/${what}-${name}-${colorScheme}.png` });
    }
};

test('two agents see each other look and type, at a desk and on a phone', async ({ people }) => {
  const visitor = await people.contributor();
  await visitor.hasReportedBins('town-pool');
  const desk = await people.staff(onDesk);
  await desk.login();
  await desk.chooseLanguage();
  const phone = await people.staff(onPhone);
  await phone.login(MANAGER);
  await phone.page.goto(`${phone.address}/staff`);
  await desk.page.goto(`${desk.address}/staff`);
  await desk.openCase('bins', 'pool');
  await expect(presence(desk)).toHaveText('');
  const before = await field(desk).boundingBox();
  const row = phone.row('bins', 'pool');
  await expect(row).toContainText('regarde');
  await row.click();
  await expect(presence(phone)).toContainText('regarde');
  await expect(presence(desk)).toContainText('is looking');
  await field(desk).pressSequentially('We come');
  await expect(presence(phone)).toContainText('écrit…');
  await field(phone).pressSequentially('Nous passons');
  await expect(presence(desk)).toContainText('is typing…');
  expect(await field(desk).boundingBox()).toEqual(before);
  await expectAccessible(desk.page, 'a case in which somebody types');
  await expectAccessible(phone.page, 'the same on a phone');
  await shoot('presence', { phone, desk });
  await phone.page.goto(`${phone.address}/staff`);
  await expect(presence(desk)).toHaveText('');
});

test('a draft goes on at a phone, asks where a colleague answered, and survives their close', async ({
  people,
}) => {
  const visitor = await people.contributor();
  await visitor.hasReportedBins();
  const desk = await people.staff(onDesk);
  await desk.login();
  await desk.chooseLanguage();
  const phone = await people.staff(onPhone);
  await phone.login();
  const manager = await people.staff();
  await manager.login(MANAGER);
  await desk.page.goto(`${desk.address}/staff`);
  await desk.openCase('bins');
  const address = callAddress(draftCalls.draftsSave, { cuid: desk.words.cuid });
  const saved = desk.page.waitForResponse((response) => response.url().endsWith(address));
  await field(desk).fill('Une équipe passe demain.');
  await saved;
  // The row tells it before the case is opened.
  await phone.page.goto(`${phone.address}/staff`);
  await expect(phone.row('bins')).toContainText(phone.words.t('staff.row.draft', { txt: '' }).trim());
  await phone.row('bins').click();
  await expect(field(phone)).toHaveValue('Une équipe passe demain.');
  await expect(phone.page.getByText(phone.words.t('staff.draft.elsewhere'))).toBeVisible();
  await shoot('draft', { phone });

  await manager.openCase('bins');
  await manager.answer('Nous l’avons vidée.');
  await phone.reads('Nous l’avons vidée.');
  const { t } = phone.words;
  const send = phone.page.getByRole('button', { name: t('part.send'), exact: true });
  await send.click();
  await expect(phone.drawer).toContainText('Nous l’avons vidée.');
  await expectAccessible(phone.page, 'the question before a second answer');
  await shoot('answered', { phone });
  await phone.drawer.getByRole('button', { name: t('staff.answered.look'), exact: true }).click();
  await expect(phone.drawer).toHaveCount(0);
  await expect(field(phone)).toHaveValue('Une équipe passe demain.');

  await manager.close('answer.solved');
  const kept = phone.page.getByText(t('staff.draft.kept'));
  await expect(kept).toBeVisible();
  await expect(phone.page.getByRole('group', { name: t('staff.row.begun') })).toHaveText(
    'Une équipe passe demain.',
  );
  await expect(desk.page.getByText(desk.words.t('staff.draft.kept'))).toBeVisible();
  await expectAccessible(phone.page, 'a draft in a closed case');
  await shoot('kept', { phone, desk });
  await phone.page.getByRole('button', { name: t('staff.draft.delete'), exact: true }).click();
  await expect(kept).toHaveCount(0);
});
