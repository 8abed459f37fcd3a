import { expect, it } from 'vitest';
import type { QueuedFile } from '../../lib/api/outboxItems.ts';
import { collectPending, countPending, NO_PHOTOS, toPickedFile } from './pendingPhotos.ts';
import type { Picked } from './prepare.ts';

const blob = new Blob(['x']);
const photo: QueuedFile = { id: 'a', blob, alt: 'Une fuite', size: { width: 3, height: 4 } };
const film: QueuedFile = { id: 'b', blob, video: { width: 4, height: 3, seconds: 2 } };
const raw = (name: string) => new File(['x'], name);
it('the sheet’s content lists ready files, then unread, taken and waiting ones', () => {
  const [reading, taken, left] = ['1', '2', '3'].map(raw) as [File, File, File];
  const photos: Picked[] = [
    { kind: 'reading', id: 'r', file: reading },
    { kind: 'refused', id: 'n', name: 'note.txt', why: 'format' },
    toPickedFile(photo),
    { ...toPickedFile(film), alt: ' ' } as Picked,
  ];
  const begun = collectPending({ max: 5, photos, left: [left] }, [taken], new Map());
  expect(begun).toEqual({ files: [photo, film], raw: [reading, taken, left], captions: new Map() });
  expect([countPending(begun), countPending(NO_PHOTOS)]).toEqual([5, 0]);
});
