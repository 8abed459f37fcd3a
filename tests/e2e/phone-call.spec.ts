import { expectAccessible } from './axe.ts';
import { desk, expect, onPhone, test } from './test.ts';

const { words, options } = onPhone;
const NUMBER = '06 39 98 00 77';
const SHOWN = '+33 6 39 98 00 77';

test('a visitor declines a phone call, accepts the next with a number, is missed, and is called at last', async ({
  people,
}) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  await visitor.hasReportedBins('town-hall');
  const agent = await people.staff({ words, options: desk });
  await agent.login();
  await agent.openCase('bins', 'townhall');
  await agent.take();
  await expect(visitor.chat.getByText(t('statement.crWeb'))).toBeVisible();
  await agent.isTold(t('statement.crWeb.staff'));
  await expect(visitor.page.getByRole('link', { name: t('chat.web.notify') })).toBeVisible();

  const line = agent.page.getByRole('group', { name: t('staff.phone'), exact: true });
  const press = (name: string) => visitor.chat.getByRole('button', { name, exact: true }).click();
  const propose = async (txt = '') => {
    await agent.more('proposeCall');
    if (txt) await agent.drawer.getByRole('textbox', { name: t('staff.propose.txt') }).fill(txt);
    else await expectAccessible(agent.page, 'a phone call is proposed');
    await agent.drawer.getByRole('button', { name: t('staff.propose.submit'), exact: true }).click();
    await expect(line).toContainText(t('staff.phone.proposed'));
  };
  const field = visitor.chat.getByRole('textbox', { name: t('call.phone') });
  const accept = async () => {
    await field.fill(NUMBER);
    await press(t('call.accept'));
    await expect(visitor.chat).toContainText(t('call.accepted'));
    await expect(agent.page.getByRole('link', { name: SHOWN })).toHaveAttribute('href', 'tel:+33639980077');
  };
  const report = (name: string) => line.getByRole('button', { name, exact: true }).click();

  await propose('Une question rapide');
  await expect(visitor.chat).toContainText('Une question rapide');
  await expect(visitor.chat).toContainText(t('statement.callProposed'));
  await press(t('call.decline'));
  await expect(visitor.chat.getByText(t('statement.callDeclined.me'))).toBeVisible();
  await expect(line).toHaveCount(0);

  await propose();
  await press(t('call.accept'));
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(t('call.phone.missing'));
  await field.fill('08 99 70 12 34');
  await press(t('call.accept'));
  await expect(field).toHaveAccessibleDescription(t('reach.phone.premium'));
  await expectAccessible(visitor.page, 'a phone call to answer');
  await accept();
  await expectAccessible(visitor.page, 'a phone call that is accepted');
  await expectAccessible(agent.page, 'a number to call');
  await report(t('staff.phone.begin'));
  await expect(visitor.chat).toContainText(t('call.begun'));
  await report(t('staff.phone.miss'));
  await expect(visitor.chat.getByText(t('statement.callMissed'))).toBeVisible();
  await expect(agent.page.getByRole('link', { name: SHOWN })).toHaveCount(0);

  await propose('Je réessaie');
  await accept();
  await report(t('staff.phone.begin'));
  await report(t('staff.phone.end'));
  await expect(visitor.chat.getByText(t('statement.callEnded'))).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('both sides read who takes part in a case', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  await visitor.hasReportedBins('town-pool');
  const agent = await people.staff({ words, options: desk });
  await agent.login();
  await agent.openCase('bins', 'pool');
  await agent.take();
  const forStaff = agent.page.getByRole('region', { name: t('people.title'), exact: true });
  await expect(forStaff.getByRole('listitem')).toHaveCount(2);
  await expect(forStaff).toContainText(t('people.as.creator'));
  await expect(forStaff).toContainText(/Dernier message lu/);
  await expectAccessible(agent.page, 'who takes part, for staff');

  await visitor.page.getByRole('button', { name: t('chat.menu'), exact: true }).click();
  const sheet = visitor.page.getByRole('dialog');
  await sheet.getByRole('button', { name: t('people.title'), exact: true }).click();
  const list = visitor.page.getByRole('region', { name: t('people.title'), exact: true });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).not.toContainText(/Dernier message lu/);
  await expect(list.locator('[data-responder=maintenance]')).toBeVisible();
  await expectAccessible(visitor.page, 'who takes part, for a visitor');

  await forStaff.getByRole('button', { name: t('people.leave'), exact: true }).click();
  await agent.drawer.getByRole('button', { name: t('leaveCase.yes'), exact: true }).click();
  await expect(list).toContainText(t('people.left'));
});
