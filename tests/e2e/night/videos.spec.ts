import type { Page } from 'playwright/test';
import { addPhoneNotes, makeVideo } from '../../../server/testing/videoFiles.ts';
import { pick } from '../picking.ts';
import { desk, expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const words = french;

const film = async (name = 'fuite.mp4') => ({
  name,
  mimeType: 'video/mp4',
  buffer: addPhoneNotes(await makeVideo({ seconds: 3 })),
});

/** A video's state on the page. */
const stateOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((video: HTMLVideoElement) => ({
    muted: video.muted,
    paused: video.paused,
    hasControls: video.controls,
    hasPoster: video.poster !== '',
    isLocal: video.src.startsWith('blob:'),
  }));

/** Plays a video until a frame was shown. */
const plays = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate(async (video: HTMLVideoElement) => {
    await video.play();
    await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
    return [video.videoWidth, video.videoHeight];
  });

test('sends a video in both directions, also when the network returns later', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await visitor.hasReportedBins();
  const long = { name: 'long.mp4', mimeType: 'video/mp4', buffer: await makeVideo({ seconds: 33 }) };
  const none = { name: 'rien.mov', mimeType: 'video/quicktime', buffer: Buffer.from('no film') };
  const sheet = await pick(page, words, [await film(), long, none]);
  await expect(sheet.getByText(t('video.refused.tooLong', { name: 'long.mp4' }))).toBeVisible();
  await expect(sheet.getByText(t('video.refused.video', { name: 'rien.mov' }))).toBeVisible();
  await expect(sheet.getByText(t('video.length', { count: 3 }))).toBeVisible();
  expect(await stateOf(page, t('video.preview', { number: 1 }))).toMatchObject({ hasPoster: true });
  await sheet.getByRole('textbox', { name: t('video.alt') }).fill('Une fuite');
  await page.context().setOffline(true);
  await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();
  const shown = { muted: true, paused: true, hasControls: true, hasPoster: true };
  await expect(page.getByLabel('Une fuite', { exact: true })).toBeVisible();
  expect(await stateOf(page, 'Une fuite')).toEqual({ ...shown, isLocal: true });
  await page.context().setOffline(false);

  const agent = await people.staff({ words, options: desk });
  await agent.login();
  await agent.openCase('bins');
  await expect(agent.page.getByLabel('Une fuite', { exact: true })).toBeVisible();
  expect(await stateOf(agent.page, 'Une fuite')).toEqual({ ...shown, isLocal: false });
  expect(await plays(agent.page, 'Une fuite')).toEqual([160, 96]);
  await agent.take();
  const web = {
    name: 'fait.webm',
    mimeType: 'video/webm',
    buffer: await makeVideo({ film: 'vp8', container: 'webm' }),
  };
  const answer = await pick(agent.page, words, [web]);
  await expect(answer.getByText(t('video.length', { count: 1 }))).toBeVisible();
  await answer.getByRole('button', { name: t('photo.send'), exact: true }).click();
  await expect(page.getByLabel(t('video.noAlt'), { exact: true })).toBeVisible();
  expect(await plays(page, t('video.noAlt'))).toEqual([160, 96]);
});

/** Records a large video in the page: noise, about a megabyte a second. */
const recorded = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1920, height: 1080 });
    const context = canvas.getContext('2d', { alpha: false });
    const stream = canvas.captureStream(10);
    const recorder = new MediaRecorder(stream, {
      mimeType: 'video/webm;codecs=vp8',
      videoBitsPerSecond: 8_000_000,
    });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
    recorder.start(100);
    while (new Blob(parts).size < 200_000) {
      for (let dot = 0; dot < 400; dot += 1) {
        if (context) context.fillStyle = `hsl(${Math.random() * 360} 80% 50%)`;
        context?.fillRect(Math.random() * 1920, Math.random() * 1080, 90, 90);
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });

test('shrinks a large video on the device where supported', async ({ people }) => {
  const words = french;
  const { t } = words;
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await visitor.hasReportedBins();
  const buffer = Buffer.from(await recorded(page), 'base64');
  const sheet = await pick(page, words, [{ name: 'grande.webm', mimeType: 'video/webm', buffer }]);
  const preview = t('video.preview', { number: 1 });
  await expect(page.getByLabel(preview, { exact: true })).toBeVisible();
  // Upright and within the size limit, whatever was recorded.
  expect(await plays(page, preview)).toEqual([1280, 720]);
  await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();
  await expect(page.getByLabel(t('video.noAlt'), { exact: true })).toBeVisible();
});
