import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** A picture of a customer, named by the hash of its bytes. */
export interface Picture {
  id: string;
  type: string;
  bytes: Buffer;
}

/** Largest picture, bytes. */
const MAX = 2 * 1024 * 1024;

/** Kinds of pictures by how their bytes begin; the name of a file proves nothing. */
const kinds: ReadonlyArray<{ type: string; is: (bytes: Buffer) => boolean }> = [
  { type: 'image/png', is: (bytes) => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])) },
  { type: 'image/jpeg', is: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  {
    type: 'image/webp',
    is: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
  {
    type: 'image/svg+xml',
    is: (bytes) =>
      /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(bytes.toString('utf8', 0, 4096)),
  },
];

/** Reads a picture, or says in words why it cannot be used. */
export function readPicture(path: string): Picture | string {
  if (!existsSync(path)) return 'there is no such file';
  let bytes: Buffer;
  try {
    if (statSync(path).size > MAX) return `larger than ${MAX / 1024 / 1024} MB`;
    bytes = readFileSync(path);
  } catch {
    return 'the file cannot be read: check that it is one, and its permissions';
  }
  const kind = kinds.find(({ is }) => is(bytes));
  if (!kind) return 'neither SVG nor PNG, JPEG or WebP';
  return { id: createHash('sha256').update(bytes).digest('base64url'), type: kind.type, bytes };
}
