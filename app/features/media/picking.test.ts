import { describe, expect, it } from 'vitest';
import { countRoom, getFileKey, listReadyFiles, type Picking, reducePicking } from './picking.ts';
import type { Photo, Picked } from './prepare.ts';

const files = (many: number) => Array.from({ length: many }, (_, at) => new File(['x'], `${at + 1}.jpg`));
const none: Picking = { max: 5, photos: [], left: [] };
const names = ({ photos, left }: Picking) => [
  photos.map((one) => (one.kind === 'reading' ? one.file.name : one.kind)),
  left.map(({ name }) => name),
];
const eight = reducePicking(none, { type: 'picked', files: files(8) });
const [first, second] = eight.photos;
if (!first || !second) throw new Error('Eight were picked.');
const photo = (id: string): Picked => ({
  kind: 'photo',
  id,
  pickedAs: first.id,
  blob: new Blob(['x']),
  alt: '',
  file: new Blob(['x']),
  rotation: 0,
});
const refused = (id: string): Picked => ({ kind: 'refused', id, name: '1.jpg', why: 'format' });

describe('picked photos', () => {
  it('beyond the limit wait, and none is lost', () => {
    expect(names(eight)).toEqual([
      ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'],
      ['6.jpg', '7.jpg', '8.jpg'],
    ]);
    expect(countRoom(eight)).toBe(0);
    expect(reducePicking(eight, { type: 'next' })).toEqual(eight);
  });

  it('are followed by the next waiting one when one is removed', () => {
    const less = reducePicking(eight, { type: 'removed', id: first.id });
    expect(names(less)).toEqual([
      ['2.jpg', '3.jpg', '4.jpg', '5.jpg'],
      ['6.jpg', '7.jpg', '8.jpg'],
    ]);
    expect(names(reducePicking(less, { type: 'next' }))).toEqual([
      ['2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg'],
      ['7.jpg', '8.jpg'],
    ]);
  });
  it('keep a description typed during rotation, and their place', () => {
    const read = reducePicking(none, { type: 'picked', files: files(1) });
    const [file] = read.photos;
    if (!file) throw new Error('One was picked.');
    const own = { ...photo(file.id), pickedAs: file.id } as Photo;
    const drawn = reducePicking(read, { type: 'changed', id: file.id, to: own });
    const described = reducePicking(drawn, {
      type: 'changed',
      id: file.id,
      to: { ...own, alt: 'Une fuite' },
    });
    const turned = reducePicking(described, {
      type: 'redrawn',
      id: file.id,
      to: { ...own, id: 'new', rotation: 90 },
    });
    expect(turned.photos).toMatchObject([{ id: 'new', rotation: 90, alt: 'Une fuite' }]);
    expect(turned.photos.map(getFileKey)).toEqual([file.id]);
  });

  it('are sent once all are read, without refused ones', () => {
    const two = reducePicking(none, { type: 'picked', files: files(2) });
    const [a, b] = two.photos;
    if (!a || !b) throw new Error('Two were picked.');
    const half = reducePicking(two, { type: 'changed', id: a.id, to: photo(a.id) });
    expect(listReadyFiles(half)).toEqual([]);
    const whole = reducePicking(half, { type: 'changed', id: b.id, to: refused(b.id) });
    expect(listReadyFiles(whole).map(({ id }) => id)).toEqual([a.id]);
  });
});
