import { fileHead } from './fileHead.ts';

const begins =
  (...bytes: number[]) =>
  (head: Buffer): boolean =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));

const textAt = (head: Buffer, at: number, text: string): boolean =>
  head.toString('latin1', at, at + text.length) === text;

/** Brands of still pictures in an ISO file: what moves has others. */
const STILL_BRANDS = /^(?:avif|heic|heix|heim|heis|mif1)$/;

/** Whether a file begins as an ISO one of a still picture. */
export const isStill = (head: Buffer): boolean =>
  textAt(head, 4, 'ftyp') && STILL_BRANDS.test(head.toString('latin1', 8, 12));

/** Kinds of photos by how a file begins: its name proves nothing, and no reader of anything else is ever given a byte of it. */
const kinds: readonly ((head: Buffer) => boolean)[] = [
  begins(0xff, 0xd8, 0xff),
  begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  (head) => textAt(head, 0, 'GIF87a') || textAt(head, 0, 'GIF89a'),
  (head) => textAt(head, 0, 'RIFF') && textAt(head, 8, 'WEBP'),
  isStill,
];

/** Whether a file begins as what cameras and phones write as a photo. */
export async function beginsAsPhoto(path: string): Promise<boolean> {
  const head = await fileHead(path);
  return kinds.some((is) => is(head));
}
