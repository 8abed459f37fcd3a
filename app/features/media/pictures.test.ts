import { afterEach, expect, it, vi } from 'vitest';
import { addressHere, heldAddress, letGo } from './pictures.ts';

afterEach(() => vi.restoreAllMocks());

it('forty pictures are held: the one that was asked for longest ago goes, and its memory with it', () => {
  const gone = vi.spyOn(URL, 'revokeObjectURL');
  const blob = new Blob(['x']);
  const ids = Array.from({ length: 40 }, (_, at) => `picture-${at}`);
  const addresses = ids.map((id) => addressHere({ id, blob }));
  expect(new Set(addresses).size).toBe(40);
  expect(addressHere({ id: 'picture-0', blob })).toBe(addresses[0]);
  expect(gone).not.toHaveBeenCalled();
  addressHere({ id: 'one-more', blob });
  expect(gone.mock.calls).toEqual([[addresses[1]]]);
  expect([heldAddress('picture-0'), heldAddress('picture-1')]).toEqual([addresses[0], undefined]);
});

it('a picture that is not to be shown again is let go at once', () => {
  const address = addressHere({ id: 'plate', blob: new Blob(['x']) });
  const gone = vi.spyOn(URL, 'revokeObjectURL');
  letGo('plate');
  letGo('never seen');
  expect(gone.mock.calls).toEqual([[address]]);
  expect(heldAddress('plate')).toBeUndefined();
});
