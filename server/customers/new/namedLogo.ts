import { existsSync, readFileSync } from 'node:fs';
import { extensionOf } from '../extensionOf.ts';
import { pictureOf } from '../pictures.ts';
import { notOrdinary } from '../read/ordinary.ts';
import { MAX_PICTURE_MB } from '../read/pictures.ts';

/** A picture that was named, with the name it gets beside the customer's file; nothing where it is none. */
export function namedLogo(path: string): { name: string; bytes: Buffer } | undefined {
  try {
    if (!existsSync(path) || notOrdinary(path, MAX_PICTURE_MB)) return undefined;
    const bytes = readFileSync(path);
    const extension = extensionOf(pictureOf(bytes)?.type);
    return extension === undefined ? undefined : { name: `logo.${extension}`, bytes };
  } catch {
    return undefined;
  }
}
