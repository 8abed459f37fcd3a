import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DrawOptions, fitSize } from './drawImage.ts';
import { resizeImage, resizePhoto } from './resize.ts';

const drawn = vi.hoisted(() => vi.fn<(file: Blob, options: DrawOptions) => Promise<Blob>>());
vi.mock('./drawInWorker.ts', () => ({ drawInWorker: drawn }));

const made = (bytes = 3) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
beforeEach(() => drawn.mockReset().mockResolvedValue(made()));
afterEach(() => vi.unstubAllGlobals());

describe('a resized picture', () => {
  it.each([
    ['keeps its shape', { width: 4000, height: 3000 }, 0, { across: 2048, down: 1536 }],
    ['is turned', { width: 4000, height: 3000 }, 90, { across: 1536, down: 2048 }],
    ['is turned upside down', { width: 4000, height: 3000 }, 180, { across: 2048, down: 1536 }],
    ['is never made larger', { width: 640, height: 480 }, 270, { across: 480, down: 640 }],
    ['of a whole page stays readable', { width: 1080, height: 20_000 }, 0, { across: 412, down: 7632 }],
    ['of a panorama likewise', { width: 16_000, height: 3000 }, 90, { across: 768, down: 4096 }],
    ['has one pixel at least', { width: 100_000, height: 3 }, 0, { across: 16_000, down: 1 }],
  ] as const)('%s', (_, picture, rotation, size) => {
    expect(fitSize(picture, 3_145_728, rotation)).toMatchObject(size);
  });
});

/** Node has none. */
class Reader extends EventTarget {
  result = '';
  async readAsDataURL(blob: Blob) {
    this.result = `data:${blob.type};base64,${Buffer.from(await blob.arrayBuffer()).toString('base64')}`;
    this.dispatchEvent(new Event('load'));
  }
}

describe('a picture that is resized', () => {
  it('is none without a file, and none of another kind', async () => {
    for (const file of [null, undefined])
      await expect(resizeImage(file)).rejects.toThrow(/^File Not Found!$/);
    const letter = new Blob(['x'], { type: 'text/plain' });
    await expect(resizeImage(letter)).rejects.toThrow(/^File Is NOT Image!$/);
    expect(drawn).not.toHaveBeenCalled();
  });
  it('is answered as a blob, as base64 or as a file', async () => {
    vi.stubGlobal('FileReader', Reader);
    const photo = new File(['x'], 'banc.cassé.png', { type: 'image/png' });
    expect(await resizeImage(photo)).toBe(await drawn.mock.results[0]?.value);
    expect(await resizeImage(photo, { output: 'base64' })).toBe('data:image/jpeg;base64,AAAA');
    const file = await resizeImage(photo, { output: 'file' });
    expect([file.name, file.type, file.size]).toEqual(['banc.cassé.jpg', 'image/jpeg', 3]);
  });
});

describe('a photo for sending', () => {
  const photo = new Blob(['x'], { type: 'image/jpeg' });
  const asked = () =>
    drawn.mock.calls.map(([, { pixels, quality, rotation }]) => [pixels, quality, rotation]);

  it.each<[string, number[], number, number[]]>([
    ['at once', [400_000], 400_000, [84]],
    ['at the second try', [400_001, 399_999], 399_999, [84, 74]],
    ['as small as it gets', [900_000, 700_000, 500_000], 500_000, [84, 74, 64]],
  ])('has at most 3 million pixels and 0.4 MB: %s', async (_, sizes, size, tries) => {
    for (const bytes of sizes) drawn.mockResolvedValueOnce(made(bytes));
    expect((await resizePhoto(photo, 90)).size).toBe(size);
    expect(asked()).toEqual(tries.map((quality) => [3_145_728, quality, 90]));
  });
});
