import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '@parvis/questionnaire/model/nearest';
import { isRecord } from '@parvis/questionnaire/model/record';
import { type PictureTrait, pictureTraits } from '@parvis/theme/derive/pictureTraits';
import { rasterSize } from '@parvis/theme/derive/rasterSize';
import { fileNameSchema } from '../../../platform/config/customerFile.ts';
import { extensionOf, type Picture, pictureOf } from '../../branding/pictures.ts';
import { type FindingId, type Found, found } from './findings.ts';
import { nearFile, whyNotOpen } from './folderFiles.ts';
import { tilesOf } from './json.ts';
import { ICON_NAMES } from './names.ts';

/** Largest picture, megabytes. */
export const MAX_PICTURE_MB = 2;

/** The smallest side of a logo of pixels: phones show it at a third of this, at three pixels for each. */
const MIN_LOGO_PIXELS = 96;

/** The pictures that a customer's file names, by where they are shown. */
export interface CustomerPictures {
  logo?: Picture;
  wideLogo?: Picture;
  banner?: Picture;
  /** Its letters, shown by no page as a picture. */
  font?: Picture;
}

/** A picture without its profile, and what of its file is shown otherwise. */
interface ReadPicture {
  readonly picture: Picture;
  readonly traits: readonly PictureTrait[];
}

function readPicture(path: string): ReadPicture | FindingId {
  if (!existsSync(path)) return 'pictureMissing';
  let bytes: Buffer;
  try {
    const why = whyNotOpen(path, MAX_PICTURE_MB);
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
} as const satisfies Record<PictureTrait, FindingId>;

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

/** What is taken for the name of an icon, whether there is one or not (`questionnaire/react/Picture.tsx`). */
const ICON = /^[a-z][A-Za-z0-9]*$/;
/** A picture that stands in the file itself. */
const DATA = /^data:image\/(?:png|jpeg|webp|svg\+xml)[;,]/;
/** An address that only what stands before this server could serve: pages show no pictures of other sites. */
const OF_SITE = /^(?:https:\/\/|\/(?!\/))/;

function pictureFinding(value: string, place: string): Found[] {
  if (DATA.test(value) || ICON_NAMES.includes(value)) return [];
  if (ICON.test(value)) return [found('itemIcon', place, { value, meant: nearest(value, ICON_NAMES) ?? '' })];
  return [found(OF_SITE.test(value) ? 'itemPictureElsewhere' : 'itemPictureNone', place, { value })];
}

function within(value: unknown, place: string): Found[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => within(one, `${place}.${index}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'imgSrc' && typeof inner === 'string'
      ? pictureFinding(inner, `${place}.${key}`)
      : within(inner, `${place}.${key}`),
  );
}

/** Pictures of questions and answers that nobody would see, by `imgSrc`. */
export const itemPictureFindings = (json: unknown): Found[] =>
  tilesOf(isRecord(json) ? json.menu : []).flatMap(({ path, value: { questionnaire } }) =>
    isRecord(questionnaire) ? within(questionnaire.questions, `${path}.questionnaire.questions`) : [],
  );
