import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { listOf } from './setting.ts';

/** Reads so many bytes of a file at a place: fewer where it ends before. */
type Read = (at: number, length: number) => Buffer;

/** A font that is packed says itself how long it is. */
const lengthSaid = (read: Read): number => read(8, 4).readUInt32BE();

const TABLE = 16;

/** The end of the last of the tables that a font lists: behind it nothing of it is read. */
function endOfTables(read: Read): number {
  const many = read(4, 2).readUInt16BE();
  const list = read(12, many * TABLE);
  const ends = Array.from({ length: many }, (_, at) => {
    const place = at * TABLE;
    return list.readUInt32BE(place + 8) + list.readUInt32BE(place + 12);
  });
  return Math.max(...ends, 12 + many * TABLE);
}

/**
 * How files of fonts begin, and how long they have to be: outlines of TrueType or of PostScript, packed or not. Several in one file
 * (`ttcf`) do not say which is meant.
 */
const KINDS = new Map([
  ['\0\u0001\0\0', endOfTables],
  ['true', endOfTables],
  ['OTTO', endOfTables],
  ['wOFF', lengthSaid],
  ['wOF2', lengthSaid],
]);

/** Whether a file is a font that was not cut. */
function isWhole(file: string): boolean {
  try {
    // Whoever opens a pipe waits for somebody to write.
    const facts = statSync(file);
    if (!facts.isFile()) return false;
    const open = openSync(file, 'r');
    const read: Read = (at, length) => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(open, bytes, 0, length, at));
    };
    try {
      const endOf = KINDS.get(read(0, 4).toString('latin1'));
      return endOf !== undefined && endOf(read) <= facts.size;
    } finally {
      closeSync(open);
    }
  } catch {
    return false;
  }
}

/** The media types of fonts, by how their files begin. */
const TYPES: Readonly<Record<string, string>> = { wOF2: 'font/woff2', wOFF: 'font/woff', OTTO: 'font/otf' };

/** The media type of a font, by its bytes. */
export const fontType = (bytes: Buffer): string => TYPES[bytes.toString('latin1', 0, 4)] ?? 'font/ttf';

/** Files of fonts, with commas between. Nothing where one is none, or was cut. */
export const readFontFiles = (text: string): readonly string[] | undefined => {
  const files = listOf(text);
  return files.every(isWhole) ? files : undefined;
};
