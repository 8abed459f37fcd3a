import { expect, test } from './test.ts';
import { listen, times } from './told.ts';
import { french } from './words.ts';

const { t } = french;

test.describe('what happens without the focus is told, and told once', () => {
  test('that one’s own message came to the server', async ({ people }) => {
    const visitor = await people.contributor();
    const { page } = visitor;
    await visitor.hasReportedBins();
    await listen(page);
    await visitor.write('Merci de passer');
    await visitor.seesStatus('Merci de passer', 'part.sent');
    const words = `${t('part.message')} : ${t('part.sent')}`;
    await expect.poll(() => times(page, words)).toBe(1);
    await visitor.write('Et demain ?');
    await visitor.seesStatus('Et demain ?', 'part.sent');
    await expect.poll(() => times(page, words)).toBe(2);
  });

  test('what a search and a filter found', async ({ people, launch }) => {
    const product = await launch();
    await (await people.contributor({ product })).hasReportedBins();
    const agent = await people.staff({ product });
    await agent.login();
    await expect(agent.row('bins')).toBeVisible();
    await listen(agent.page);
    await agent.list.getByRole('searchbox').fill('rien de tel');
    await expect.poll(() => times(agent.page, t('staff.found.search', { count: 0 }))).toBe(1);
    // Who looks reads it too, as long as the words stand in the field.
    const found = agent.list.getByRole('status').filter({ hasText: t('staff.found.search', { count: 0 }) });
    expect((await found.boundingBox())?.height).toBeGreaterThan(10);
    await agent.list.getByRole('searchbox').fill('');
    await expect.poll(() => times(agent.page, t('staff.found', { count: 1 }))).toBe(1);
    await agent.filter('held');
    await expect.poll(() => times(agent.page, t('staff.found', { count: 0 }))).toBe(1);
    await agent.filter('new');
    await expect.poll(() => times(agent.page, t('staff.found', { count: 1 }))).toBe(2);
  });

  test('a question that a drawer carries', async ({ people }) => {
    const visitor = await people.contributor();
    await visitor.arrives();
    await visitor.page.goto(`${visitor.address}/m/settings`);
    await visitor.page.getByRole('button', { name: t('settings.disconnect'), exact: true }).click();
    const drawer = visitor.page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('heading')).toHaveCount(1);
    // The buttons that answer it are a group of that name; nothing around them says it again.
    await expect(drawer.getByRole('group')).toHaveCount(1);
  });

  test('the headings of a page have no hole: where nothing is reported yet, too', async ({ people }) => {
    const visitor = await people.contributor();
    const { page, address } = visitor;
    const levels = () =>
      page.getByRole('heading').evaluateAll((found) => found.map((one) => Number(one.tagName.slice(1))));
    await visitor.arrives();
    for (const path of ['/m/home', '/m/info']) {
      await page.goto(`${address}${path}`);
      await expect(visitor.heading).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first(), path).toBeVisible();
      expect((await levels()).sort().join(''), path).toMatch(/^12+3*$/);
    }
  });
});
