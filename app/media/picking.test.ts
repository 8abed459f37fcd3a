import { describe, expect, it } from 'vitest';
import { bytesIn, numberOf, type Picking, pick, placeOf, readyIn, roomIn } from './picking.ts';
import { isFilm, type Photo, type Picked } from './prepare.ts';

const files = (many: number) => Array.from({ length: many }, (_, at) => new File(['x'], `${at + 1}.jpg`));
const none: Picking = { max: 5, photos: [], left: [] };
const names = ({ photos, left }: Picking) => [
  photos.map((one) => (one.kind === 'reading' ? one.file.name : one.kind)),
  left.map(({ name }) => name),
];
const eight = pick(none, { type: 'picked', files: files(8) });
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

describe('photos that were picked', () => {
  it('are counted without what is no photo: as the message tells of them', () => {
    const photos = [refused('bad'), photo('one'), refused('worse'), photo('two')];
    expect(['one', 'two'].map((id) => numberOf(photos, id))).toEqual([1, 2]);
  });

  it('take what was read of them, and nothing of what is still read or was refused', () => {
    const blob = new Blob(['four']);
    const photos = [{ ...photo('a'), blob } as Picked, photo('b'), first, refused('c')];
    expect(bytesIn({ photos })).toBe(5);
  });

  it('of more than a message carries those beyond wait, and none is lost', () => {
    expect(names(eight)).toEqual([
      ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'],
      ['6.jpg', '7.jpg', '8.jpg'],
    ]);
    expect(roomIn(eight)).toBe(0);
    expect(pick(eight, { type: 'next' })).toEqual(eight);
  });

  it('the next that waits is chosen where one was taken out', () => {
    const less = pick(eight, { type: 'removed', id: first.id });
    expect(names(less)).toEqual([
      ['2.jpg', '3.jpg', '4.jpg', '5.jpg'],
      ['6.jpg', '7.jpg', '8.jpg'],
    ]);
    expect(names(pick(less, { type: 'next' }))).toEqual([
      ['2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg'],
      ['7.jpg', '8.jpg'],
    ]);
  });

  it('what is no photo takes no room: the next takes its place', () => {
    const one = pick(eight, { type: 'changed', id: first.id, to: refused(first.id) });
    expect(names(one)).toEqual([
      ['refused', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg'],
      ['7.jpg', '8.jpg'],
    ]);
    expect(roomIn(one)).toBe(0);
  });

  it('what was written of one while it was turned stays, and it stays in its place', () => {
    const read = pick(none, { type: 'picked', files: files(1) });
    const [file] = read.photos;
    if (!file) throw new Error('One was picked.');
    const own = { ...photo(file.id), pickedAs: file.id } as Photo;
    const drawn = pick(read, { type: 'changed', id: file.id, to: own });
    const described = pick(drawn, { type: 'changed', id: file.id, to: { ...own, alt: 'Une fuite' } });
    const turned = pick(described, { type: 'redrawn', id: file.id, to: { ...own, id: 'new', rotation: 90 } });
    expect(turned.photos).toMatchObject([{ id: 'new', rotation: 90, alt: 'Une fuite' }]);
    expect(turned.photos.map(placeOf)).toEqual([file.id]);
  });

  it('are sent once all were read, without those that are none', () => {
    const two = pick(none, { type: 'picked', files: files(2) });
    const [a, b] = two.photos;
    if (!a || !b) throw new Error('Two were picked.');
    const half = pick(two, { type: 'changed', id: a.id, to: photo(a.id) });
    expect(readyIn(half)).toEqual([]);
    const whole = pick(half, { type: 'changed', id: b.id, to: refused(b.id) });
    expect(readyIn(whole).map(({ id }) => id)).toEqual([a.id]);
  });
});

describe('a video that was picked', () => {
  it.each([
    ['a.mp4', 'video/mp4', true],
    ['a', 'video/quicktime', true],
    ['a.MOV', '', true],
    ['a.webm', '', true],
    ['a.jpg', 'image/jpeg', false],
    ['a.mp4', 'image/jpeg', false],
    ['a.mp4.jpg', '', false],
  ])('is told by its type, else by its name: %s, %s', (name, type, is) => {
    expect(isFilm(new File(['x'], name, { type }))).toBe(is);
  });

  it('is sent as photos are, once it was read', () => {
    const video = { width: 4, height: 3, seconds: 2 };
    const to: Picked = { kind: 'video', id: first.id, blob: new Blob(['x']), alt: '', video };
    const one = pick(pick(none, { type: 'picked', files: files(1) }), { type: 'removed', id: 'x' });
    const [reading] = one.photos;
    expect(readyIn(one)).toEqual([]);
    const read = pick(one, { type: 'changed', id: reading?.id ?? '', to });
    expect(readyIn(read)).toEqual([to]);
    expect(roomIn(read)).toBe(4);
  });
});
