import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../base/ids.ts';
import { testFolder } from '../store/testing/testServer.ts';
import { videoOf } from '../testing/videoFiles.ts';
import { hasShapeOfMatroska } from './ebmlShape.ts';

const folder = testFolder('ebml');
mkdirSync(folder, { recursive: true });

const isFair = (bytes: Buffer): Promise<boolean> => {
  const path = join(folder, newId());
  writeFileSync(path, bytes);
  return hasShapeOfMatroska(path);
};

const UNKNOWN = Buffer.from('01ffffffffffffff', 'hex');
/** A length in eight bytes. */
const length = (bytes: number) => {
  const said = Buffer.alloc(8);
  said.writeBigUInt64BE(BigInt(bytes) | (1n << 56n));
  return said;
};
const said = (id: string, content: Buffer, size: Buffer = length(content.length)) =>
  Buffer.concat([Buffer.from(id, 'hex'), size, content]);
const of = (id: string, ...content: Buffer[]) => said(id, Buffer.concat(content));
const number = (id: string, value: number, bytes = 8) => {
  const content = Buffer.alloc(bytes);
  content.writeUIntBE(value, bytes - 6, 6);
  return said(id, content);
};

const head = of('1a45dfa3', said('4282', Buffer.from('webm')));
const segment = (...content: Buffer[]) => Buffer.concat([head, of('18538067', ...content)]);
const block = said('a3', Buffer.from('81000080ff', 'hex'));
const cluster = (...blocks: Buffer[]) => of('1f43b675', number('e7', 0), ...blocks);
const times = (count: number, one: Buffer) => Array.from({ length: count }, () => one);
const nested = (count: number, id: string): Buffer =>
  count === 0 ? Buffer.alloc(0) : of(id, nested(count - 1, id));
/** A block with so many frames in one. */
const laced = (frames: number) => said('a3', Buffer.from([0x81, 0, 0, 0x02, frames - 1]));
const cues = (place: number) => of('1c53bb6b', of('bb', number('b3', 0), of('b7', number('f1', place))));

test.each<[string, () => Buffer, boolean]>([
  ['a film of one frame', () => segment(cluster(block)), true],
  [
    'a film that was written as it was seen: nothing says where it ends',
    () =>
      Buffer.concat([
        head,
        said(
          '18538067',
          Buffer.concat([said('1f43b675', block, UNKNOWN), said('1f43b675', block, UNKNOWN)]),
          UNKNOWN,
        ),
      ]),
    true,
  ],
  ['room that was left', () => segment(said('ec', Buffer.alloc(5_000)), cluster(block)), true],
  ['cues that lead to a cluster', () => segment(cluster(block), cues(0)), true],
  ['cues that lead behind the end', () => segment(cluster(block), cues(1_000_000)), true],
  ['nothing', () => Buffer.alloc(0), false],
  ['a head alone', () => head, false],
  ['zeros', () => Buffer.concat([head, Buffer.alloc(64)]), false],
  ['two films in one', () => Buffer.concat([segment(cluster(block)), segment(cluster(block))]), false],
  ['a film in a film', () => segment(segment(cluster(block))), false],
  ['a cluster in a cluster', () => segment(cluster(cluster(block))), false],
  [
    'what is not within what it stands in',
    () => segment(of('1f43b675', said('a3', Buffer.alloc(4), length(400)))),
    false,
  ],
  [
    'a length that is past the end',
    () => Buffer.concat([head, said('18538067', cluster(block), length(2 ** 50))]),
    false,
  ],
  ['a block without an end', () => segment(of('1f43b675', said('a3', Buffer.alloc(4), UNKNOWN))), false],
  ['cues without an end', () => segment(said('1c53bb6b', Buffer.alloc(0), UNKNOWN)), false],
  ['a number of a megabyte', () => segment(of('1549a966', number('2ad7b1', 1, 2 ** 20))), false],
  ['seven notes in one another', () => segment(of('1254c367', of('7373', nested(4, '67c8')))), true],
  ['ten notes in one another', () => segment(of('1254c367', of('7373', nested(10, '67c8')))), false],
  [
    'a thousand notes in one another',
    () => segment(of('1254c367', of('7373', nested(1_000, '67c8')))),
    false,
  ],
  ['six thousand clusters', () => segment(...times(6_000, cluster())), false],
  ['twenty thousand frames', () => segment(cluster(...times(20_000, block))), true],
  ['one more', () => segment(cluster(...times(20_001, block))), false],
  ['a hundred blocks of 256 frames each', () => segment(cluster(...times(100, laced(256)))), false],
  [
    'a million pieces of nothing',
    () => segment(Buffer.concat(times(1_000_000, Buffer.from('ec80', 'hex')))),
    false,
  ],
  ['six thousand cues', () => segment(cluster(block), of('1c53bb6b', ...times(6_000, of('bb')))), false],
  [
    'five megabytes that tell of it',
    () => segment(said('1654ae6b', said('ae', said('63a2', Buffer.alloc(5 * 2 ** 20))))),
    false,
  ],
  ['cues that lead into room that was left', () => segment(said('ec', cluster(block)), cues(9)), false],
  [
    'a table that leads into a frame',
    () => segment(of('114d9b74', of('4dbb', number('53ac', 70))), cluster(said('a3', Buffer.alloc(200)))),
    false,
  ],
])('%s', async (_, bytes, expected) => {
  expect(await isFair(bytes())).toBe(expected);
});

const films = await Promise.all(
  (['webm', 'mkv'] as const).map((container) => videoOf({ film: 'vp8', container, seconds: 2 })),
);

test('films of a real writer have it, and none that is cut within what tells of it', async () => {
  for (const film of films) {
    expect(await isFair(Buffer.from(film))).toBe(true);
    expect(await isFair(Buffer.from(film).subarray(0, 200))).toBe(false);
  }
});

test('whatever is changed in a film, the look at it ends and throws nothing', async () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), {
    minLength: 1,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...films), changes, fc.boolean(), async (film, changed, isHead) => {
      const bytes = Buffer.from(film);
      for (const [at, byte] of changed) bytes[at % (isHead ? 600 : bytes.length)] = byte;
      expect(typeof (await isFair(bytes))).toBe('boolean');
    }),
    { numRuns: 300 },
  );
});
