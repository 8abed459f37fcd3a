import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { unreadableTexts } from './readableText.ts';
import { LOGO } from './studio.ts';
import { test } from './studioTest.ts';
import { all, expect, nightly } from './test.ts';
import { french } from './words.ts';

const { t } = french;

/** What a page shows of a theme: every colour it is drawn with, its logos and the customer's name. */
const lookOf = (page: Page) =>
  page.evaluate(() => ({
    colours: document.documentElement.style.cssText.match(/--pv-colors-[^;]*/g),
    pictures: [...document.images].map(({ src, naturalWidth }) => ({ src, shown: naturalWidth > 0 })),
    header: document.querySelector('header')?.textContent,
  }));

test.describe('from a logo file to a saved theme', () => {
  test('takes eight steps, each seen on the screen', async ({ studio }) => {
    const made = await studio();
    const { page } = made;
    const guide = process.env.PARVIS_GUIDE_PICTURES;
    const folder = guide ?? join('test-results', 'studio');
    let steps = 0;
    const took = async (name: string) => {
      steps += 1;
      // For people to look at: they prove nothing.
      if (guide || all)
        await page.screenshot({ path: join(folder, `studio-${steps}-${name}.png`), animations: 'disabled' });
    };

    await made.chooseLogo(LOGO);
    const colour = made.button(/#0B6E4F/i);
    await expect(colour).toBeVisible();
    await took('logo');

    await colour.click();
    await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe('#0B6E4F');
    await took('colour');

    await made.goTo('logos');
    await expect(page.getByText(t('studio.logo.seen.dark'))).toBeVisible();
    await took('checked');

    await page.getByRole('textbox', { name: t('studio.label') }).fill('Ville de Valmer');
    await expect(made.sample('menu', 'light').getByRole('banner')).toContainText('Ville de Valmer');
    await took('name');

    await made.goTo('contrast');
    await expect(page.getByText(/^Tout est lisible/)).toBeVisible();
    await took('readable');

    await page.getByRole('textbox', { name: t('studio.save.name') }).fill('Valmer, printemps');
    await took('title');

    await made.button(t('studio.save')).click();
    await expect(page.getByText(t('studio.save.saved'), { exact: true })).toBeVisible();
    await took('saved');

    await made.goTo('share');
    await made.button(t('studio.share.codeNamed', { page: t('studio.view.menu') })).click();
    await expect(
      page.getByRole('img', { name: t('studio.share.codeOf', { page: t('studio.view.menu') }) }),
    ).toBeVisible();
    await took('shared');
    expect(steps).toBeLessThanOrEqual(8);

    for (const frame of page.frames().slice(1)) expect(await frame.evaluate(unreadableTexts)).toEqual([]);
    await page.reload();
    await made.goTo('drafts');
    await expect(page.getByRole('list', { name: t('studio.drafts') })).toContainText('Valmer, printemps');
    await expect.poll(() => made.colourIn('chat', 'light', 'reportBtnBg')).toBe('#0B6E4F');
  });
});

test.describe('what goes out', () => {
  test('every address opens the same picture, and brings the theme back', nightly, async ({ studio }) => {
    const made = await studio();
    await made.chooseLogo(LOGO);
    await made.button(/#F4B942/i).click();
    await made.goTo('logos');
    await made.page.getByRole('textbox', { name: t('studio.label') }).fill('L’Île & Cie #1 ?');
    const addresses: string[] = [];
    for (const page of ['menu', 'chat'] as const)
      for (const scheme of ['light', 'dark'] as const) {
        if (!all && (page === 'menu') !== (scheme === 'light')) continue;
        const address = await made.addressOf(page, scheme);
        addresses.push(address);
        const opened = await made.page.context().newPage();
        await opened.goto(address);
        await expect(opened.getByRole('banner')).toContainText('L’Île & Cie #1 ?');
        const frame = made.page.frame({
          url: new RegExp(`/samples/${page === 'menu' ? 1 : 2}/.*_${scheme === 'dark' ? '&dark=1' : ''}$`),
        });
        const inStudio = await frame?.evaluate(() => ({
          colours: document.documentElement.style.cssText.match(/--pv-colors-[^;]*/g),
          pictures: [...document.images].map(({ src, naturalWidth }) => ({ src, shown: naturalWidth > 0 })),
          header: document.querySelector('header')?.textContent,
        }));
        await expect.poll(() => lookOf(opened)).toEqual(inStudio);
        await opened.close();
      }
    const again = await studio();
    await again.takeOver(addresses[0] ?? '');
    expect(await again.addressOf('menu', 'light')).toBe(addresses[0]);
    expect(await again.addressOf('chat', 'dark')).toBe(addresses.at(-1));
  });

  test('files for tools come back exactly', nightly, async ({ studio }) => {
    const made = await studio();
    await made.button(t('studio.gallery.plum')).click();
    const address = await made.addressOf('menu', 'light');
    const other = await studio();
    for (const name of all ? (['appColors', 'css', 'tokens'] as const) : (['tokens'] as const)) {
      const download = made.page.waitForEvent('download');
      await made.button(t('studio.share.downloadNamed', { name: t(`studio.format.${name}`) })).click();
      const text = readFileSync(await (await download).path(), 'utf8');
      await other.goTo('start');
      await other.button(t('studio.gallery.brick')).click();
      await other.takeOver(text);
      expect(await other.addressOf('menu', 'light'), name).toBe(address);
    }
  });
});

test.describe('working on colours', () => {
  test(
    'a colour is seen in the samples as it is typed, undone and done again',
    nightly,
    async ({ studio }) => {
      const made = await studio();
      await made.goTo('colours');
      await made.showGroup('report');
      await made.field('reportBtnBg', 'light').fill('rgb(120 0 60)');
      await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe('#78003C');
      await made.page.keyboard.press('Control+z');
      await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe('#1752E3');
      await expect(made.field('reportBtnBg', 'light')).toHaveValue('#1752E3');
      await made.button(t('studio.redo')).click();
      await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe('#78003C');
    },
  );

  test('choosing a place in a sample selects its key', nightly, async ({ studio }) => {
    const made = await studio();
    await made.button(t('studio.choose')).click();
    await expect(made.sample('menu', 'dark').locator('html')).toHaveCSS('cursor', 'crosshair');
    // A pointer's place in a scaled frame is not where the driver takes it to be.
    await made.sample('menu', 'dark').locator('header header').dispatchEvent('click');
    await expect(made.field('hdrBg1', 'dark')).toBeVisible();
    await expect(made.page.getByRole('group', { name: /En-tête.*Sombre/ })).toBeVisible();
  });

  test('what cannot be read is said first, and one press repairs it', async ({ studio }) => {
    const made = await studio();
    await made.takeOver('{"txt":"#EEEEEE","btn1Fill":"#1752E3"}');
    await made.goTo('contrast');
    const failing = made.page.getByRole('listitem').filter({ has: made.button(t('studio.contrast.take')) });
    const count = await failing.count();
    expect(count).toBeGreaterThan(1);
    await made.button(t('studio.contrast.take')).first().click();
    await expect.poll(() => failing.count()).toBeLessThan(count);
    await made.button(t('studio.contrast.repairAll')).click();
    await expect(made.page.getByText(/^Tout est lisible/)).toBeVisible();
  });

  test('before and after, drafts by name and back to a version', nightly, async ({ studio }) => {
    const made = await studio();
    await made.button(t('studio.gallery.forest')).click();
    await made.save('Premier');
    const forest = await made.colourIn('menu', 'light', 'reportBtnBg');
    await made.button(t('studio.gallery.brick')).click();
    await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).not.toBe(forest);
    await made.button(t('studio.before')).click();
    await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe(forest);
    await made.button(t('studio.before')).click();
    await made.save('Premier');
    await made.goTo('drafts');
    await made
      .button(/^Y revenir/)
      .nth(1)
      .click();
    await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe(forest);
  });
});
