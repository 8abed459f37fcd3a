import { Studio } from './studio.ts';
import { test } from './studioTest.ts';
import { desk, expect, nightly, phone } from './test.ts';
import { english, french } from './words.ts';

const { t } = french;

test(
  'the studio’s frame stays where it is, whatever a script or the focus scrolls',
  nightly,
  async ({ studio }) => {
    const { page } = await studio();
    const top = () =>
      page.getByRole('heading', { level: 1 }).evaluate((one) => one.getBoundingClientRect().top);
    const before = await top();
    await page.evaluate(() => {
      for (const box of document.querySelectorAll('#root, #root > *')) box.scrollTop = 200;
      scrollTo(0, 200);
    });
    expect(await top()).toBe(before);
  },
);

test(
  'four previews that would be too small to read stand in two rows, each of which can be read',
  nightly,
  async ({ studio }) => {
    const { page } = await studio(french, { viewport: { width: 1280, height: 800 } });
    const shown = page.locator('figure iframe').first();
    await expect
      .poll(() => shown.evaluate((frame) => frame.getBoundingClientRect().width / 360))
      .toBeGreaterThan(0.6);
    const second = page.locator('figure iframe').nth(2);
    const stage = page.getByRole('group', { name: t('studio.stage.pages') });
    const [row, room] = [await second.boundingBox(), await stage.boundingBox()];
    expect(row && room && row.y < room.y + room.height).toBe(true);
  },
);

test(
  'a name that would turn its letters round is put in order and said, and saved so',
  nightly,
  async ({ studio }) => {
    const made = await studio();
    const { page } = made;
    const field = page.getByRole('textbox', { name: t('studio.save.name') });
    await field.fill('Ville \u202eemlE');
    await expect(field).toHaveValue('Ville emlE');
    await expect(page.getByText(t('studio.save.nameCleaned'))).toBeVisible();
    await made.button(t('studio.save')).click();
    await expect(page.getByText(t('studio.save.saved'), { exact: true })).toBeVisible();
    await made.goTo('drafts');
    await expect(page.getByText('Ville emlE', { exact: true })).toBeVisible();
  },
);

test(
  'the bar of the administrators’ studio stays one row when something is changed',
  nightly,
  async ({ people }) => {
    const admin = await people.staff({ options: desk });
    await admin.login('admin@town.example');
    // The way there has a word.
    const way = admin.page.getByRole('link', { name: t('staff.nav.theme') });
    await expect(way.getByText(t('staff.nav.theme'))).toBeVisible();
    await way.click();
    const { page } = admin;
    const made = new Studio(page, admin.address);
    const bar = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(page.getByRole('textbox', { name: t('studio.save.name') })).toHaveValue(
      'Ville de Belleroche',
    );
    const height = () => bar.evaluate((one) => one.getBoundingClientRect().height);
    const before = await height();
    await made.goTo('colours');
    await made.showGroup('header');
    await made.field('hdrBg1', 'light').fill('#C4E8D1');
    await expect(page.getByText(t('studio.save.dirty'), { exact: true })).toBeVisible();
    expect(await height()).toBe(before);
  },
);

test('on a phone the look that an address brought is in sight at once @night', async ({ studio }) => {
  const made = await studio(french, phone);
  const { page } = made;
  const preview = page.getByRole('button', { name: t('studio.stage.fold') });
  await expect(preview).toHaveAttribute('aria-expanded', 'false');
  await page.goto(`${made.address}/studio/?appColors=btn1Bg-663399`);
  await expect(preview).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => made.colourIn('menu', 'light', 'btn1Bg')).toBe('#663399');
});

test('on a phone letters of twice the size lie over nothing at the lower edge @night', async ({ studio }) => {
  const { page } = await studio(english, phone);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const preview = page.getByRole('button', { name: english.t('studio.stage.fold') });
  await expect
    .poll(() => preview.evaluate((one) => one.scrollWidth - one.clientWidth))
    .toBeLessThanOrEqual(0);
});
