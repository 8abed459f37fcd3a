import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { splitList } from './setting.ts';

type Read = (at: number, length: number) => Buffer;

/** Headers contain the file length. */
const readDeclaredLength = (read: Read): number => read(8, 4).readUInt32BE();

const TABLE = 16;

function findTablesEnd(read: Read): number {
  const many = read(4, 2).readUInt16BE();
  const list = read(12, many * TABLE);
  const ends = Array.from({ length: many }, (_, at) => {
    const place = at * TABLE;
    return list.readUInt32BE(place + 8) + list.readUInt32BE(place + 12);
  });
  return Math.max(...ends, 12 + many * TABLE);
}

/** Expected length by signature. Collections (`ttcf`) name no single font. */
const END_FINDERS = new Map([
  ['\0\u0001\0\0', findTablesEnd],
  ['true', findTablesEnd],
  ['OTTO', findTablesEnd],
  ['wOFF', readDeclaredLength],
  ['wOF2', readDeclaredLength],
]);

function isCompleteFont(file: string): boolean {
  try {
    // Opening a pipe would block until someone writes.
    const facts = statSync(file);
    if (!facts.isFile()) return false;
    const open = openSync(file, 'r');
    const read: Read = (at, length) => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(open, bytes, 0, length, at));
    };
    try {
      const findEnd = END_FINDERS.get(read(0, 4).toString('latin1'));
      return findEnd !== undefined && findEnd(read) <= facts.size;
    } finally {
      closeSync(open);
    }
  } catch {
    return false;
  }
}

const TYPES: Readonly<Record<string, string>> = { wOF2: 'font/woff2', wOFF: 'font/woff', OTTO: 'font/otf' };

export const detectFontType = (bytes: Buffer): string => TYPES[bytes.toString('latin1', 0, 4)] ?? 'font/ttf';

/** Undefined if one is invalid or truncated. */
export const parseFontFiles = (text: string): readonly string[] | undefined => {
  const files = splitList(text);
  return files.every(isCompleteFont) ? files : undefined;
};
