import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '@parvis/questionnaire/model/nearest';
import { isRecord } from '@parvis/questionnaire/model/record';
import { type PictureTrait, pictureTraits } from '@parvis/theme/derive/pictureTraits';
import { rasterSize } from '@parvis/theme/derive/rasterSize';
import { fileNameSchema } from '../../../platform/config/customerFile.ts';
import { detectPicture, getPictureExtension, type Picture } from '../../branding/service.ts';
import { createFinding, type FindingId, type UnplacedFinding } from './findings.ts';
import { checkOpenable, findSimilarFile } from './folderFiles.ts';
import { collectTiles, getEntries } from './jsonEntries.ts';
import { ICON_NAMES } from './knownNames.ts';

export const MAX_PICTURE_MB = 2;

/** Phones show three pixels per unit. */
const MIN_LOGO_PIXELS = 96;

export interface CustomerPictures {
  logo?: Picture;
  wideLogo?: Picture;
  banner?: Picture;
  font?: Picture;
  /** By file name. */
  called?: ReadonlyMap<string, Picture>;
}

export const listPictures = ({ called, ...slots }: CustomerPictures): Picture[] => [
  ...Object.values(slots),
  ...(called?.values() ?? []),
];

interface ReadPicture {
  readonly picture: Picture;
  readonly traits: readonly PictureTrait[];
}

function readPicture(path: string): ReadPicture | FindingId {
  if (!existsSync(path)) return 'pictureMissing';
  let bytes: Buffer;
  try {
    const why = checkOpenable(path, MAX_PICTURE_MB);
    if (why) return why === 'tooLarge' ? 'pictureTooLarge' : 'pictureUnreadable';
    bytes = readFileSync(path);
  } catch {
    return 'pictureUnreadable';
  }
  const picture = detectPicture(bytes);
  return picture ? { picture, traits: pictureTraits(new Uint8Array(bytes)) } : 'notPicture';
}

/** Excludes JSON files. */
function findSimilarPicture(name: string, folder: string): string {
  try {
    const others = readdirSync(folder).filter((other) => !other.endsWith('.json'));
    return findSimilarFile(name, others) ?? '';
  } catch {
    return '';
  }
}

const EXTENSION_ALIASES: Readonly<Record<string, string>> = { jpeg: 'jpg' };

function checkExtension(slot: string, name: string, { type }: Picture): UnplacedFinding[] {
  const [, stem = '', ending = ''] = /^(.*)\.(svg|png|jpe?g|webp)$/i.exec(name) ?? [];
  const written = ending.toLowerCase();
  const right = getPictureExtension(type) ?? '';
  if (written === '' || (EXTENSION_ALIASES[written] ?? written) === right) return [];
  const other = (/\/(\w+)/.exec(type)?.[1] ?? '').toUpperCase();
  return [createFinding('pictureEnding', slot, { value: name, other, meant: `${stem}.${right}` })];
}

function checkSize(slot: string, name: string, { bytes }: Picture): UnplacedFinding[] {
  const size = /(?:^|\.)logo$/.test(slot) ? rasterSize(new Uint8Array(bytes)) : null;
  if (size === null || Math.min(size.width, size.height) >= MIN_LOGO_PIXELS) return [];
  const other = `${size.width} × ${size.height}`;
  return [createFinding('logoSmall', slot, { value: name, other, meant: String(MIN_LOGO_PIXELS) })];
}

const TRAIT_FINDINGS = {
  cmyk: 'pictureCmyk',
  profile: 'pictureProfile',
  animated: 'pictureAnimated',
  outside: 'pictureOutside',
} as const satisfies Record<PictureTrait, FindingId>;

type PictureSlot =
  | { readonly slot: 'logo' | 'wideLogo' | 'banner'; readonly isCalled: false; readonly value: unknown }
  | { readonly slot: string; readonly isCalled: true; readonly value: unknown };

function listPictureSlots(json: unknown): PictureSlot[] {
  const file = isRecord(json) ? json : {};
  return [
    ...(['logo', 'wideLogo', 'banner'] as const).map((slot) => ({
      ...{ slot, isCalled: false as const, value: file[slot] },
    })),
    ...[...getEntries(file.services, 'services'), ...getEntries(file.groups, 'groups')].map(
      ({ path, value }) => ({ slot: `${path}.logo`, isCalled: true as const, value: value.logo }),
    ),
  ];
}

/** The shape check reports invalid names. */
export function readPictures(
  json: unknown,
  folder: string,
): { pictures: CustomerPictures; findings: UnplacedFinding[] } {
  const pictures: CustomerPictures = {};
  const called = new Map<string, Picture>();
  const findings: UnplacedFinding[] = [];
  for (const { slot, value, isCalled } of listPictureSlots(json)) {
    const named = fileNameSchema.safeParse(value);
    if (!named.success) continue;
    const name = named.data;
    const read = readPicture(join(folder, name));
    if (typeof read === 'string')
      findings.push(
        createFinding(read, slot, {
          value: name,
          other: String(MAX_PICTURE_MB),
          meant: findSimilarPicture(name, folder),
        }),
      );
    else {
      if (isCalled) called.set(name, read.picture);
      else pictures[slot] = read.picture;
      findings.push(
        ...read.traits.map((trait) => createFinding(TRAIT_FINDINGS[trait], slot, { value: name })),
        ...checkExtension(slot, name, read.picture),
        ...checkSize(slot, name, read.picture),
      );
    }
  }
  return { pictures: { ...pictures, ...(called.size > 0 && { called }) }, findings };
}

/** Same pattern as `questionnaire/react/Picture.tsx`. */
const ICON_NAME = /^[a-z][A-Za-z0-9]*$/;
const DATA_URL = /^data:image\/(?:png|jpeg|webp|svg\+xml)[;,]/;
/** Only a reverse proxy could serve it: the policy blocks other sites. */
const SITE_ADDRESS = /^(?:https:\/\/|\/(?!\/))/;

function checkItemPicture(value: string, place: string): UnplacedFinding[] {
  if (DATA_URL.test(value) || ICON_NAMES.includes(value)) return [];
  if (ICON_NAME.test(value))
    return [createFinding('itemIcon', place, { value, meant: nearest(value, ICON_NAMES) ?? '' })];
  return [
    createFinding(SITE_ADDRESS.test(value) ? 'itemPictureElsewhere' : 'itemPictureNone', place, { value }),
  ];
}

function checkNestedPictures(value: unknown, place: string): UnplacedFinding[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => checkNestedPictures(one, `${place}.${index}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'imgSrc' && typeof inner === 'string'
      ? checkItemPicture(inner, `${place}.${key}`)
      : checkNestedPictures(inner, `${place}.${key}`),
  );
}

/** Reports pictures that cannot be shown. */
export const checkItemPictures = (json: unknown): UnplacedFinding[] =>
  [
    ...collectTiles(isRecord(json) ? json.menu : []),
    ...getEntries(isRecord(json) ? json.polls : [], 'polls'),
  ].flatMap(({ path, value: { questionnaire } }) =>
    isRecord(questionnaire)
      ? checkNestedPictures(questionnaire.questions, `${path}.questionnaire.questions`)
      : [],
  );
