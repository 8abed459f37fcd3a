import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { findPersonalTags, hasExiftool, readByExiftool } from '../../../server/testing/exiftool.ts';
import {
  filmsOfMakers,
  heic,
  type MakerFile,
  photosOfMakers,
  TELLING,
} from '../../../server/testing/makerFiles.ts';
import { openPhotoQuestion, picksFor } from '../photoQuestion.ts';
import { type PickedFile, pick, pickIn } from '../picking.ts';
import { desk, expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const words = french;

const fileOf = async ({ name, mimeType, make }: MakerFile): Promise<PickedFile> => ({
  name,
  mimeType,
  buffer: await make(),
});

/** Metadata keys that identify a place or device. The track handler is excluded: the muxer writes it. */
const TAGS = /gps|make|model|title|^(?!.*Handler).*description|android|content|motion/i;

/** Identifying metadata in the file behind an address. */
async function toldBy(page: Page, address: string): Promise<string[]> {
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  const bytes = await answer.body();
  const said = TELLING.filter((words) => bytes.includes(words));
  if (!hasExiftool) return said;
  const folder = mkdtempSync(join(tmpdir(), 'parvis-makers-'));
  try {
    const path = join(folder, 'file');
    writeFileSync(path, bytes);
    const isFilm = answer.headers()['content-type']?.startsWith('video/');
    return [
      ...said,
      ...(isFilm
        ? Object.keys(readByExiftool(path)).filter((tag) => TAGS.test(tag))
        : findPersonalTags(path)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('strips metadata from photos and videos of several makers, in reports and chats, also offline', async ({
  people,
}) => {
  const { t, asked } = words;
  const [joined, ...others] = await Promise.all(
    Object.entries(photosOfMakers)
      .toSorted(([name]) => (name.includes('motion') ? -1 : 0))
      .map(([, file]) => fileOf(file)),
  );
  if (!joined) throw new Error('There are six.');
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await visitor.arrives();
  const question = await openPhotoQuestion(visitor);
  const first = await picksFor(visitor, question, [joined]);
  await first.getByRole('textbox', { name: t('photo.alt') }).fill('Un banc');
  await first.getByRole('button', { name: t('photo.keep'), exact: true }).click();
  await visitor.press(asked('seating.photo.title'), asked('seating.photo.next'));
  await visitor.sendsTheReport();
  const shown = page.getByRole('main').getByRole('button', { name: t('photo.noAlt'), exact: true });

  await page.context().setOffline(true);
  const sheet = await pick(page, words, [await fileOf(heic)]);
  // An unreadable format is rejected at once; a JPEG with that name is accepted.
  await expect(sheet.getByText(t('photo.refused.format', { name: heic.name }))).toBeVisible();
  await pickIn(page, words, sheet, others);
  await expect(sheet.getByRole('textbox', { name: t('photo.alt') })).toHaveCount(others.length);
  await sheet.getByRole('button', { name: t('photo.send'), exact: true }).click();
  await expect(shown).toHaveCount(others.length);
  await page.context().setOffline(false);

  const agent = await people.staff({ words, options: desk });
  await agent.login();
  await agent.openCase('seating');
  const seen = agent.page.getByRole('main').getByRole('button', { name: t('photo.noAlt'), exact: true });
  await expect(seen).toHaveCount(others.length);
  await agent.page.getByRole('button', { name: 'Un banc', exact: true }).click();
  const viewer = agent.page.getByRole('dialog');
  for (let at = 1; at <= others.length + 1; at += 1) {
    const place = t('part.imageOf', { at, of: others.length + 1 });
    await expect(viewer.getByRole('heading', { name: place })).toBeVisible();
    const image = viewer.getByRole('img');
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]))
      .toEqual([400, 300]);
    expect(await toldBy(agent.page, await image.evaluate((one: HTMLImageElement) => one.src))).toEqual([]);
    await agent.page.keyboard.press('PageDown');
  }
  await agent.page.keyboard.press('Escape');

  await agent.take();
  const films = await Promise.all(Object.values(filmsOfMakers).map(fileOf));
  const answer = await pick(agent.page, words, films);
  await expect(answer.getByRole('textbox', { name: t('video.alt') })).toHaveCount(films.length);
  await answer.getByRole('button', { name: t('photo.send'), exact: true }).click();
  const played = page.getByLabel(t('video.noAlt'), { exact: true });
  await expect(played).toHaveCount(films.length);
  for (const film of await played.all())
    expect(await toldBy(page, await film.evaluate((one: HTMLVideoElement) => one.src))).toEqual([]);
});
