import { scenarioOptions } from '../../chromium.ts';
import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const words = french;

const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({ launchOptions: { ...scenarioOptions, args: [...(scenarioOptions.args ?? []), ...camera] } });

function watchCameras(): void {
  const given: MediaStreamTrack[] = [];
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (asked) => {
    if (sessionStorage.getItem('refused')) throw new DOMException('no', 'NotAllowedError');
    const stream = await open(asked);
    given.push(...stream.getTracks());
    return stream;
  };
  Object.assign(window, { given });
}

test('takes several photos in a row and switches the camera off', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await page.context().addInitScript(watchCameras);
  await visitor.hasReportedBins();
  const lit = () =>
    page.evaluate(() =>
      (window as unknown as { given: MediaStreamTrack[] }).given.map(({ readyState }) => readyState),
    );
  const sheet = page.getByRole('dialog', { name: t('photo.title') });
  const opensTheCamera = async () => {
    await page.getByRole('button', { name: t('part.takePhoto'), exact: true }).click();
    await sheet.getByRole('button', { name: t('photo.take'), exact: true }).click();
  };
  await opensTheCamera();
  const view = page.getByRole('dialog', { name: t('camera.title') });
  await expect(view.getByRole('button', { name: t('camera.shoot') })).toBeEnabled();
  await expect.poll(lit).toContain('live');
  await view.getByRole('button', { name: t('camera.shoot') }).click();
  await expect(view.getByText(t('camera.taken', { count: 1 }))).toBeAttached();
  await view.getByRole('button', { name: t('camera.shoot') }).click();
  await expect(view.getByText(t('camera.taken', { count: 2 }))).toBeAttached();
  await view.getByRole('button', { name: t('camera.retake') }).click();
  await expect(view.getByText(t('camera.taken', { count: 1 }))).toBeAttached();
  await view.getByRole('button', { name: t('camera.shoot') }).click();
  const drawing = page.waitForEvent('worker');
  await view.getByRole('button', { name: t('camera.use', { count: 2 }) }).click();
  await expect(sheet.getByRole('img', { name: t('photo.preview', { number: 2 }) })).toBeVisible();
  // Resized in a worker.
  expect((await drawing).url()).toContain('resizeWorker');
  await expect.poll(async () => (await lit()).every((state) => state === 'ended')).toBe(true);
  await sheet
    .getByRole('textbox', { name: t('photo.alt') })
    .first()
    .fill('Une mire');
  await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();
  await expect(page.getByRole('button', { name: 'Une mire', exact: true })).toBeVisible();

  await page.evaluate(() => sessionStorage.setItem('refused', 'yes'));
  await opensTheCamera();
  await expect(view.getByText(t('camera.fault.denied'))).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await view.getByRole('button', { name: t('photo.pick') }).click();
  await chooser;
});
