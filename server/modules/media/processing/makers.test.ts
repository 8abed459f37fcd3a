import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getTestFolder } from '../../../platform/db/testing/testServer.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { findPersonalTags, hasExiftool, readByExiftool } from '../../../testing/exiftool.ts';
import { filmsOfMakers, heic, photosOfMakers, TELLING } from '../../../testing/makerFiles.ts';
import { drawPhoto } from './photo.ts';
import { remuxVideo } from './video.ts';

const folder = getTestFolder('makers');
mkdirSync(folder, { recursive: true });
const pathOf = (): string => join(folder, createId());

function kept(bytes: Uint8Array): string {
  const path = pathOf();
  writeFileSync(path, bytes);
  return path;
}

const saidIn = (bytes: Uint8Array): string[] => TELLING.filter((words) => Buffer.from(bytes).includes(words));
const unread = hasExiftool ? '' : ' (without exiftool, which is not installed)';

describe(`camera metadata is removed${unread}`, () => {
  it.each(Object.entries(photosOfMakers))('%s', async (_, { make }) => {
    const bytes = await make();
    const from = kept(bytes);
    expect(saidIn(bytes)).not.toEqual([]);
    if (hasExiftool) expect(findPersonalTags(from).length).toBeGreaterThan(3);
    const photo = await drawPhoto(from);
    if (typeof photo === 'string') throw new Error(`It is refused: ${photo}.`);
    expect([photo.width, photo.height]).toEqual([400, 300]);
    for (const size of [photo.large, photo.small]) {
      expect(saidIn(size)).toEqual([]);
      if (hasExiftool) expect(findPersonalTags(kept(size))).toEqual([]);
    }
  });

  it.each<[string, object]>([
    ['the film of a live photo', { width: 96, height: 160 }],
    ['what a phone records of its screen', { width: 159, height: 95 }],
  ])('%s', async (name, size) => {
    const bytes = await filmsOfMakers[name]?.make();
    const [from, to] = [kept(bytes ?? Buffer.alloc(0)), pathOf()];
    expect(saidIn(bytes ?? Buffer.alloc(0)).length).toBeGreaterThan(1);
    expect(await remuxVideo({ from, to })).toMatchObject({
      type: expect.stringMatching(/^video\/mp4/),
      ...size,
    });
    expect(saidIn(readFileSync(to))).toEqual([]);
    if (!hasExiftool) return;
    const place = (path: string) =>
      Object.keys(readByExiftool(path)).filter((tag) => /gps|make|model|title|android|content/i.test(tag));
    expect(place(from)).not.toEqual([]);
    expect(place(to)).toEqual([]);
  });
});

it('an iPhone HEIC is refused, and not taken for a video', async () => {
  const from = kept(await heic.make());
  expect(await drawPhoto(from)).toBe('format');
  expect(await remuxVideo({ from, to: pathOf() })).toBe('format');
});
