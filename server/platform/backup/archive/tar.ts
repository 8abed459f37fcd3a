/** POSIX tar (ustar), so that `tar tf` works. */
const BLOCK = 512;
/** Eleven octal digits. */
const MAX_SIZE = 8 ** 11 - 1;
const FIELDS = { name: [0, 100], size: [124, 12], sum: [148, 8], kind: [156, 1], magic: [257, 6] } as const;
const FILE = '0';

export interface TarEntry {
  readonly name: string;
  readonly size: number;
}

export const createPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

export const END_OF_ARCHIVE = Buffer.alloc(2 * BLOCK);

export const HEADER_BYTES = BLOCK;

/** Its own field counts as spaces. */
function calculateChecksum(header: Buffer): number {
  const [at, length] = FIELDS.sum;
  let sum = 32 * length;
  for (const [place, byte] of header.entries()) if (place < at || place >= at + length) sum += byte;
  return sum;
}

const formatOctal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;

/** @throws RangeError */
export function createHeader({ name, size }: TarEntry, at: Date): Buffer {
  if (!/^[\w./-]{1,99}$/.test(name)) throw new RangeError(`${name} cannot be named in an archive`);
  if (size > MAX_SIZE) throw new RangeError(`${name} is too large for an archive: ${size} bytes`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(formatOctal(0o600, 7), 100);
  header.write(formatOctal(0, 7), 108);
  header.write(formatOctal(0, 7), 116);
  header.write(formatOctal(size, 11), 124);
  header.write(formatOctal(Math.trunc(at.getTime() / 1000), 11), 136);
  header.write(FILE, 156);
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${formatOctal(calculateChecksum(header), 6)} `, 148);
  return header;
}

const readField = (header: Buffer, [at, length]: readonly [number, number]): string =>
  header
    .toString('latin1', at, at + length)
    .replace(/\0.*$/s, '')
    .trim();

/** Undefined at the end, `damaged` if invalid. */
export function readHeader(header: Buffer): TarEntry | 'damaged' | undefined {
  if (header.every((byte) => byte === 0)) return undefined;
  const size = Number.parseInt(readField(header, FIELDS.size), 8);
  const isOurs =
    readField(header, FIELDS.magic) === 'ustar' &&
    readField(header, FIELDS.kind) === FILE &&
    Number.parseInt(readField(header, FIELDS.sum), 8) === calculateChecksum(header) &&
    Number.isSafeInteger(size);
  return isOurs ? { name: readField(header, FIELDS.name), size } : 'damaged';
}
