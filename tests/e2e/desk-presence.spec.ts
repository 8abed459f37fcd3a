import { expectAccessible } from './axe.ts';
import type { Staff } from './staff.ts';
import { expect, onDesk, onPhone, test } from './test.ts';

const MANAGER = 'manager@town.example';

const presence = ({ page }: Staff) => page.locator('[data-presence]');
const field = ({ page, words }: Staff) =>
  page.getByRole('textbox', { name: words.t('staff.reply'), exact: true });

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
  if (process.env.SHOTS)
    for (const [name, one] of [
      ['desk', desk],
      ['phone', phone],
    ] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await one.page.emulateMedia({ colorScheme });
        await one.page.screenshot({ path: `${process.env.SHOTS}/presence-${name}-${colorScheme}.png` });
      }
  await phone.page.goto(`${phone.address}/staff`);
  await expect(presence(desk)).toHaveText('');
});
