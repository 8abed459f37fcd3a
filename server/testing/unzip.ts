import { inflateRawSync } from 'node:zlib';

/** From the central directory. */
export function unzipBytes(archive: Buffer): Record<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files: Record<string, Buffer> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = archive.readUInt32LE(at + 20);
    const [nameSize, extra, note] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameSize);
    const packed = archive.subarray(begin, begin + size);
    files[name] = archive.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    at += 46 + nameSize + extra + note;
  }
  return files;
}

export const unzipTexts = (archive: Buffer): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipBytes(archive)).map(([name, bytes]) => [name, bytes.toString('utf8')]),
  );
