import { createHash } from 'node:crypto';
import { logoAddress } from '@parvis/api/entities/customer';

/** A picture of a customer, named by the hash of its bytes. */
export interface Picture {
  id: string;
  type: string;
  bytes: Buffer;
}

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

/** The picture that bytes are, or null when they are none of the kinds that are shown. */
export function pictureOf(bytes: Buffer): Picture | null {
  const kind = kinds.find(({ is }) => is(bytes));
  if (!kind) return null;
  return { id: createHash('sha256').update(bytes).digest('base64url'), type: kind.type, bytes };
}

const DATA = /^data:image\/[a-z+]+(;base64)?,(.*)$/is;

/** The picture that stands in a `data:` address, or null. */
export function pictureInAddress(address: string): Picture | null {
  const [, base64, content = ''] = DATA.exec(address) ?? [];
  if (content === '') return null;
  try {
    return pictureOf(base64 ? Buffer.from(content, 'base64') : Buffer.from(decodeURIComponent(content)));
  } catch {
    return null;
  }
}

/** The id of a stored picture that an address of this site names, or null. */
export function idInAddress(address: string): string | null {
  const prefix = logoAddress('');
  return address.startsWith(prefix) ? decodeURIComponent(address.slice(prefix.length)) : null;
}
