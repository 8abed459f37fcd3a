import { callAddress } from '@parvis/api/call';
import { adminCalls } from '@parvis/api/calls/admin';
import type { FrameLocator, Page } from 'playwright/test';
import { Staff } from '../staff.ts';
import { LOGO, Studio } from '../studio.ts';
import { desk, expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;
const SAVE = `**${callAddress(adminCalls.themeSave, { cuid: '*' })}`;

/** Studio parts for one town, as its administrator uses them. */
const parts = (page: Page) => ({
  name: page.getByRole('textbox', { name: t('studio.label') }),
  title: page.locator('header form'),
  saved: page.getByText(t('studio.save.saved'), { exact: true }),
  dirty: page.getByText(t('studio.save.dirty'), { exact: true }),
  signedOut: page.getByText(t('staff.theme.signedOut')),
});

test('an administrator loses nothing and can always go back', async ({ people, launch }) => {
  const product = await launch();
  const admin = await people.staff({ options: desk, product });
  await admin.login('admin@town.example');
  const { page } = admin;
  await page.getByRole('link', { name: t('staff.nav.theme'), exact: true }).click();
  const studio = new Studio(page, admin.address);
  const { name, title, saved, dirty, signedOut } = parts(page);
  const save = async () => {
    await studio.publish();
    await expect(saved).toBeVisible();
  };

  await test.step('the page reloads so that logos of other sites load', async () => {
    await expect(title).toContainText('Ville de Belleroche');
    const policy = await page.evaluate(async () =>
      (await fetch(location.href)).headers.get('content-security-policy'),
    );
    expect(policy).toContain('https:');
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(
      '/staff/theme',
    );
  });

  await test.step('the town keeps its name and cannot be deleted', async () => {
    await expect(title.getByRole('textbox')).toHaveCount(0);
    await studio.goTo('drafts');
    await expect(page.getByRole('list', { name: t('studio.drafts.live') })).toContainText(
      t('studio.drafts.never'),
    );
    await expect(studio.button(t('studio.drafts.removeNamed', { name: 'Ville de Belleroche' }))).toHaveCount(
      0,
    );
  });

  await test.step('a draft survives a reload', async () => {
    await studio.goTo('logos');
    await name.fill('Belleroche-les-Bains');
    await expect(dirty).toBeVisible();
    await page.reload();
    await studio.goTo('logos');
    await expect(name).toHaveValue('Belleroche-les-Bains');
    await expect(dirty).toBeVisible();
  });

  await test.step('a draft survives the end of the session and is saved after sign-in', async () => {
    await page.context().clearCookies();
    await studio.publish();
    await expect(signedOut).toBeVisible();
    await expect(name).toHaveValue('Belleroche-les-Bains');
    const other = new Staff(await page.context().newPage(), french, product);
    await other.login('admin@town.example');
    await other.page.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(signedOut).toHaveCount(0);
    await save();
  });

  await test.step('a blank name is rejected at its field', async () => {
    await name.fill('   ');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await studio.button(t('studio.save')).click();
    await expect(page.getByRole('alert').filter({ hasText: t('studio.refused.label') })).toBeVisible();
    await name.fill('Belleroche-les-Bains');
  });

  await test.step('text typed during a save is not counted as saved', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(SAVE, async (route) => {
      await held;
      await route.continue();
    });
    await name.fill('Belleroche 1');
    await studio.publish();
    await expect(page.getByText(t('studio.save.saving'))).toBeVisible();
    await name.fill('Belleroche 2');
    release();
    await expect(dirty).toBeVisible();
    await page.unroute(SAVE);
    await save();
  });

  await test.step('a theme of the device becomes the town’s branding', async () => {
    await studio.goTo('drafts');
    await studio.button(t('studio.save.copy')).click();
    await expect(page.getByRole('list', { name: t('studio.drafts.device') })).toBeVisible();
    await studio.goTo('start');
    await studio.button(t('studio.gallery.plum')).click();
    const plum = await studio.colourIn('menu', 'light', 'reportBtnBg');
    await studio.goTo('drafts');
    // By the profile's last known name, which may have been refetched since the save.
    const forTown = new RegExp(`^${t('studio.save.for', { name: '.*Belleroche.*' })}$`);
    await page.getByRole('button', { name: forTown }).click();
    await page.getByRole('dialog').getByRole('button', { name: forTown }).click();
    await expect(saved).toBeVisible();
    await expect(title).toContainText('Belleroche 2');
    await page.reload();
    await expect.poll(() => studio.colourIn('menu', 'light', 'reportBtnBg')).toBe(plum);
  });

  await test.step('every save names its author and changes, and the branding is the latest', async () => {
    await studio.goTo('drafts');
    const versions = page.getByRole('list', { name: t('studio.drafts.versions') }).getByRole('listitem');
    await expect(versions.first()).toContainText(/par .*\d+ couleurs/s);
    await expect(versions.last()).toContainText(t('studio.drafts.never'));
    await versions.last().getByRole('button').click();
    await studio.goTo('logos');
    await expect(name).toHaveValue('Ville de Belleroche');
    // The theme takes the town's name on saving.
    await save();
    await expect(title).toContainText('Ville de Belleroche');
  });

  await test.step('the rail stays and links the desk, and the page has its footer', async () => {
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: t('privacy.link') })).toBeVisible();
    await page.getByRole('link', { name: t('staff.nav.cases'), exact: true }).click();
    await expect(page).toHaveURL(/\/staff\/[^/]+$/);
    await expect(page.getByRole('link', { name: t('staff.nav.admin'), exact: true })).toBeVisible();
  });
});

test('the previews show what goes live, with the editable welcome picture', async ({ people, launch }) => {
  const product = await launch();
  const admin = await people.staff({ options: desk, product });
  await admin.login('admin@town.example');
  const { page } = admin;
  await page.goto(`${admin.address}/staff/theme`);
  const studio = new Studio(page, admin.address);
  const menu = studio.sample('menu', 'light');
  const visitor = await people.contributor({ product });
  await visitor.arrives();
  const seen = async (root: Page | FrameLocator) => ({
    tiles: await root.getByRole('main').getByRole('button').allInnerTexts(),
    banner: await root.locator('[data-banner]').getAttribute('src'),
  });

  await test.step('tiles, greeting and picture match the visitor’s', async () => {
    await expect(menu.getByRole('button', { name: /^Propreté/ })).toBeVisible();
    const [live, shown] = [await seen(visitor.page), await seen(menu)];
    expect(shown.tiles).toEqual(live.tiles);
    expect(new URL(shown.banner ?? '', admin.address).pathname).toBe(live.banner);
    await expect(studio.sample('chat', 'light').getByRole('heading', { level: 1 })).toContainText('Propreté');
  });

  await test.step('another picture appears in the previews, requires a description and goes live on saving', async () => {
    await studio.goTo('logos');
    await studio.chooseLogo(LOGO, 2);
    await expect(menu.locator('[data-banner]')).toHaveAttribute('src', /^data:/);
    await studio.button(t('studio.save')).click();
    await expect(page.getByRole('dialog')).toContainText(
      t('studio.save.for.changes', { changes: t('studio.banner').toLocaleLowerCase('fr') }),
    );
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('studio.save.for.no') })
      .click();
    await expect(parts(page).dirty).toBeVisible();
    await studio.publish();
    await expect(parts(page).saved).toBeVisible();
    await visitor.page.reload();
    const picture = await visitor.page.request.get(
      new URL((await seen(visitor.page)).banner ?? '', admin.address).href,
    );
    expect(await picture.text()).toContain('#0B6E4F');
  });

  await test.step('it is removed, and returns with an earlier version', async () => {
    await studio.button(t('studio.banner.remove')).click();
    await expect(menu.locator('[data-banner]')).toHaveCount(0);
    await studio.publish();
    await expect(parts(page).saved).toBeVisible();
    await visitor.page.reload();
    await expect(visitor.page.getByRole('button', { name: /^Propreté/ })).toBeVisible();
    await expect(visitor.page.locator('[data-banner]')).toHaveCount(0);
    await studio.goTo('drafts');
    await studio.button(t('studio.drafts.backToOrigin')).click();
    await expect(menu.locator('[data-banner]')).toHaveAttribute('src', /\/logo\//);
  });

  await test.step('the desk preview uses the town’s categories', async () => {
    await page.getByRole('combobox', { name: t('studio.view') }).click();
    await page.getByRole('option', { name: t('studio.view.desk') }).click();
    const board = studio.sample('desk', 'light');
    await expect(board.getByRole('heading', { name: t('staff.title') })).toBeVisible();
    await expect(board.getByText(t('staff.filter.mine')).first()).toBeVisible();
    await expect(board.getByText('Toilettes').first()).toBeVisible();
  });
});

test('saves logos of every kind, or says at the logo why not', async ({ people }) => {
  const admin = await people.staff({ options: desk });
  await admin.login('admin@campus.example');
  const { page } = admin;
  const drawing = { body: LOGO.buffer, contentType: 'image/svg+xml' };
  await page
    .context()
    .route('https://open.example/**', (route) =>
      route.fulfill({ ...drawing, headers: { 'access-control-allow-origin': '*' } }),
    );
  await page
    .context()
    .route('https://closed.example/**', (route) =>
      route.fulfill({ ...drawing, headers: { 'access-control-allow-origin': 'https://closed.example' } }),
    );
  await page.goto(`${admin.address}/staff/theme`);
  const studio = new Studio(page, admin.address);
  const address = page.getByRole('textbox', { name: t('studio.logo.byAddress') }).first();
  const give = async (logo: string) => {
    await address.fill(logo);
    await studio.button(t('studio.logo.take')).first().click();
    await expect(page.getByRole('img', { name: /^Logo/ }).first()).toHaveAttribute('src', logo);
    await studio.publish();
  };
  await studio.goTo('logos');
  await give('https://open.example/logo.svg');
  await expect(page.getByText(t('studio.save.saved'), { exact: true })).toBeVisible();
  await give('https://closed.example/logo.svg');
  await expect(page.getByText(t('studio.logo.refused'))).toBeVisible();

  const doctype =
    '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator 28.0 -->\n<!DOCTYPE svg>\n';
  await studio.chooseLogo({ ...LOGO, buffer: Buffer.concat([Buffer.from(doctype), LOGO.buffer]) });
  await studio.publish();
  await expect(page.getByText(t('studio.save.saved'), { exact: true })).toBeVisible();

  await test.step('stays on the page when a picture is dropped beside its box', async () => {
    const stays = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'logo.png', { type: 'image/png' }));
      return ['dragover', 'drop'].map((kind) => {
        const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector('h2')?.dispatchEvent(event);
        return event.defaultPrevented;
      });
    });
    expect(stays).toEqual([true, true]);
  });
});
