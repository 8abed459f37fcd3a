import type { Contributor } from './contributor.ts';
import { type Look, staffScreens, visitorScreens } from './everyScreen.ts';
import { barsThatStay, hiddenStops } from './focusSeen.ts';
import { desk, expect, nightly, test } from './test.ts';
import { french } from './words.ts';

const { t, asked } = french;

/** Looks at what a page shows, and collects what is hidden there. */
const looker = (page: Contributor['page']) => {
  const hidden: string[] = [];
  return {
    hidden,
    look: async (screen: string) => hidden.push(...(await hiddenStops(page, screen))),
    lookLow: async (screen: string) => hidden.push(...(await barsThatStay(page, screen))),
  };
};

test.describe('what has the focus is never under a bar, on a small phone, over its keyboard, on a low desk', () => {
  test('for a visitor, from the gate to the case', nightly, async ({ people }) => {
    const visitor = await people.contributor({ options: desk });
    const { page, address } = visitor;
    const { hidden, look, lookLow } = looker(page);
    const opens = (code: string) => page.goto(`${address}/q/demo-town/report/${code}`);
    await visitor.scan();
    await expect(visitor.gate).toBeVisible();
    await look('gate');
    await visitor.acceptTerms();
    await look('menu');
    await visitor.chooseTile('townhall-hours');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('information');
    await page.keyboard.press('Escape');
    await visitor.chooseTile('hygiene');
    await visitor.chooseTile('toilets');
    await look('category selected');
    await lookLow('category selected');
    await opens('toilets');
    await expect(visitor.question(asked('toilets.what'))).toBeVisible();
    await look('question');
    await visitor.choose(asked('toilets.what'), asked('toilets.what.leak'));
    await visitor.press(asked('toilets.floor'), t('part.yes'));
    await expect(page.getByText(asked('toilets.safety.text'))).toBeVisible();
    await look('a word of safety');
    await visitor.asksToGiveUp();
    await look('giving up');
    await opens('bins');
    await visitor.choose(asked('bins.what'), asked('bins.what.full'));
    await expect(visitor.review).toBeVisible();
    await look('before sending');
    await lookLow('before sending');
    await visitor.sendButton.click();
    await visitor.isThanked();
    await look('thanks');
    await visitor.opensTheConversation();
    await look('case');
    await lookLow('case');
    expect(hidden).toEqual([]);
  });

  test('for a visitor, on pages beside their way', nightly, async ({ people }) => {
    const visitor = await people.contributor({ options: desk });
    const { page, address } = visitor;
    const { hidden, look, lookLow } = looker(page);
    await visitor.arrives();
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    // What the page is whole with: nothing that takes the focus comes after it.
    for (const [path, heading, last] of [
      ['/m/settings', 'settings.title', button(t('settings.disconnect'))],
      ['/links', 'links.title', link(t('links.write'))],
      ['/contact', 'contact.title', button(t('contact.send'))],
      ['/staff/login', 'login.staff.title', button(t('login.send'))],
      ['/d/toilets', 'menu.title', page.getByRole('link', { name: /@/ })],
    ] as const) {
      await page.goto(`${address}${path}`);
      await expect(visitor.heading).toHaveText(t(heading));
      await expect(last).toBeVisible();
      await look(path);
      if (path === '/m/settings') await lookLow(path);
    }
    await page.goto(`${address}/samples/2/?appColors=%7B%7D`);
    // Each of these comes by itself, and makes the conversation longer or lower, which then shows its end again.
    await expect(page.locator('a[href*="/studio/"]')).toBeVisible();
    await expect(visitor.question(t('satisfaction'))).toBeVisible();
    await expect(page.getByRole('main').locator('img').first()).toBeAttached();
    await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
    await look('/samples/2');
    expect(hidden).toEqual([]);
  });

  test('on every screen that there is, for a visitor and for staff', nightly, async ({ people, launch }) => {
    const product = await launch();
    const hidden: string[] = [];
    const look: Look = async (page, screen) => {
      // What tells of the last step goes by itself.
      const told = page.locator('[data-toasts]').getByRole('button', { name: t('part.close'), exact: true });
      for (const one of await told.all()) await one.click();
      hidden.push(...(await hiddenStops(page, screen)));
      // The focus is where it was: nowhere, or in the drawer that is open.
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
    };
    await visitorScreens(await people.contributor({ product, options: desk }), look);
    const agent = await people.staff({ product, options: desk });
    await staffScreens(agent, await people.contributor({ product, options: desk }), look);
    expect(hidden).toEqual([]);
  });

  test('for staff', nightly, async ({ people, launch }) => {
    const product = await launch();
    const agent = await people.staff({ product });
    const { page } = agent;
    const { hidden, look, lookLow } = looker(page);
    // Before, so that no toast tells of it: those go by themselves.
    await (await people.contributor({ product })).hasReportedBins();
    await agent.login();
    await expect(agent.row('bins')).toBeVisible();
    await look('board');
    await lookLow('board');
    await agent.openCase('bins');
    await look('case');
    await lookLow('case');
    await agent.take();
    for (const [screen, opens] of [
      ['a question', () => page.getByRole('button', { name: t('staff.step.ask'), exact: true }).click()],
      ['a hold', () => agent.more('hold')],
      ['a refusal', () => agent.more('reject')],
      ['a closing', () => agent.closesWithWords()],
    ] as const) {
      await opens();
      await expect(agent.drawer).toBeVisible();
      await look(screen);
      await page.keyboard.press('Escape');
      await expect(agent.drawer).toHaveCount(0);
    }
    await page.goto(`${product.address}/staff/${french.cuid}/settings`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings.title'));
    await look('settings of staff');
    await lookLow('settings of staff');
    expect(hidden).toEqual([]);
  });

  test('and a field that is refused comes to stand beside the bars', nightly, async ({ people }) => {
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
