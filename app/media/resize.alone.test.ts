import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DrawOptions, NO_FILE, NO_IMAGE, sizeOf } from './drawImage.ts';
import { photoToSend, resizeImage } from './resize.ts';

const drawn = vi.hoisted(() => vi.fn<(file: Blob, options: DrawOptions) => Promise<Blob>>());
vi.mock('./besidePage.ts', () => ({ drawBeside: drawn }));

const made = (bytes = 3) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
beforeEach(() => drawn.mockReset().mockResolvedValue(made()));
afterEach(() => vi.unstubAllGlobals());

describe('a picture that is made smaller', () => {
  it.each([
    ['keeps its shape', { width: 4000, height: 3000 }, 0, { across: 2048, down: 1536 }],
    ['is turned', { width: 4000, height: 3000 }, 90, { across: 1536, down: 2048 }],
    ['is turned upside down', { width: 4000, height: 3000 }, 180, { across: 2048, down: 1536 }],
    ['is never made larger', { width: 640, height: 480 }, 270, { across: 480, down: 640 }],
    ['has one pixel at least', { width: 100_000, height: 3 }, 0, { across: 2048, down: 1 }],
  ] as const)('%s', (_, picture, rotation, size) => {
    expect(sizeOf(picture, 2048, rotation)).toMatchObject(size);
  });

  it('is none without a file, or where that is no picture', async () => {
    await expect(resizeImage(undefined)).rejects.toThrow(NO_FILE);
    await expect(resizeImage(null, { output: 'base64' })).rejects.toThrow(NO_FILE);
    const words = new Blob(['words'], { type: 'text/plain' });
    await expect(resizeImage(words, { edge: 10, output: 'file' })).rejects.toThrow(NO_IMAGE);
    expect([NO_FILE, NO_IMAGE]).toEqual(['File Not Found!', 'File Is NOT Image!']);
  });
});

describe('what it is given back as', () => {
  const photo = new File(['x'], 'fuite.au.hall.png', { type: 'image/png' });

  it('is bytes unless a form is asked for, drawn as it was asked', async () => {
    const blob = await resizeImage(photo, { edge: 9, quality: 50, rotation: 270 });
    expect([blob.type, blob.size]).toEqual(['image/jpeg', 3]);
    expect(drawn).toHaveBeenCalledWith(photo, { edge: 9, quality: 50, rotation: 270 });
    await resizeImage(photo);
    expect(drawn).toHaveBeenLastCalledWith(photo, {});
  });

  it.each([
    [photo, 'fuite.au.hall.jpg'],
    [new Blob(['x'], { type: 'image/png' }), 'photo.jpg'],
  ])('is a file with a name', async (from, name) => {
    const file = await resizeImage(from, { output: 'file' });
    expect([file.name, file.type, file.size]).toEqual([name, 'image/jpeg', 3]);
  });

  it('is an address in base64', async () => {
    vi.stubGlobal(
      'FileReader',
      class extends EventTarget {
        result = '';
        readAsDataURL(blob: Blob) {
          void blob.arrayBuffer().then((bytes) => {
            this.result = `data:${blob.type};base64,${Buffer.from(bytes).toString('base64')}`;
            this.dispatchEvent(new Event('load'));
          });
        }
      },
    );
    expect(await resizeImage(photo, { output: 'base64' })).toBe('data:image/jpeg;base64,AAAA');
  });
});

describe('a photo as it is sent', () => {
  const photo = new Blob(['x'], { type: 'image/jpeg' });
  const asked = () => drawn.mock.calls.map(([, { edge, quality, rotation }]) => [edge, quality, rotation]);

  it.each<[string, number[], number, number[]]>([
    ['at once', [400_000], 400_000, [84]],
    ['at the second try', [400_001, 399_999], 399_999, [84, 74]],
    ['as small as it gets', [900_000, 700_000, 500_000], 500_000, [84, 74, 64]],
  ])('has 2,048 pixels and 0.4 MB at most, of text that can be read: %s', async (_, sizes, size, tries) => {
    for (const bytes of sizes) drawn.mockResolvedValueOnce(made(bytes));
    expect((await photoToSend(photo, 90)).size).toBe(size);
    expect(asked()).toEqual(tries.map((quality) => [2048, quality, 90]));
  });
});
