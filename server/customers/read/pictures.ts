import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@parvis/questionnaire/model/record';
import { type PictureTrait, pictureTraits } from '@parvis/theme/derive/pictureTraits';
import { fileNameSchema } from '../file/customerFile.ts';
import { type Picture, pictureOf } from '../pictures.ts';
import { type Found, found } from './findings.ts';
import { nearFile } from './nearFile.ts';
import { notOrdinary } from './ordinary.ts';
import type { SentenceId } from './words.ts';

/** Largest picture, megabytes. */
export const MAX_PICTURE_MB = 2;

/** The pictures that a customer's file names, by where they are shown. */
export interface CustomerPictures {
  logo?: Picture;
  wideLogo?: Picture;
  banner?: Picture;
}

/** A picture without its profile, and what of its file is shown otherwise. */
interface ReadPicture {
  readonly picture: Picture;
  readonly traits: readonly PictureTrait[];
}

function readPicture(path: string): ReadPicture | SentenceId {
  if (!existsSync(path)) return 'pictureMissing';
  let bytes: Buffer;
  try {
    const why = notOrdinary(path, MAX_PICTURE_MB);
    if (why) return why === 'tooLarge' ? 'pictureTooLarge' : 'pictureUnreadable';
    bytes = readFileSync(path);
  } catch {
    return 'pictureUnreadable';
  }
  const picture = pictureOf(bytes);
  return picture ? { picture, traits: pictureTraits(new Uint8Array(bytes)) } : 'notPicture';
}

/** A picture of a folder that may be meant by a name: not the file of the customer. */
function nearPicture(name: string, folder: string): string {
  try {
    const others = readdirSync(folder).filter((other) => !other.endsWith('.json'));
    return nearFile(name, others) ?? '';
  } catch {
    return '';
  }
}

/** What is told of a picture that is shown otherwise than its file has it. */
const TOLD = {
  cmyk: 'pictureCmyk',
  profile: 'pictureProfile',
  animated: 'pictureAnimated',
  outside: 'pictureOutside',
} as const satisfies Record<PictureTrait, SentenceId>;

/** Reads the pictures that a file names, which lie beside it; what is no name of a file is told with the shape. */
export function readPictures(
  json: unknown,
  folder: string,
): { pictures: CustomerPictures; findings: Found[] } {
  const pictures: CustomerPictures = {};
  const findings: Found[] = [];
  for (const slot of ['logo', 'wideLogo', 'banner'] as const) {
    const named = fileNameSchema.safeParse(isRecord(json) ? json[slot] : undefined);
    if (!named.success) continue;
    const name = named.data;
    const read = readPicture(join(folder, name));
    if (typeof read === 'string')
      findings.push(
        found(read, slot, { value: name, other: String(MAX_PICTURE_MB), meant: nearPicture(name, folder) }),
      );
    else {
      pictures[slot] = read.picture;
      findings.push(...read.traits.map((trait) => found(TOLD[trait], slot, { value: name })));
    }
  }
  return { pictures, findings };
}
