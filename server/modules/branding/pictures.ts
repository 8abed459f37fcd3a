import { createHash } from 'node:crypto';
import { patternOf } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { withoutProfile } from '@parvis/theme/derive/withoutProfile';
import { decodePercent } from '../../platform/config/decodePercent.ts';
import { isRasterType, type PictureRefusal, reencodeLogo, threads } from '../media/service.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

export const getPictureExtension = (type: string | undefined): string | undefined => EXTENSIONS[type ?? ''];

/** The id hashes the bytes. */
export interface Picture {
  id: string;
  type: string;
  bytes: Buffer;
}

/** Content allowed before an SVG root element. */
const PROLOGUE: ReadonlyArray<readonly [begin: string, end: string]> = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype svg', '>'],
];

const findDoctypeEnd = (text: string, at: number): number => {
  const type = /<![^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*>/y;
  type.lastIndex = at;
  return type.test(text) ? type.lastIndex - 1 : -1;
};

/** Linear time. Rejects doctypes with declarations (entity expansion can reach gigabytes). */
function isDrawing(text: string): boolean {
  const small = text.toLowerCase();
  const skipSpace = (from: number) => from + (/^\s*/.exec(text.slice(from, from + 4096))?.[0].length ?? 0);
  let at = skipSpace(0);
  for (;;) {
    const part = PROLOGUE.find(([begin]) => small.startsWith(begin, at));
    if (!part) return /^<svg[\s/>]/.test(text.slice(at, at + 5));
    const [begin, end] = part;
    const isType = begin.startsWith('<!d');
    const close = isType ? findDoctypeEnd(small, at) : small.indexOf(end, at + begin.length);
    if (close < 0 || (isType && text.slice(at, close).includes('['))) return false;
    at = skipSpace(close + end.length);
  }
}

/** Magic bytes. */
const PICTURE_FORMATS: ReadonlyArray<{ type: string; is: (bytes: Buffer) => boolean }> = [
  { type: 'image/png', is: (bytes) => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])) },
  { type: 'image/jpeg', is: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  {
    type: 'image/webp',
    is: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
  { type: 'image/svg+xml', is: (bytes) => isDrawing(bytes.toString('utf8')) },
];

const toPicture = (type: string, bytes: Buffer): Picture => ({
  id: createHash('sha256').update(bytes).digest('base64url'),
  type,
  bytes,
});

/** Null if unknown. Strips gamma and profile, so that browsers do not convert colours. */
export function detectPicture(bytes: Buffer): Picture | null {
  const kind = PICTURE_FORMATS.find(({ is }) => is(bytes));
  return kind ? toPicture(kind.type, Buffer.from(withoutProfile(new Uint8Array(bytes)))) : null;
}

/** Re-encoding drops invisible data. @throws Refusal unavailable */
export async function sanitizePicture({ type, bytes }: Picture): Promise<Picture | PictureRefusal> {
  if (isRasterType(type)) {
    const drawn = await reencodeLogo(type, bytes);
    return typeof drawn === 'string' ? drawn : toPicture(type, Buffer.from(drawn));
  }
  const drawing = await threads.run('cleanDrawing', bytes.toString('utf8'));
  return drawing === null ? 'format' : toPicture(type, Buffer.from(drawing));
}

const PICTURE_HEAD = /^data:image\/[a-z+]+$/i;

export function parsePictureAddress(address: string): Picture | null {
  const comma = address.indexOf(',');
  if (comma < 0) return null;
  const [head = '', ...settings] = address.slice(0, comma).split(';');
  if (!PICTURE_HEAD.test(head)) return null;
  const content = address.slice(comma + 1);
  if (settings.at(-1)?.trim().toLowerCase() === 'base64')
    return detectPicture(Buffer.from(content, 'base64'));
  const text = decodePercent(content);
  return text === null ? null : detectPicture(Buffer.from(text));
}

const LOGO = patternOf(addresses.logo.template);

export function parseLogoAddress(address: string): string | null {
  const id = LOGO.exec(address)?.[1];
  return id === undefined ? null : decodePercent(id);
}
