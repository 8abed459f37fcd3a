import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { loadMigrations } from '../../db/migrationFiles.ts';
import { verifyArchive } from './archiveContents.ts';
import { type ArchiveFoot, FORMAT, HEAD } from './archiveFormat.ts';
import { writeArchive } from './writeArchive.ts';

const folder = mkdtempSync(join(tmpdir(), 'parvis-contents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const marks = loadMigrations().map(({ mark }) => mark);
const HEADED = {
  parvis: 'backup',
  format: FORMAT,
  made: '2026-11-27T03:00:00.000Z',
  schema: Math.max(...marks),
  tables: [
    { name: 'cases', columns: ['csid', 'state'] },
    { name: 'media', columns: ['id'] },
    { name: 'settings', columns: ['name', 'value'] },
  ],
  media: true,
};
const zip = (text: string | Buffer): Buffer => gzipSync(text);
type Files = readonly (readonly [name: string, bytes: Buffer])[];
const GOOD = [
  ['tables/cases/000000.gz', zip('a\topen\nb\tope')],
  ['tables/cases/000001.gz', zip('n\n')],
  ['tables/media/000000.gz', zip('m1\n')],
  ['media/m1/whole.jpg', Buffer.from('photo')],
] as const satisfies Files;
const FOOT = {
  rows: { cases: 2, media: 1, settings: 0 },
  sequences: { feed_id_seq: { value: '7', called: true } },
  media: { files: 1, bytes: 5, gone: 0 },
};

async function read(files: Files, { head = HEADED, foot = FOOT }: { head?: object; foot?: object } = {}) {
  const path = join(folder, 'some.tar');
  await writeArchive(path, async (archive) => {
    await archive.add(HEAD, Buffer.from(JSON.stringify(head)));
    for (const [name, bytes] of files) await archive.add(name, bytes);
    return foot as Omit<ArchiveFoot, 'sha256'>;
  });
  return verifyArchive(path);
}
const but = (at: number, ...others: Files): Files =>
  GOOD.map<Files[number]>((file) => file).toSpliced(at, 1, ...others);
const rowsIn = (text: string | Buffer): Files => [['tables/cases/000000.gz', zip(text)]];
const footWith = (more: object) => ({ foot: { ...FOOT, ...more } });
const TWO = footWith({
  rows: { cases: 2, media: 0, settings: 0 },
  media: { files: 0, bytes: 0, gone: 0 },
});

it('reads rows that continue in the next file', async () => {
  expect((await read(GOOD)).foot.rows).toEqual(FOOT.rows);
});

describe('valid checksum, invalid contents', () => {
  it.each<[string, string, Files, { head?: object; foot?: object }?]>([
    ['no gzip', 'tables/media/000000.gz', but(2, ['tables/media/000000.gz', Buffer.from('m1\n')])],
    [
      'gzip that ends too early',
      'tables/media/000000.gz',
      but(2, ['tables/media/000000.gz', zip('m1\n').subarray(0, 15)]),
    ],
    [
      'a table in two stretches',
      'tables/cases/000001.gz',
      [
        ['tables/cases/000000.gz', zip('a\topen\n')],
        GOOD[2],
        ['tables/cases/000001.gz', zip('b\topen\n')],
        GOOD[3],
      ],
    ],
    [
      'a table that the head does not name',
      'tables/looks/000000.gz',
      but(2, ['tables/looks/000000.gz', zip('x\n')]),
    ],
    ['too many columns', 'cases', rowsIn('a\topen\tmore\nb\topen\n'), TWO],
    ['a row without its end', 'cases', rowsIn('a\topen\nb\topen'), TWO],
    ['no UTF-8', 'cases', rowsIn(Buffer.from([0x61, 0x09, 0xff, 0x0a, 0x62, 0x09, 0x62, 0x0a])), TWO],
    ['more rows than are named', 'cases', rowsIn('a\topen\nb\topen\nc\topen\n'), TWO],
    ['rows behind files of people', 'tables/media/000000.gz', [GOOD[0], GOOD[1], GOOD[3], GOOD[2]]],
    ['a file of people twice', 'media/m1/whole.jpg', but(3, GOOD[3], GOOD[3])],
    [
      'fewer files of people than are named',
      'media',
      GOOD,
      footWith({ media: { files: 2, bytes: 5, gone: 0 } }),
    ],
    ['a bomb', 'tables/cases/000000.gz', rowsIn(Buffer.alloc(64_000_000, 'x')), TWO],
    [
      'a row that no table holds, over many files',
      'cases',
      Array.from(
        { length: 5 },
        (_, at) => [`tables/cases/00000${at}.gz`, zip(Buffer.alloc(8_000_000, 'x'))] as const,
      ),
      TWO,
    ],
  ])('%s', async (_, detail, files, others) => {
    await expect(read(files, others)).rejects.toMatchObject({ fault: 'contents', detail });
  });

  it('a sequence without a number', async () => {
    const sequences = { feed_id_seq: { value: 'many', called: true } };
    await expect(read(GOOD, footWith({ sequences }))).rejects.toMatchObject({ fault: 'contents' });
  });
});

it('distinguishes newer schemas from unknown ones', async () => {
  const newer = Math.max(...marks) + 1;
  await expect(read(GOOD, { head: { ...HEADED, schema: newer } })).rejects.toMatchObject({
    fault: 'newerSchema',
  });
  const older = Math.min(...marks) - 1;
  await expect(read(GOOD, { head: { ...HEADED, schema: older } })).rejects.toMatchObject({
    fault: 'unknownSchema',
    detail: new Date(older).toISOString().slice(0, 10),
  });
});
