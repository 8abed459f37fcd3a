import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newId } from '../base/ids.ts';
import { testFolder } from '../store/testing/testServer.ts';
import { isoBox, videoOf } from '../testing/videoFiles.ts';
import { hasShapeOfIso } from './isoShape.ts';

const folder = testFolder('shapes');
mkdirSync(folder, { recursive: true });

/** Whether a film is fair to read. */
function isFair(film: Uint8Array): Promise<boolean> {
  const path = join(folder, newId());
  writeFileSync(path, film);
  return hasShapeOfIso(path);
}

/** The same film, whose box of tables tells its length in the eight bytes that long boxes have for it. */
function withLongLength(film: Buffer): Buffer {
  const at = film.lastIndexOf('moov') - 4;
  const head = Buffer.from(film.subarray(at, at + 8));
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(head.readUInt32BE(0)) + 8n);
  head.writeUInt32BE(1);
  return Buffer.concat([film.subarray(0, at), head, length, film.subarray(at + 8)]);
}

it('a table is believed as little where the length of what holds it takes eight bytes', async () => {
  const film = Buffer.from(await videoOf());
  const lying = Buffer.from(film);
  lying.writeUInt32BE(0xffff_ffff, lying.lastIndexOf('stsz') + 12);
  expect(await Promise.all([film, withLongLength(film)].map(isFair))).toEqual([true, true]);
  expect(await Promise.all([lying, withLongLength(lying)].map(isFair))).toEqual([false, false]);
});

/** A table of fragments that says it has so many rows, all of one moment, and has as many as are `given`. */
function fragments(rows: number, given: number): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 4);
  head.writeUInt32BE(rows, 12);
  const end = isoBox('mfro', Buffer.alloc(8));
  const box = isoBox('mfra', isoBox('tfra', head, Buffer.alloc(given * 11)), end);
  box.writeUInt32BE(box.length, box.length - 4);
  return box;
}

it.each([
  ['as it says', 3, 3, true],
  ['with fewer rows than it says', 0xffff_ffff, 3, false],
  ['with more rows than a film of half a minute has', 20_001, 20_001, false],
])('a table of fragments is read %s', async (_, rows, given, fair) => {
  const film = Buffer.from(await videoOf());
  const table = fragments(rows, given);
  expect(await isFair(Buffer.concat([film, table]))).toBe(fair);
  // Where no box stands: in the middle of what is played.
  expect(await isFair(Buffer.concat([film, isoBox('mdat', table)]))).toBe(fair);
});

/** A piece of a film with so many runs of pictures, which say that each has so many. */
function piece(runs: number, pictures: number): Buffer {
  const run = Buffer.alloc(8);
  run.writeUInt32BE(pictures, 4);
  return isoBox('moof', isoBox('traf', ...Array.from({ length: runs }, () => isoBox('trun', run))));
}

it.each([
  ['two runs', [piece(2, 10_000)], true],
  ['two runs of more pictures than half a minute has', [piece(2, 10_001)], false],
  ['two pieces of them', [piece(1, 20_000), piece(1, 1)], false],
])(
  'pictures that have no bytes of their own are counted over the whole film: %s',
  async (_, pieces, fair) => {
    expect(await isFair(Buffer.concat([Buffer.from(await videoOf()), ...pieces]))).toBe(fair);
  },
);
