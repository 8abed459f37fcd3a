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

export const MAX_PICTURE_MB = 2;

/** Phones show three pixels per unit. */
const MIN_LOGO_PIXELS = 96;

export interface CustomerPictures {
  logo?: Picture;
  wideLogo?: Picture;
  banner?: Picture;
  font?: Picture;
}

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

/** Excludes JSON files. */
function nearPicture(name: string, folder: string): string {
  try {
    const others = readdirSync(folder).filter((other) => !other.endsWith('.json'));
    return nearFile(name, others) ?? '';
  } catch {
    return '';
  }
}

const ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg' };

function endingFindings(slot: string, name: string, { type }: Picture): Found[] {
  const [, stem = '', ending = ''] = /^(.*)\.(svg|png|jpe?g|webp)$/i.exec(name) ?? [];
  const written = ending.toLowerCase();
  const right = extensionOf(type) ?? '';
  if (written === '' || (ENDINGS[written] ?? written) === right) return [];
  const other = (/\/(\w+)/.exec(type)?.[1] ?? '').toUpperCase();
  return [found('pictureEnding', slot, { value: name, other, meant: `${stem}.${right}` })];
}

function sizeFindings(slot: string, name: string, { bytes }: Picture): Found[] {
  const size = slot === 'logo' ? rasterSize(new Uint8Array(bytes)) : null;
  if (size === null || Math.min(size.width, size.height) >= MIN_LOGO_PIXELS) return [];
  const other = `${size.width} × ${size.height}`;
  return [found('logoSmall', slot, { value: name, other, meant: String(MIN_LOGO_PIXELS) })];
}

const TOLD = {
  cmyk: 'pictureCmyk',
  profile: 'pictureProfile',
  animated: 'pictureAnimated',
  outside: 'pictureOutside',
} as const satisfies Record<PictureTrait, FindingId>;

/** Reads the pictures of a folder. Invalid names are reported by the shape check. */
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

/** Same pattern as `questionnaire/react/Picture.tsx`. */
const ICON = /^[a-z][A-Za-z0-9]*$/;
const DATA = /^data:image\/(?:png|jpeg|webp|svg\+xml)[;,]/;
/** Only a reverse proxy could serve it: the policy blocks other sites. */
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

/** Finds pictures of questions that cannot be shown. */
export const itemPictureFindings = (json: unknown): Found[] =>
  tilesOf(isRecord(json) ? json.menu : []).flatMap(({ path, value: { questionnaire } }) =>
    isRecord(questionnaire) ? within(questionnaire.questions, `${path}.questionnaire.questions`) : [],
  );
