import { existsSync, readFileSync, statSync } from 'node:fs';
import { type Picture, pictureOf } from '../domain/pictures.ts';

/** Largest picture, bytes. */
const MAX = 2 * 1024 * 1024;

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
  return pictureOf(bytes) ?? 'neither SVG nor PNG, JPEG or WebP';
}
