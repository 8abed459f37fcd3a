import sharp from 'sharp';
import { makeVideo } from '../../../server/testing/videoFiles.ts';
import { expectAccessible } from '../axe.ts';
import { pick } from '../picking.ts';
import { expect, phone, readingsOnPhone, test } from '../test.ts';
import { french } from '../words.ts';

const leak = () =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

for (const { words, width, options } of readingsOnPhone)
  test(`lets staff zoom a photo and answer with a video, in ${words.locale} on a ${width}`, async ({
    people,
  }) => {
    const { t } = words;
    const visitor = await people.contributor({ words, options: phone });
    await visitor.hasReportedBins();
    const sheet = await pick(visitor.page, words, [
      { name: 'fuite.jpg', mimeType: 'image/jpeg', buffer: await leak() },
    ]);
    await sheet.getByRole('textbox', { name: t('photo.alt') }).fill('Une fuite au pied du bac');
    await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();

    const agent = await people.staff({ words, options });
    const { page } = agent;
    await agent.login();
    await agent.openCase('bins');
    await agent.take();
    await page.getByRole('button', { name: 'Une fuite au pied du bac', exact: true }).click();
    const viewer = page.getByRole('dialog');
    const image = viewer.getByRole('img', { name: 'Une fuite au pied du bac' });
    await expect(image).toBeVisible();
    await expectAccessible(page, 'the viewer of staff');
    await viewer.getByRole('button', { name: t('photo.turn'), exact: true }).click();
    await expect(image).toHaveAttribute('style', /rotate\(90deg\)/);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);

    const film = { name: 'reparation.mp4', mimeType: 'video/mp4', buffer: await makeVideo({ seconds: 3 }) };
    const answer = await pick(page, words, [film]);
    await expect(answer.getByText(t('video.length', { count: 3 }))).toBeVisible();
    await expectAccessible(page, 'a film that is about to be sent');
    await answer.getByRole('textbox', { name: t('video.alt') }).fill('Le bac est remplacé');
    await answer.getByRole('button', { name: t('photo.send'), exact: true }).click();
    await expect(page.getByLabel('Le bac est remplacé', { exact: true })).toBeVisible();
    await expectAccessible(page, 'a film that was sent');
    await expect(visitor.page.getByLabel('Le bac est remplacé', { exact: true })).toBeVisible();
  });

test('warns above a video that storage is full, before sending', async ({ people }) => {
  const words = french;
  const { t } = words;
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await visitor.hasReportedBins();
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ quota: 100_000_000, usage: 95_000_000 });
  });
  const buffer = await makeVideo({ seconds: 3 });
  const sheet = await pick(page, words, [{ name: 'fuite.mp4', mimeType: 'video/mp4', buffer }]);
  await expect(sheet.getByText(t('video.length', { count: 3 }))).toBeVisible();
  const told = sheet.getByRole('alert').filter({ hasText: t('photo.noRoom') });
  await expect(told).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'a film on a device without room');
});
