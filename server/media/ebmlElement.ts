/** The head of an element has no more bytes than this: four of its name, eight of its length. */
export const HEAD_MOST = 12;

/** An element of an EBML file, as its head tells it. */
export interface EbmlElement {
  readonly id: number;
  /** Where what is in it begins. */
  readonly begin: number;
  /** Bytes of what is in it; nothing where it does not say so. */
  readonly size: number | undefined;
}

/** How many bytes a number of its own length has, by its first: one more than zeros stand before its first one. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

/** A number of several bytes, the largest first. */
export const numberIn = (bytes: Buffer): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/** The element whose head these bytes begin with, which stand `at` in the file; nothing where they are none. */
export function elementIn(bytes: Buffer, at: number): EbmlElement | undefined {
  const idLength = lengthOf(bytes[0] ?? 0);
  if (idLength > 4 || bytes.length <= idLength) return undefined;
  const first = bytes[idLength] ?? 0;
  const sizeLength = lengthOf(first);
  if (sizeLength > 8 || bytes.length < idLength + sizeLength) return undefined;
  const rest = bytes.subarray(idLength + 1, idLength + sizeLength);
  const marker = 0x80 >> (sizeLength - 1);
  const own = first & (marker - 1);
  const isUnknown = own === marker - 1 && rest.every((byte) => byte === 0xff);
  return {
    id: numberIn(bytes.subarray(0, idLength)),
    begin: at + idLength + sizeLength,
    size: isUnknown ? undefined : own * 256 ** rest.length + numberIn(rest),
  };
}
