import { hiddenStops } from './focusSeen.ts';
import { desk, expect, test } from './test.ts';
import { french } from './words.ts';

const { t, asked } = french;

test.describe('what has the focus is never under a bar, on a small phone, over its keyboard, on a low desk', () => {
  test('for a visitor', async ({ people }) => {
    const visitor = await people.contributor({ options: desk });
    const { page, address } = visitor;
    const hidden: string[] = [];
    const look = async (screen: string) => hidden.push(...(await hiddenStops(page, screen)));
    await visitor.scan();
    await expect(visitor.gate).toBeVisible();
    await look('gate');
    await visitor.acceptTerms();
    await look('menu');
    await visitor.chooseTile('hygiene');
    await visitor.chooseTile('toilets');
    await look('category selected');
    await visitor.report('toilets');
    await expect(visitor.question(asked('toilets.what'))).toBeVisible();
    await look('question');
    await visitor.choose(asked('toilets.what'), asked('toilets.what.leak'));
    await visitor.hasReportedBins();
    await look('case');
    for (const [path, heading] of [
      ['/m/home', 'home.title'],
      ['/m/settings', 'settings.title'],
      ['/m/info', 'info.title'],
      ['/links', 'links.title'],
      ['/contact', 'contact.title'],
      ['/terms', 'terms.title'],
      ['/login', 'login.title'],
      ['/q/no-such-code', 'qr.unknown'],
    ] as const) {
      await page.goto(`${address}${path}`);
      await expect(visitor.heading).toHaveText(t(heading));
      await page.waitForLoadState('networkidle');
      await look(path);
    }
    expect(hidden).toEqual([]);
  });

  test('for staff', async ({ people, launch }) => {
    const product = await launch();
    const agent = await people.staff({ product });
    const { page } = agent;
    const hidden: string[] = [];
    const look = async (screen: string) => hidden.push(...(await hiddenStops(page, screen)));
    // Before, so that no toast tells of it: those go by themselves.
    await (await people.contributor({ product })).hasReportedBins();
    await agent.login();
    await expect(agent.row('bins')).toBeVisible();
    await look('board');
    await agent.openCase('bins');
    await look('case');
    expect(hidden).toEqual([]);
  });

  test('and a field that is refused comes to stand beside the bars', async ({ people }) => {
    const visitor = await people.contributor({ options: { viewport: { width: 390, height: 520 } } });
    const { page, address } = visitor;
    await page.goto(`${address}/contact`);
    await page.getByRole('button', { name: t('contact.send') }).click();
    const first = page.locator(':focus[aria-invalid=true]');
    await expect(first).toBeVisible();
    const under = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
    const top = await first.evaluate((field) => field.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(under);
  });
});
