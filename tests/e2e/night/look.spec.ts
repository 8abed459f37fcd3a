import { Studio } from '../studio.ts';
import { desk, expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

test('shows visitors a branding that an administrator changed', async ({ people, launch }) => {
  const product = await launch();
  const admin = await people.staff({ options: desk, product });
  await admin.login('admin@town.example');
  await admin.page.getByRole('link', { name: t('staff.nav.theme'), exact: true }).click();
  const studio = new Studio(admin.page, admin.address);
  await expect(admin.page.getByRole('heading', { level: 1 })).toHaveText(t('studio.title'));
  await expect(studio.sample('menu', 'light').getByRole('banner')).toContainText('Ville de Belleroche');

  await studio.goTo('colours');
  await studio.showGroup('header');
  await studio.field('hdrBg1', 'light').fill('#C4E8D1');
  await studio.publish();
  await expect(admin.page.getByText(t('studio.save.saved'), { exact: true })).toBeVisible();

  const visitor = await people.contributor({ product });
  await visitor.scan();
  const header = await visitor.page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--pv-colors-hdrBg1').trim(),
  );
  expect(header.toUpperCase()).toBe('#C4E8D1');

  await test.step('restores the previous branding', async () => {
    await studio.field('hdrBg1', 'light').fill('#E6EFFC');
    await studio.publish();
    await expect(admin.page.getByText(t('studio.save.saved'), { exact: true })).toBeVisible();
    await studio.goTo('drafts');
    await admin.page
      .getByRole('button', { name: /^Y revenir/ })
      .nth(1)
      .click();
    await expect.poll(() => studio.colourIn('menu', 'light', 'hdrBg1')).toBe('#C4E8D1');
  });
});

test('names the page’s owner to staff who are no administrators', async ({ people }) => {
  const agent = await people.staff({ options: desk });
  await agent.login('agent@town.example');
  await expect(agent.page.getByRole('link', { name: t('staff.nav.theme') })).toHaveCount(0);
  await agent.page.goto(`${agent.address}/staff/theme`);
  await expect(agent.page.getByRole('heading', { level: 1 })).toHaveText(t('staff.theme.noRole'));
});
