import { placeParts } from '@parvis/locales/placeLine';
import { countAnnouncements, recordAnnouncements } from './announcements.ts';
import { expect, test } from './test.ts';
import { french } from './words.ts';

const { t } = french;

test('shows a visitor new messages on every page: badge, title and one announcement', async ({ people }) => {
  const visitor = await people.contributor();
  const { page, address } = visitor;
  await visitor.hasReportedBins('town-pool');
  const agent = await people.staff();
  await agent.login();
  await agent.openCase('bins', 'pool');
  await agent.take();
  await visitor.seesState(t('case.state.handled'));
  await visitor.scan('town-pool');
  await visitor.seesTheMenu();
  const cases = page.getByRole('link', { name: new RegExp(`^${t('nav.cases')}`) });
  await recordAnnouncements(page);
  await agent.answer('Une équipe passe ce matin.');
  await expect(cases).toHaveAccessibleName(/\b1\b/);
  await expect(page).toHaveTitle(/^\(1\) /);
  const spoken = `${t('nav.cases')}, ${t('part.newMessages', { count: 1 })}`;
  await expect.poll(() => countAnnouncements(page, spoken)).toBe(1);
  // A second message is announced as one more; the first is not repeated.
  await agent.answer('Elle est en route.');
  await expect(cases).toHaveAccessibleName(/\b2\b/);
  await expect.poll(() => countAnnouncements(page, spoken)).toBe(2);

  await page.goto(`${address}/m/settings`);
  await expect(page).toHaveTitle(`(2) ${t('settings.title')} – ${french.town}`);
  await expect(cases).toHaveAccessibleName(/\b2\b/);
  await page.goto(`${address}/terms`);
  await expect(page).toHaveTitle(`(2) ${t('terms.title')} – ${french.town}`);

  await page.goto(`${address}/m/home`);
  // The list shortens the place to the available room.
  const [pool] = placeParts(french.place('pool'));
  await page.getByRole('link', { name: new RegExp(pool) }).click();
  await visitor.reads('Une équipe passe ce matin.');
  await expect(page).toHaveTitle(/^[^(]/);
});
