import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ArchiveFault } from './described.ts';
import { unpacked } from './unpacked.ts';

const TEXT = 'one row\n'.repeat(10_000);
const WRONG = { fault: 'contents', detail: 'some' };
const part = (bytes: Buffer) => ({ name: 'some', size: bytes.length, all: async () => bytes });

it('what was packed is what it was', async () => {
  expect((await unpacked(part(gzipSync(TEXT)))).toString()).toBe(TEXT);
});

it('an archive that was cut after it was checked ends what reads it, with its fault', async () => {
  const all = () => Promise.reject(new ArchiveFault('cut'));
  await expect(unpacked({ name: 'some', size: 60, all })).rejects.toMatchObject({ fault: 'cut' });
});

it('and so does one whose bytes are no more what was packed, end too early, or are far more than such a file holds', async () => {
  await expect(unpacked(part(Buffer.alloc(64, 7)))).rejects.toMatchObject(WRONG);
  await expect(unpacked(part(gzipSync(TEXT).subarray(0, 60)))).rejects.toMatchObject(WRONG);
  await expect(unpacked(part(gzipSync(Buffer.alloc(17_000_000))))).rejects.toMatchObject(WRONG);
  const all = () => Promise.reject(new Error('was read'));
  await expect(unpacked({ name: 'some', size: 17_000_000, all })).rejects.toMatchObject(WRONG);
});
