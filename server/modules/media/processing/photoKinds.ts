import { fileHead } from './fileHead.ts';

const begins =
  (...bytes: number[]) =>
  (head: Buffer): boolean =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));

const textAt = (head: Buffer, at: number, text: string): boolean =>
  head.toString('latin1', at, at + text.length) === text;

/** Videos have other brands. */
const STILL_BRANDS = /^(?:avif|heic|heix|heim|heis|mif1)$/;

export const isStill = (head: Buffer): boolean =>
  textAt(head, 4, 'ftyp') && STILL_BRANDS.test(head.toString('latin1', 8, 12));

/** By signature: names prove nothing, and decoders of other formats must not see the file. */
const kinds: readonly ((head: Buffer) => boolean)[] = [
  begins(0xff, 0xd8, 0xff),
  begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  (head) => textAt(head, 0, 'GIF87a') || textAt(head, 0, 'GIF89a'),
  (head) => textAt(head, 0, 'RIFF') && textAt(head, 8, 'WEBP'),
  isStill,
];

export async function beginsAsPhoto(path: string): Promise<boolean> {
  const head = await fileHead(path);
  return kinds.some((is) => is(head));
}
