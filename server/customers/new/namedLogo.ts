import { existsSync, readFileSync } from 'node:fs';
import { extensionOf } from '../extensionOf.ts';
import { pictureOf } from '../pictures.ts';
import { notOrdinary } from '../read/ordinary.ts';
import { MAX_PICTURE_MB } from '../read/pictures.ts';

/** A picture that was named, with the name it gets beside the customer's file, or why it cannot be taken. */
export function namedLogo(path: string): { name: string; bytes: Buffer } | 'logoMissing' | 'noLogo' {
  try {
    if (!existsSync(path)) return 'logoMissing';
    if (notOrdinary(path, MAX_PICTURE_MB)) return 'noLogo';
    const bytes = readFileSync(path);
    const extension = extensionOf(pictureOf(bytes)?.type);
    return extension === undefined ? 'noLogo' : { name: `logo.${extension}`, bytes };
  } catch {
    return 'noLogo';
  }
}
