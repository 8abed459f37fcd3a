import { desk, expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

test.describe('skip links at the top of every page', () => {
  test('work for a visitor', async ({ people }) => {
    const visitor = await people.contributor({ options: desk });
    const { page } = visitor;
    await visitor.arrives();
    for (const path of ['/q/demo-town', '/m/home', '/m/info', '/contact']) {
      await page.goto(`${visitor.address}${path}`);
      // The page itself, not its placeholder.
      await expect(visitor.heading).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('#content')).toBeVisible();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: t('part.skip') });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      expect(new URL(page.url()).hash, 'the address stays').toBe('');
    }
  });

  test('work on server-rendered pages and in the studio', async ({ people, product }) => {
    const admin = await people.staff({ options: desk });
    await admin.login('admin@town.example');
    const { page } = admin;
    for (const path of [
      '/accessibility',
      `/accessibility/${french.cuid}`,
      '/privacy',
      `/privacy/${french.cuid}`,
      '/samples/',
      '/studio/',
      '/staff/theme',
    ]) {
      await page.goto(`${product.address}${path}`);
      await expect(page.locator('#content')).toBeVisible();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: t('part.skip') });
      await expect(skip, path).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main'), path).toBeFocused();
    }
  });

  test('lead staff to the list, the open case and within the settings', async ({ people, product }) => {
    await (await people.contributor()).hasReportedBins('town-park');
    const agent = await people.staff();
    await agent.login();
    await agent.openCase('bins', 'park');
    await agent.page.getByRole('link', { name: t('staff.skip.list') }).press('Enter');
    await agent.page.keyboard.press('Tab');
    await expect(agent.list.getByRole('searchbox')).toBeFocused();
    await agent.page.getByRole('link', { name: t('staff.skip.case') }).press('Enter');
    await agent.page.keyboard.press('Tab');
    await expect(agent.chat).toBeFocused();
    await agent.page.goto(`${product.address}/staff/${french.cuid}/settings`);
    await expect(agent.page.getByRole('heading', { level: 1 })).toHaveText(t('settings.title'));
    await agent.page.keyboard.press('Tab');
    await expect(agent.page.getByRole('link', { name: t('part.skip') })).toBeFocused();
    await agent.page.keyboard.press('Enter');
    await expect(agent.page.getByRole('main')).toBeFocused();
    await agent.page.keyboard.press('Tab');
    await expect(agent.page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});
