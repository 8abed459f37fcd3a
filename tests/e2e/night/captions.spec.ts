import type { Page } from 'playwright/test';
import { makeVideo } from '../../../server/testing/videoFiles.ts';
import { type PickedFile, pick } from '../picking.ts';
import { desk, expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const words = french;

const film = async (name: string): Promise<PickedFile> => ({
  name,
  mimeType: 'video/mp4',
  buffer: await makeVideo({ seconds: 3, sound: 'aac' }),
});

/** The captions that a video shows once its track has loaded. */
const shownOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((video: HTMLVideoElement) => {
    const [track] = video.textTracks;
    const cues = [...(track?.cues ?? [])] as VTTCue[];
    const words = cues.map(({ startTime, endTime, text }) => `${startTime}-${endTime} ${text}`);
    return { kind: track?.kind, language: track?.language, mode: track?.mode, words };
  });

test('lets staff caption a video and edit the captions later', async ({ people }) => {
  const { t } = words;
  const language = words.locale.slice(0, 2);
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await visitor.hasReportedBins();
  const agent = await people.staff({ words, options: desk });
  await agent.login();
  await agent.openCase('bins');
  await agent.take();

  const sheet = await pick(agent.page, words, [await film('vanne.mp4')]);
  await sheet.getByRole('textbox', { name: t('video.alt') }).fill('La vanne');
  await expect(sheet.getByText(t('captions.asked'))).toBeVisible();
  await sheet.getByRole('button', { name: t('captions.begin'), exact: true }).click();

  // Rejects an invalid file, then one whose last cue is past the end.
  const captions = agent.page.getByRole('dialog', { name: t('captions.title') });
  const picks = async (name: string, content: string) => {
    const files = agent.page.waitForEvent('filechooser');
    await captions.getByRole('button', { name: t('captions.pick'), exact: true }).click();
    await (await files).setFiles([{ name, mimeType: '', buffer: Buffer.from(content, 'latin1') }]);
  };
  await picks('rien.srt', 'rien');
  await expect(captions.getByText(t('captions.file.format', { name: 'rien.srt' }))).toBeVisible();
  await picks(
    'vanne.srt',
    '1\r\n00:00:00,500 --> 00:00:01,000\r\n<i>D\xe9j\xe0</i> l\x92heure\r\n\r\n2\r\n00:01:00,000 --> 00:01:02,000\r\nFin\r\n',
  );
  const moment = (number: number) =>
    captions.getByRole('textbox', { name: t('captions.at', { number }), exact: true });
  const said = (number: number) =>
    captions.getByRole('textbox', { name: t('captions.words', { number }), exact: true });
  await expect(said(1)).toHaveValue('Déjà l’heure');
  await expect(moment(2)).toHaveAttribute('aria-invalid', 'true');
  await captions.getByRole('button', { name: t('captions.done'), exact: true }).click();
  await expect(moment(2)).toBeFocused();
  await moment(2).fill('2');
  await captions.getByRole('button', { name: t('captions.done'), exact: true }).click();
  await expect(captions).toBeHidden();
  await expect(sheet.getByText(/\(.+\)/).first()).toBeVisible();
  await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();

  await expect(page.getByLabel('La vanne', { exact: true })).toBeVisible();
  const both = { kind: 'captions', language, mode: 'showing' };
  await expect
    .poll(() => shownOf(page, 'La vanne'))
    .toEqual({ ...both, words: ['0.5-1 Déjà l’heure', expect.stringMatching(/^2-\d.* Fin$/)] });
  await expect(page.getByText(t('captions.title'), { exact: true })).toBeVisible();
  // Captions of others are not editable.
  await expect(page.getByRole('button', { name: t('captions.change'), exact: true })).toBeHidden();

  await agent.page.getByRole('button', { name: t('captions.change'), exact: true }).click();
  await expect(said(1)).toHaveValue('Déjà l’heure');
  await said(2).fill('<b>مرحبا</b>');
  // The draft survives closing the sheet and a reload, and can be discarded.
  await agent.page.keyboard.press('Escape');
  await expect(captions).toBeHidden();
  await agent.page.reload();
  await agent.page.getByRole('button', { name: t('captions.change'), exact: true }).click();
  await expect(said(2)).toHaveValue('<b>مرحبا</b>');
  await captions.getByRole('button', { name: t('captions.startAnew'), exact: true }).click();
  await expect(said(2)).toHaveValue('Fin');
  await expect(captions.getByText(t('captions.resumed'))).toBeHidden();
  await said(2).fill('<b>مرحبا</b>');
  await captions.getByRole('button', { name: t('captions.add'), exact: true }).click();
  await expect(said(3)).toBeFocused();
  await captions.getByRole('button', { name: t('captions.removeOne', { number: 3 }), exact: true }).click();
  await expect(said(2)).toBeFocused();
  await captions.getByRole('button', { name: t('captions.save'), exact: true }).click();
  await expect(captions).toBeHidden();
  await expect
    .poll(async () => (await shownOf(page, 'La vanne')).words.at(-1))
    .toMatch(/^2-\d.* &lt;b&gt;مرحبا&lt;\/b&gt;$/);

  // A new description discards the draft.
  const describe = agent.page.getByRole('button', { name: t('describe.change'), exact: true });
  await describe.click();
  const described = agent.page.getByRole('dialog', { name: t('describe.video') });
  const shows = described.getByRole('textbox', { name: t('video.alt') });
  await expect(shows).toHaveValue('La vanne');
  await shows.fill('La vanne qui fuit');
  await agent.page.keyboard.press('Escape');
  await describe.click();
  await expect(shows).toHaveValue('La vanne qui fuit');
  await described.getByRole('button', { name: t('captions.save'), exact: true }).click();
  await expect(described).toBeHidden();
  await expect(describe).toBeFocused();
  await expect(page.getByLabel('La vanne qui fuit', { exact: true })).toBeVisible();
  const begun = await agent.page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes('_step_')),
  );
  expect(begun).toEqual([]);
});
