import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { type PickedFile, pick } from '../picking.ts';
import { desk, expect, phone, test } from '../test.ts';
import type { Reader } from '../words.ts';
import { french } from '../words.ts';

const words = french;

const photo = async (background: string): Promise<PickedFile> => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

const bubble = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function sends(page: Page, words: Reader, colour: string): Promise<void> {
  const sheet = await pick(page, words, [await photo(colour)]);
  await sheet.getByRole('button', { name: words.t('photo.send'), exact: true }).click();
  await expect(sheet).toBeHidden();
}

/** The description sheet of an own photo, opened from its viewer. */
async function describes(page: Page, { t }: Reader, how: 'describe.begin' | 'describe.change') {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(how), exact: true })
    .click();
  const sheet = page.getByRole('dialog', { name: t('describe.photo') });
  return {
    sheet,
    field: sheet.getByRole('textbox', { name: t('photo.alt') }),
    save: sheet.getByRole('button', { name: t('captions.save'), exact: true }),
  };
}

test('updates a photo’s description at once in the other side’s bubble and viewer', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await visitor.hasReportedBins();
  await sends(page, words, '#2a6f97');
  const agent = await people.staff({ words, options: desk });
  await agent.login();
  await agent.openCase('bins');
  await expect(bubble(agent.page, t('photo.noAlt'))).toBeVisible();

  // The visitor's photo, seen by staff in the bubble, then in an open viewer.
  await bubble(page, t('photo.noAlt')).click();
  const first = await describes(page, words, 'describe.begin');
  await first.field.fill('Une fuite');
  await first.save.click();
  await expect(first.sheet).toBeHidden();
  await expect(bubble(agent.page, 'Une fuite')).toBeVisible();
  await bubble(agent.page, 'Une fuite').click();
  const seen = agent.page.getByRole('dialog');
  await expect(seen.getByRole('img', { name: 'Une fuite', exact: true })).toBeVisible();
  await expect(seen.getByRole('button', { name: t('describe.change'), exact: true })).toBeHidden();
  const second = await describes(page, words, 'describe.change');
  await expect(second.field).toHaveValue('Une fuite');
  await second.field.fill('Une fuite au plafond');
  await second.save.click();
  await expect(seen.getByRole('img', { name: 'Une fuite au plafond', exact: true })).toBeVisible();
  await agent.page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(bubble(page, 'Une fuite au plafond')).toBeFocused();

  await agent.take();
  await sends(agent.page, words, '#588157');
  await expect(bubble(page, t('photo.noAlt'))).toBeVisible();
  await bubble(agent.page, t('photo.noAlt')).click();
  const third = await describes(agent.page, words, 'describe.begin');
  await third.field.fill('C’est réparé');
  await third.save.click();
  await expect(bubble(page, 'C’est réparé')).toBeVisible();
  await agent.page.keyboard.press('Escape');

  // Offline a message explains it, and the text is kept.
  await bubble(page, 'Une fuite au plafond').click();
  await page.context().setOffline(true);
  const fourth = await describes(page, words, 'describe.change');
  await fourth.field.fill('Une fuite au sol');
  await fourth.save.click();
  await expect(fourth.sheet.getByRole('alert')).toHaveText(t('describe.failed'));
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  const fifth = await describes(page, words, 'describe.change');
  await expect(fifth.field).toHaveValue('Une fuite au sol');
  await fifth.save.click();
  await expect(fifth.sheet).toBeHidden();
  await expect(bubble(agent.page, 'Une fuite au sol')).toBeVisible();
});
