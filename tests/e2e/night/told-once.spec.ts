import { callAddress } from '@parvis/api/call';
import { boardCalls } from '@parvis/api/calls/board';
import { countAnnouncements, recordAnnouncements } from '../announcements.ts';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

test.describe('live announcements, each made once', () => {
  test('the delivery of an own message', async ({ people }) => {
    const visitor = await people.contributor();
    const { page } = visitor;
    await visitor.hasReportedBins();
    await recordAnnouncements(page);
    await visitor.write('Merci de passer');
    await visitor.seesStatus('Merci de passer', 'part.sent');
    const words = t('part.said', { of: t('part.message'), what: t('part.sent') });
    await expect.poll(() => countAnnouncements(page, words)).toBe(1);
    await visitor.write('Et demain ?');
    await visitor.seesStatus('Et demain ?', 'part.sent');
    await expect.poll(() => countAnnouncements(page, words)).toBe(2);
  });

  test('the results of a search and a filter', async ({ people, launch }) => {
    const product = await launch();
    await (await people.contributor({ product })).hasReportedBins();
    const agent = await people.staff({ product });
    await agent.login();
    await expect(agent.row('bins')).toBeVisible();
    await recordAnnouncements(agent.page);
    await agent.list.getByRole('searchbox').fill('rien de tel');
    await expect.poll(() => countAnnouncements(agent.page, t('staff.found.search.none'))).toBe(1);
    // The text is also visible while the field has words.
    const found = agent.list.getByRole('status').filter({ hasText: t('staff.found.search.none') });
    expect((await found.boundingBox())?.height).toBeGreaterThan(10);
    await agent.list.getByRole('searchbox').fill('');
    await expect.poll(() => countAnnouncements(agent.page, t('staff.found', { count: 1 }))).toBe(1);
    await agent.filter('held');
    await expect.poll(() => countAnnouncements(agent.page, t('staff.found', { count: 0 }))).toBe(1);
    // The search is delayed: the list still shows the earlier result.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const list = `**${callAddress(boardCalls.casesListAll, { cuid: '*' })}`;
    await agent.page.route(list, async (route) => {
      await held;
      await route.continue();
    });
    await agent.list.getByRole('searchbox').fill('encore rien');
    await expect.poll(() => countAnnouncements(agent.page, t('staff.found.searching'))).toBe(1);
    answer();
    await expect.poll(() => countAnnouncements(agent.page, t('staff.found.search.none'))).toBe(2);
    await agent.page.unroute(list);
    await agent.list.getByRole('searchbox').fill('');
    await agent.filter('new');
    await expect.poll(() => countAnnouncements(agent.page, t('staff.found', { count: 1 }))).toBe(2);
  });

  test('the errors of a staff question, each at its field', async ({ people }) => {
    const visitor = await people.contributor();
    await visitor.hasReportedBins('town-pool');
    const agent = await people.staff();
    await agent.login();
    await agent.openCase('bins', 'pool');
    await agent.take();
    await agent.beginQuestion('', 'choice');
    const field = (name: string) => agent.drawer.getByRole('textbox', { name });
    const question = field(t('editor.title'));
    const [first, second] = [field(t('editor.option', { n: 1 })), field(t('editor.option', { n: 2 }))];
    const send = agent.drawer.getByRole('button', { name: t('staff.ask.submit'), exact: true });
    await send.click();
    await expect(question).toBeFocused();
    for (const [one, words] of [
      [question, t('editor.title.missing')],
      [first, t('editor.option.missing')],
      [second, t('editor.option.missing')],
    ] as const) {
      await expect(one).toHaveAttribute('aria-invalid', 'true');
      await expect(one).toHaveAccessibleDescription(new RegExp(words));
      await expect(agent.drawer.getByText(words).first()).toBeVisible();
    }
    await question.fill('Quelle poubelle ?');
    await first.fill('Banc');
    await second.fill('Banc');
    await send.click();
    // A valid field loses its mark, and focus moves to the invalid one.
    await expect(second).toBeFocused();
    await expect(second).toHaveAccessibleDescription(new RegExp(t('editor.option.twice')));
    for (const one of [question, first]) await expect(one).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('a question in a drawer', async ({ people }) => {
    const visitor = await people.contributor();
    await visitor.arrives();
    await visitor.page.goto(`${visitor.address}/m/settings`);
    await visitor.page.getByRole('button', { name: t('settings.disconnect'), exact: true }).click();
    const drawer = visitor.page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('heading')).toHaveCount(1);
    // The answer buttons are the only group with that name.
    await expect(drawer.getByRole('group')).toHaveCount(1);
  });

  test('a heading order without gaps, also before the first report', async ({ people }) => {
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
