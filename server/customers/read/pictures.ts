import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@parvis/questionnaire/model/record';
import { type PictureTrait, pictureTraits } from '@parvis/theme/derive/pictureTraits';
import { rasterSize } from '@parvis/theme/derive/rasterSize';
import { extensionOf } from '../extensionOf.ts';
import { fileNameSchema } from '../file/customerFile.ts';
import { type Picture, pictureOf } from '../pictures.ts';
import { type Found, found } from './findings.ts';
import { nearFile } from './nearFile.ts';
import { notOrdinary } from './ordinary.ts';
import type { SentenceId } from './words.ts';

/** Largest picture, megabytes. */
export const MAX_PICTURE_MB = 2;

/** The smallest side of a logo of pixels: phones show it at a third of this, at three pixels for each. */
const MIN_LOGO_PIXELS = 96;

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

/** Endings of names that say a type, by the one that we write. */
const ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg' };

/** A name that says another type than its picture has. */
function endingFindings(slot: string, name: string, { type }: Picture): Found[] {
  const [, stem = '', ending = ''] = /^(.*)\.(svg|png|jpe?g|webp)$/i.exec(name) ?? [];
  const written = ending.toLowerCase();
  const right = extensionOf(type) ?? '';
  if (written === '' || (ENDINGS[written] ?? written) === right) return [];
  const other = (/\/(\w+)/.exec(type)?.[1] ?? '').toUpperCase();
  return [found('pictureEnding', slot, { value: name, other, meant: `${stem}.${right}` })];
}

/** A logo of fewer pixels than are shown. */
function sizeFindings(slot: string, name: string, { bytes }: Picture): Found[] {
  const size = slot === 'logo' ? rasterSize(new Uint8Array(bytes)) : null;
  if (size === null || Math.min(size.width, size.height) >= MIN_LOGO_PIXELS) return [];
  const other = `${size.width} × ${size.height}`;
  return [found('logoSmall', slot, { value: name, other, meant: String(MIN_LOGO_PIXELS) })];
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
      findings.push(
        ...read.traits.map((trait) => found(TOLD[trait], slot, { value: name })),
        ...endingFindings(slot, name, read.picture),
        ...sizeFindings(slot, name, read.picture),
      );
    }
  }
  return { pictures, findings };
}
