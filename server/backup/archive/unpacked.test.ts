import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ArchiveFault } from './described.ts';
import { unpacked } from './unpacked.ts';

const TEXT = 'one row\n'.repeat(10_000);

async function* inPieces(bytes: Buffer, end?: Error): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 16) yield bytes.subarray(at, at + 16);
  if (end) throw end;
}

async function read(bytes: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of unpacked(bytes)) parts.push(part);
  return Buffer.concat(parts).toString();
}

it('what was packed is what it was', async () => {
  expect(await read(inPieces(gzipSync(TEXT)))).toBe(TEXT);
});

it('an archive that was cut after it was checked ends what reads it, with its fault', async () => {
  const half = gzipSync(TEXT).subarray(0, 60);
  await expect(read(inPieces(half, new ArchiveFault('cut')))).rejects.toMatchObject({ fault: 'cut' });
});

it('and so does one whose bytes are no more what was packed, or end too early', async () => {
  await expect(read(inPieces(Buffer.alloc(64, 7)))).rejects.toThrow('incorrect header check');
  await expect(read(inPieces(gzipSync(TEXT).subarray(0, 60)))).rejects.toThrow('unexpected end of file');
});
