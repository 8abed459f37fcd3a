import { expect, it } from 'vitest';
import { createPictureCache } from './pictureCache.ts';

/** Drawings that end on demand. */
function easel() {
  const open: (() => void)[] = [];
  const drawn: string[] = [];
  const draw = (name: string) => () =>
    new Promise<Buffer>((resolve) => {
      drawn.push(name);
      open.push(() => resolve(Buffer.from(name)));
    });
  return { open, drawn, draw };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('draws each picture once for concurrent and later requests', async () => {
  const { open, drawn, draw } = easel();
  const drawer = createPictureCache({ concurrency: 2, maxWaiting: 9, cacheSize: 9 });
  const asked = Array.from({ length: 5 }, () => drawer('a', draw('a')));
  open[0]?.();
  expect((await Promise.all(asked)).map(String)).toEqual(Array(5).fill('a'));
  await drawer('a', draw('a'));
  expect(drawn).toEqual(['a']);
});

it('limits concurrent and waiting drawings and tells others to retry', async () => {
  const { open, drawn, draw } = easel();
  const drawer = createPictureCache({ concurrency: 2, maxWaiting: 1, cacheSize: 9 });
  const asked = ['a', 'b', 'c'].map((name) => drawer(name, draw(name)));
  await expect(drawer('d', draw('d'))).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
  expect(drawn).toEqual(['a', 'b']);
  open[0]?.();
  await settled();
  expect(drawn).toEqual(['a', 'b', 'c']);
  for (const end of open) end();
  await Promise.all(asked);
  expect(String(await drawer('a', draw('again')))).toBe('a');
});
