import { scenarioOptions } from '../../chromium.ts';
import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const words = french;

const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({ launchOptions: { ...scenarioOptions, args: [...(scenarioOptions.args ?? []), ...camera] } });

/** Runs before the page's scripts: records streams, removes the microphone and shifts time on request. */
function watchDevices(): void {
  const given: MediaStreamTrack[] = [];
  const now = performance.now.bind(performance);
  performance.now = () => now() + Number(Reflect.get(window, 'later') ?? 0);
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (asked) => {
    if (asked?.audio && sessionStorage.getItem('silent')) throw new DOMException('no', 'NotAllowedError');
    const stream = await open(asked);
    given.push(...stream.getTracks());
    return stream;
  };
  Object.assign(window, { given });
}

test('records a video with sound, previews and sends it, and releases the devices', async ({ people }) => {
  const { t } = words;
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await page.context().addInitScript(watchDevices);
  await visitor.hasReportedBins();
  const given = () =>
    page.evaluate(() =>
      (window as unknown as { given: MediaStreamTrack[] }).given.map(
        ({ kind, readyState }) => `${kind} ${readyState}`,
      ),
    );
  const sheet = page.getByRole('dialog', { name: t('photo.title') });
  const view = page.getByRole('dialog', { name: t('camera.title') });
  // Any second, depending on the machine.
  const counted = Array.from({ length: 30 }, (_, before) =>
    view.getByRole('timer', {
      name: t('camera.recordedFor', { count: before + 1, max: 30 }),
      exact: true,
    }),
  ).reduce((all, one) => all.or(one));
  const films = async () => {
    const film = view.getByRole('button', { name: t('camera.film'), exact: true });
    await expect(film).toBeEnabled();
    await film.click();
    await expect(counted).toBeVisible();
  };
  const stop = view.getByRole('button', { name: t('camera.stop'), exact: true });
  await page.getByRole('button', { name: t('part.takePhoto'), exact: true }).click();
  await sheet.getByRole('button', { name: t('photo.take'), exact: true }).click();
  await films();
  await expect(stop).toBeFocused();
  expect(await given()).toContain('audio live');
  await expect(view.locator('[aria-hidden] > [style*="%"]:not([style*=" 0%"])')).toBeAttached();
  await stop.click();
  await expect(view.getByLabel(t('camera.recorded'), { exact: true })).toBeVisible();
  await expect.poll(given).not.toContain('audio live');
  await view.getByRole('button', { name: t('camera.filmAgain'), exact: true }).click();
  await page.evaluate(() => sessionStorage.setItem('silent', 'yes'));
  await films();
  await expect(view.getByText(t('camera.silent'))).toBeVisible();
  // After half a minute recording stops by itself.
  await page.evaluate(() => Object.assign(window, { later: 30_000 }));
  await expect(stop).toBeHidden();
  await view.getByRole('button', { name: t('camera.useFilm', { count: 1 }), exact: true }).click();
  await expect(page.getByLabel(t('video.preview', { number: 1 }), { exact: true })).toBeVisible();
  await expect.poll(async () => (await given()).every((one) => one.endsWith('ended'))).toBe(true);
  await sheet.getByRole('textbox', { name: t('video.alt') }).fill('Une mire');
  await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();
  const film = page.getByLabel('Une mire', { exact: true });
  await expect(film).toBeVisible();
  const seconds = await film.evaluate(
    (video: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        video.addEventListener('playing', () => resolve(video.duration), { once: true });
        video.play().catch(() => undefined);
      }),
  );
  expect(seconds).toBeGreaterThan(0);
});
