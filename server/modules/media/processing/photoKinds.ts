import { readFileHead } from './readFileHead.ts';

const matchBytes =
  (...bytes: number[]) =>
  (head: Buffer): boolean =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));

const hasText = (head: Buffer, at: number, text: string): boolean =>
  head.toString('latin1', at, at + text.length) === text;

/** Videos have other brands. */
const STILL_BRANDS = /^(?:avif|heic|heix|heim|heis|mif1)$/;

export const isStillImage = (head: Buffer): boolean =>
  hasText(head, 4, 'ftyp') && STILL_BRANDS.test(head.toString('latin1', 8, 12));

/** Names prove nothing, and decoders of other formats must not see the file. */
const photoSignatures: readonly ((head: Buffer) => boolean)[] = [
  matchBytes(0xff, 0xd8, 0xff),
  matchBytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  (head) => hasText(head, 0, 'GIF87a') || hasText(head, 0, 'GIF89a'),
  (head) => hasText(head, 0, 'RIFF') && hasText(head, 8, 'WEBP'),
  isStillImage,
];

export async function isPhotoFile(path: string): Promise<boolean> {
  const head = await readFileHead(path);
  return photoSignatures.some((is) => is(head));
}
