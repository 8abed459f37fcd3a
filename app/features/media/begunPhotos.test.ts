import { expect, it } from 'vitest';
import type { HeldFile } from '../../lib/api/outgoing.ts';
import { begunIn, countOf, NOTHING, pickedAgain } from './begunPhotos.ts';
import type { Picked } from './prepare.ts';

const blob = new Blob(['x']);
const photo: HeldFile = { id: 'a', blob, alt: 'Une fuite', size: { width: 3, height: 4 } };
const film: HeldFile = { id: 'b', blob, video: { width: 4, height: 3, seconds: 2 } };
const raw = (name: string) => new File(['x'], name);
it('the sheet’s content lists ready files, then unread, taken and waiting ones', () => {
  const [reading, taken, left] = ['1', '2', '3'].map(raw) as [File, File, File];
  const photos: Picked[] = [
    { kind: 'reading', id: 'r', file: reading },
    { kind: 'refused', id: 'n', name: 'note.txt', why: 'format' },
    pickedAgain(photo),
    { ...pickedAgain(film), alt: ' ' } as Picked,
  ];
  const begun = begunIn({ max: 5, photos, left: [left] }, [taken], new Map());
  expect(begun).toEqual({ files: [photo, film], raw: [reading, taken, left], captions: new Map() });
  expect([countOf(begun), countOf(NOTHING)]).toEqual([5, 0]);
});
