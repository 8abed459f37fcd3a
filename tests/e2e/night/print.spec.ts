import { displayWholeDay } from '@parvis/locales/dates';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const { t, tile, asked } = french;

const today = () => displayWholeDay('fr-FR', new Date());

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function isOnPaper(page: Page, words: readonly string[]): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const each of words)
    await expect(page.getByText(each).filter({ visible: true }).first()).toBeVisible();
  for (const role of ['button', 'textbox', 'searchbox', 'navigation', 'listbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('log')).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await sheets(page)).toBe(1);
}

test('prints a case on one page without bars, for its reporter and its handler', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  await visitor.hasReportedBins('town-pool');
  const agent = await people.staff();
  await agent.page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await agent.login();
  await agent.openCase('bins', 'pool');
  await test.step('from its menu', async () => {
    await agent.page.getByRole('button', { name: t('staff.step.more'), exact: true }).click();
    await agent.pick(t('staff.print'));
    await expect(agent.page.locator('html[data-printed]')).toHaveCount(1);
  });
  await agent.answer('Le bac sera vidé ce soir.');
  await expect(visitor.chat).toContainText('Le bac sera vidé ce soir.');
  const words = [tile('bins'), asked('bins.what.full'), 'Le bac sera vidé ce soir.', today(), french.town];
  await isOnPaper(visitor.page, words);
  await isOnPaper(agent.page, words);
  // Visitors read their own wording.
  await expect(visitor.chat).not.toContainText(t('chat.anonymous'));
  // Only the open case of the board.
  await expect(agent.list).toBeHidden();
});

test('prints a case’s photos whole and at most half a page high', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  await visitor.hasReportedBins('town-school');
  await page.getByRole('button', { name: t('part.takePhoto'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('photo.title') });
  const chooser = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: t('photo.pick'), exact: true }).click();
  const buffer = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#2a6f97' } })
    .jpeg()
    .toBuffer();
  await (await chooser).setFiles([{ name: 'fuite.jpg', mimeType: 'image/jpeg', buffer }]);
  await sheet.getByRole('textbox', { name: t('photo.alt') }).fill('Une fuite');
  await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();
  const agent = await people.staff();
  await agent.login();
  await agent.openCase('bins', 'school');
  for (const one of [page, agent.page]) {
    const photo = one.getByRole('log').getByRole('img', { name: 'Une fuite' });
    await expect(one.getByRole('button', { name: 'Une fuite', exact: true })).toBeVisible();
    await one.emulateMedia({ media: 'print' });
    await expect(photo).toBeVisible();
    await expect(photo).toHaveCSS('break-inside', 'avoid');
    const box = await photo.boundingBox();
    // A4 is 297 mm high; 96 px an inch.
    expect(box?.height).toBeGreaterThan(100);
    expect(box?.height).toBeLessThanOrEqual((297 / 25.4) * 96 * 0.5);
    await expect(one.getByRole('textbox')).toHaveCount(0);
    await expect(one.getByRole('button', { name: t('part.send'), exact: true })).toHaveCount(0);
  }
});
