import { scenarioOptions } from '../../chromium.ts';
import { pickIn } from '../picking.ts';
import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({ launchOptions: { ...scenarioOptions, args: [...(scenarioOptions.args ?? []), ...camera] } });

/** Runs before the page's scripts: full storage, and two labelled cameras whose shutter fails on request. */
function fillDevice(): void {
  const asked: unknown[] = [];
  navigator.storage.estimate = async () => ({ quota: 100, usage: 99 });
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  const labels = ['Front Camera', 'Back Camera'];
  const devices = labels.map((label) => ({ kind: 'videoinput', label, deviceId: label, groupId: '' }));
  mediaDevices.enumerateDevices = async () => devices as MediaDeviceInfo[];
  mediaDevices.getUserMedia = ({ video } = {}) => {
    asked.push(typeof video === 'object' ? video.deviceId : video);
    return open({ video: true });
  };
  const draw = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function (give, ...how) {
    if (sessionStorage.getItem('broken')) give(null);
    else draw.call(this, give, ...how);
  };
  Object.assign(window, { asked });
}

test('warns of full storage, names the camera switch and reports failed photos and empty files', async ({
  people,
}) => {
  const words = french;
  const { t } = words;
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await page.context().addInitScript(fillDevice);
  await visitor.hasReportedBins();
  await page.getByRole('button', { name: t('part.takePhoto'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('photo.title') });
  await expect(sheet.getByRole('alert')).toHaveText(t('photo.noRoom'));
  await pickIn(page, words, sheet, [
    { name: 'vide.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    { name: 'vide.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(0) },
  ]);
  await expect(sheet.getByText(t('photo.refused.empty', { name: 'vide.jpg' }))).toBeVisible();
  await expect(sheet.getByText(t('video.refused.empty', { name: 'vide.mp4' }))).toBeVisible();
  await expect(sheet.getByRole('button', { name: t('photo.send'), exact: true })).toBeDisabled();

  await sheet.getByRole('button', { name: t('photo.take'), exact: true }).click();
  const view = page.getByRole('dialog', { name: t('camera.title') });
  const shoot = view.getByRole('button', { name: t('camera.shoot') });
  await expect(shoot).toBeEnabled();
  await view.getByRole('button', { name: t('camera.turn'), exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'asked') as unknown))
    .toEqual([{ exact: 'Back Camera' }, { exact: 'Front Camera' }]);
  await expect(shoot).toBeEnabled();
  await page.evaluate(() => sessionStorage.setItem('broken', 'yes'));
  await shoot.click();
  await expect(view.getByRole('alert')).toHaveText(t('camera.missed'));
  await page.evaluate(() => sessionStorage.removeItem('broken'));
  await shoot.click();
  await expect(view.getByText(t('camera.missed'))).toBeHidden();
  await expect(view.getByText(t('camera.taken', { count: 1 }))).toBeAttached();
});
