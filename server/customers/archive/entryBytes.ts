import { crc32, inflateRawSync } from 'node:zlib';
import type yauzl from 'yauzl';
import { ArchiveRefused } from './refused.ts';

const STORED = 0;

const LOCAL_HEAD = 30;

/** The bytes of an entry as they lie in the archive, behind a head of their own. */
function packedBytes(
  archive: Buffer,
  { relativeOffsetOfLocalHeader: at, compressedSize }: yauzl.Entry,
): Buffer {
  const begin = at + LOCAL_HEAD + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  return archive.subarray(begin, begin + compressedSize);
}

/**
 * The bytes of an entry: no more than it announces, and the very ones that were packed. They are unpacked here, since streams of
 * the package neither fail nor end in this Node once an entry holds other than it says.
 */
export function bytesOf(archive: Buffer, name: string, entry: yauzl.Entry): Buffer {
  const { compressionMethod, uncompressedSize } = entry;
  try {
    const packed = packedBytes(archive, entry);
    const bytes =
      compressionMethod === STORED
        ? packed
        : inflateRawSync(packed, { maxOutputLength: Math.max(1, uncompressedSize) });
    if (bytes.length === uncompressedSize && crc32(bytes) === entry.crc32) return bytes;
  } catch {
    // What cannot be unpacked is damaged, as what is unpacked to something else.
  }
  throw new ArchiveRefused('damaged', name);
}
