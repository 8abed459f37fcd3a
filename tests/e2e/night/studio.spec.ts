import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { LOGO } from '../studio.ts';
import { test } from '../studioTest.ts';
import { expect } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

/** A theme as a page shows it: every colour in use, logos and the customer's name. */
const lookOf = (page: Page) =>
  page.evaluate(() => ({
    colours: document.documentElement.style.cssText.match(/--pv-colors-[^;]*/g),
    pictures: [...document.images].map(({ src, naturalWidth }) => ({ src, shown: naturalWidth > 0 })),
    header: document.querySelector('header')?.textContent,
  }));

test.describe('sharing a theme', () => {
  test('draws the same picture at every address and restores the theme', async ({ studio }) => {
    const made = await studio();
    await made.chooseLogo(LOGO);
    await made.button(/#F4B942/i).click();
    await made.goTo('logos');
    await made.page.getByRole('textbox', { name: t('studio.label') }).fill('L’Île & Cie #1 ?');
    const addresses: string[] = [];
    for (const page of ['menu', 'chat'] as const)
      for (const scheme of ['light', 'dark'] as const) {
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

  test('reimports tool files exactly', async ({ studio }) => {
    const made = await studio();
    await made.button(t('studio.gallery.plum')).click();
    const address = await made.addressOf('menu', 'light');
    const other = await studio();
    for (const name of ['appColors', 'css', 'tokens'] as const) {
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

test.describe('editing colours', () => {
  test('reports unreadable pairs first and repairs them in one press', async ({ studio }) => {
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

  test('previews a colour while it is typed, undone and redone', async ({ studio }) => {
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
  });

  test('selects a key from a place in a sample, and highlights its places on hover', async ({ studio }) => {
    const made = await studio();
    await made.button(t('studio.choose')).click();
    await expect(made.sample('menu', 'dark').locator('html')).toHaveCSS('cursor', 'crosshair');
    // The driver misplaces pointers in scaled frames.
    await made.sample('menu', 'dark').locator('header header').dispatchEvent('click');
    await expect(made.field('hdrBg1', 'dark')).toBeVisible();
    await expect(made.page.getByRole('group', { name: /En-tête.*Sombre/ })).toBeVisible();

    await made.goTo('colours');
    await made.field('txt', 'light').hover();
    const light = made.sample('menu', 'light').locator('body > [aria-hidden] > div');
    await expect(light.first()).toBeAttached();
    await made.page.mouse.move(1000, 10);
    await expect(light).toHaveCount(0);
  });
});
