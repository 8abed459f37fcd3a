import { describe, expect, it } from 'vitest';
import { NO_FILE, NO_IMAGE, sizeOf } from './drawImage.ts';
import { resizeImage } from './resize.ts';

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
