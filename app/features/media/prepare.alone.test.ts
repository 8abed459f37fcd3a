import { VIDEO_BYTES_MAX, VIDEO_SECONDS_MAX } from '@parvis/api/constants';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blurPhoto, getOriginal, type Photo, type Picked, prepareFile, rotatePhoto } from './prepare.ts';
import type { VideoProbe } from './probeVideo.ts';
import type { VideoSize } from './videoSize.ts';
import type { ReadVideo } from './videoWorker.ts';

const { look, read, draw } = vi.hoisted(() => ({
  look: vi.fn<(file: Blob) => Promise<VideoProbe | undefined>>(),
  read: vi.fn<(file: Blob) => Promise<ReadVideo | undefined>>(),
  draw: vi.fn<(file: Blob) => Promise<Blob>>(),
}));
vi.mock('./probeVideo.ts', () => ({ probeVideo: look }));
vi.mock('./readVideo.ts', () => ({ readVideo: read }));
vi.mock('./resize.ts', () => ({ resizePhoto: draw, blurPhotoRegions: draw }));

const small = new Blob(['small'], { type: 'image/jpeg' });
beforeEach(() => {
  for (const one of [look, read, draw]) one.mockReset().mockResolvedValue(undefined as never);
  draw.mockResolvedValue(small);
});

const of = (file: File): Promise<Picked> => prepareFile({ kind: 'reading', id: 'f', file });
const sized = (seconds: number, more: Partial<VideoSize> = {}): VideoSize => ({
  width: 160,
  height: 96,
  seconds,
  ...more,
});
const film = new File(['film'], 'fuite.mp4', { type: 'video/mp4' });
const heavy = (size: number): Blob => Object.defineProperty(new Blob(['x']), 'size', { value: size });

describe('a picked file', () => {
  it('becomes a photo under its own id', async () => {
    const file = new File(['x'], 'fuite.jpg', { type: 'image/jpeg' });
    expect(await of(file)).toEqual({
      kind: 'photo',
      id: 'f',
      pickedAs: 'f',
      blob: small,
      alt: '',
      file,
      rotation: 0,
    });
  });
});

describe('a picked file that is neither', () => {
  it.each([
    ['compte-rendu.pdf', 'application/pdf', 'other'],
    ['notes.txt', 'text/plain', 'other'],
    ['plan.docx', '', 'other'],
    ['son.mp3', 'audio/mpeg', 'other'],
    ['fuite.heic', '', 'format'],
    ['fuite.jpg', 'image/jpeg', 'format'],
    ['sans-nom', '', 'format'],
  ])('%s of type "%s" is refused as %s', async (name, type, why) => {
    draw.mockRejectedValueOnce(new Error('NO_IMAGE'));
    expect(await of(new File(['x'], name, { type }))).toMatchObject({ kind: 'refused', name, why });
  });
});

describe('a picked video', () => {
  it.each<[string, VideoProbe | undefined, ReadVideo | undefined, object]>([
    ['that nobody reads', undefined, undefined, { why: 'video' }],
    ['that is none', undefined, { size: undefined, blob: film }, { why: 'video' }],
    [
      'of half a minute, and a little',
      undefined,
      { size: sized(VIDEO_SECONDS_MAX + 1), blob: film },
      { kind: 'video', blob: film },
    ],
    ['longer than that', undefined, { size: sized(VIDEO_SECONDS_MAX + 1.1), blob: film }, { why: 'tooLong' }],
    [
      'as heavy as one may be',
      undefined,
      { size: sized(3), blob: heavy(VIDEO_BYTES_MAX) },
      { kind: 'video' },
    ],
    ['a byte heavier', undefined, { size: sized(3), blob: heavy(VIDEO_BYTES_MAX + 1) }, { why: 'tooBig' }],
    [
      'that was made smaller',
      undefined,
      { size: sized(3), blob: small },
      { kind: 'video', blob: small, video: { width: 160, height: 96, seconds: 3, poster: undefined } },
    ],
    [
      'without sound: nobody speaks',
      undefined,
      { size: sized(3, { hasSound: false }), blob: film },
      { kind: 'video', video: { hasSound: false, noSpeech: true } },
    ],
    [
      'that this browser alone reads',
      { width: 4, height: 3, seconds: 2, picture: undefined },
      undefined,
      { kind: 'video', blob: film, video: { width: 4, height: 3, seconds: 2 } },
    ],
    [
      'whose length nobody knows',
      { width: 4, height: 3, seconds: undefined, picture: undefined },
      undefined,
      { why: 'video' },
    ],
  ])('%s', async (_, seen, measured, expected) => {
    look.mockResolvedValue(seen);
    read.mockResolvedValue(measured);
    expect(await of(film)).toMatchObject(expected);
  });

  it('gets a poster frame where one can be drawn', async () => {
    const picture = new Blob(['frame']);
    look.mockResolvedValue({ width: 160, height: 96, seconds: 3, picture });
    read.mockResolvedValue({ size: sized(3), blob: film });
    const withPoster = await of(film);
    expect(withPoster).toMatchObject({ video: { poster: { id: expect.any(String), blob: small } } });
    expect(draw).toHaveBeenCalledWith(picture);
    draw.mockRejectedValue(new Error('no'));
    expect(await of(film)).toMatchObject({ kind: 'video', video: { poster: undefined } });
  });
});

describe('a blurred photo', () => {
  const before: Photo = {
    kind: 'photo',
    id: 'f',
    pickedAs: 'f',
    blob: new Blob(['clear']),
    alt: 'Une fuite',
    file: new Blob(['picked']),
    rotation: 90,
  };
  const face = { id: 1, x: 0, y: 0, width: 0.5, height: 0.5 };

  it('is redrawn from the original each time, as a new file', async () => {
    const once = await blurPhoto(before, [face]);
    expect(once).toMatchObject({ blob: small, file: small, rotation: 0, alt: 'Une fuite', pickedAs: 'f' });
    expect(once.id).not.toBe('f');
    draw.mockClear();
    const twice = await blurPhoto(once, [face, { ...face, id: 2 }]);
    expect(draw.mock.calls[0]?.[0]).toBe(before.blob);
    expect(getOriginal(twice)).toMatchObject({
      id: 'f',
      blob: before.blob,
      regions: [face, { ...face, id: 2 }],
    });
  });
  it('stays blurred after rotation, without its original', async () => {
    const round = await rotatePhoto(await blurPhoto(before, [face]));
    expect(round).toMatchObject({ rotation: 90, file: small });
    expect(getOriginal(round)).toMatchObject({ blob: small, regions: [] });
    expect(Object.values(round)).not.toContain(before.blob);
  });
});
