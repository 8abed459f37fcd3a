import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ArchiveFault } from './described.ts';
import type { ReadPart } from './readArchive.ts';

/** The most bytes of rows in one file of an archive: four times as many as are written into one. */
const MOST = 16_000_000;

const unzip = promisify(gunzip);

/** The rows of a file of an archive; it is never larger in memory than such a file may be. @throws ArchiveFault */
export async function unpacked(part: Pick<ReadPart, 'name' | 'size' | 'all'>): Promise<Buffer> {
  if (part.size > MOST) throw new ArchiveFault('contents', part.name);
  const packed = await part.all();
  return unzip(packed, { maxOutputLength: MOST }).catch(() => {
    throw new ArchiveFault('contents', part.name);
  });
}
