import { afterEach, expect, it, vi } from 'vitest';
import { findObjectUrl, getObjectUrl, releaseObjectUrl } from './objectUrls.ts';

afterEach(() => vi.restoreAllMocks());

it('caches forty object URLs and revokes the least recently used', () => {
  const gone = vi.spyOn(URL, 'revokeObjectURL');
  const blob = new Blob(['x']);
  const ids = Array.from({ length: 40 }, (_, at) => `picture-${at}`);
  const addresses = ids.map((id) => getObjectUrl({ id, blob }));
  expect(new Set(addresses).size).toBe(40);
  expect(getObjectUrl({ id: 'picture-0', blob })).toBe(addresses[0]);
  expect(gone).not.toHaveBeenCalled();
  getObjectUrl({ id: 'one-more', blob });
  expect(gone.mock.calls).toEqual([[addresses[1]]]);
  expect([findObjectUrl('picture-0'), findObjectUrl('picture-1')]).toEqual([addresses[0], undefined]);
});

it('revokes a released URL at once', () => {
  const address = getObjectUrl({ id: 'plate', blob: new Blob(['x']) });
  const gone = vi.spyOn(URL, 'revokeObjectURL');
  releaseObjectUrl('plate');
  releaseObjectUrl('never seen');
  expect(gone.mock.calls).toEqual([[address]]);
  expect(findObjectUrl('plate')).toBeUndefined();
});
