import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { codeSchema } from '@parvis/api/entities/basics';
import yauzl from 'yauzl';
import { fileNameSchema, pollSchema } from '../../../platform/config/customerFile.ts';
import { archivedLabelSchema } from '../../labels/service.ts';
import { archivedQuestionSchema } from '../../savedQuestions/service.ts';
import { archivedReplySchema } from '../../savedReplies/service.ts';

/** Room for a hundred versions with pictures. */
export const MAX_ARCHIVE_MB = 64;

export type ArchiveFault =
  | 'missing'
  | 'notArchive'
  | 'tooLarge'
  | 'climbs'
  | 'link'
  | 'stranger'
  | 'twice'
  | 'locked'
  | 'damaged'
  | 'notOurs'
  | 'version';

/** `about` is the entry or number at fault. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused';
  readonly why: ArchiveFault;
  readonly about: string;
  constructor(why: ArchiveFault, about = '') {
    super(`${why} ${about}`);
    this.why = why;
    this.about = about;
  }
}

import * as z from 'zod/mini';

export const ARCHIVE_VERSION = 1;

const manifestSchema = z.object({
  format: z.literal('parvis customer'),
  version: z.int(),
  cuid: codeSchema,
  made: z.string(),
  /** Detects missing entries. */
  entries: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

const palette = z.record(z.string(), z.string());
const words = z.record(z.string(), z.optional(z.string()));

const deskPollSchema = z.object({
  poll: pollSchema,
  madeBy: z.nullable(z.string().check(z.maxLength(200))),
});

/** Data outside the customer's file. */
const extrasSchema = z.object({
  looks: z.array(
    z.object({
      id: z.string().check(z.regex(/^[\w-]{16,64}$/)),
      appColors: palette,
      appShape: z.nullable(palette),
      logoId: z.nullable(z.string()),
      wideLogoId: z.nullable(z.string()),
      bannerId: z.optional(z.nullable(z.string())),
      bannerChosen: z.optional(z.boolean()),
      lbl: words,
      savedBy: z.string().check(z.maxLength(200)),
      saved: z.iso.datetime(),
    }),
  ),
  /** `made`: created here to replace another code. */
  retired: z.array(
    z.object({
      qrid: codeSchema,
      placeCode: codeSchema,
      lbl: words,
      fake: z.boolean(),
      made: z.optional(z.boolean()),
    }),
  ),
  replaced: z.optional(z.array(z.object({ qrid: codeSchema, by: codeSchema }))),
  formerly: z.array(codeSchema),
  /** Staff polls, without answers. */
  polls: z.optional(z.array(deskPollSchema)),
  questions: z.optional(z.array(archivedQuestionSchema)),
  labels: z.optional(z.array(archivedLabelSchema)),
  replies: z.optional(z.array(archivedReplySchema)),
});
export type CustomerExtras = z.infer<typeof extrasSchema>;

export const ARCHIVE_ENTRIES = {
  manifest: 'parvis.json',
  beside: 'beside.json',
  customer: (name: string) => `customer/${name}`,
  picture: (id: string) => `pictures/${id}`,
} as const;

const PICTURE = /^pictures\/[\w-]{43}$/;

function isKnownEntry(name: string): boolean {
  if (name === ARCHIVE_ENTRIES.manifest || name === ARCHIVE_ENTRIES.beside || PICTURE.test(name)) return true;
  const [folder, file, ...more] = name.split('/');
  return folder === 'customer' && more.length === 0 && fileNameSchema.safeParse(file).success;
}

const MEGABYTE = 1024 * 1024;
const FILE_TYPE_MASK = 0o170000;
const SYMLINK_TYPE = 0o120000;
const isLink = ({ externalFileAttributes }: yauzl.Entry): boolean =>
  ((externalFileAttributes >>> 16) & FILE_TYPE_MASK) === SYMLINK_TYPE;
const hasPathTraversal = (name: string): boolean =>
  /^(?:[/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..');

/** Most severe first. */
const ENTRY_CHECKS: ReadonlyArray<readonly [ArchiveFault, (entry: yauzl.Entry, name: string) => boolean]> = [
  ['climbs', (_, name) => hasPathTraversal(name)],
  ['link', isLink],
  ['locked', ({ generalPurposeBitFlag }) => (generalPurposeBitFlag & 1) !== 0],
  ['stranger', (_, name) => !isKnownEntry(name)],
];

const getEntryName = ({ fileName }: yauzl.Entry): string => (fileName as string | Buffer).toString('utf8');

/** @throws ArchiveRefused */
function validateEntries(entries: readonly yauzl.Entry[]): Map<string, yauzl.Entry> {
  const named = new Map<string, yauzl.Entry>();
  let size = 0;
  for (const entry of entries) {
    const name = getEntryName(entry);
    const fault = ENTRY_CHECKS.find(([, is]) => is(entry, name));
    if (fault) throw new ArchiveRefused(fault[0], name);
    // Some disks are case-insensitive.
    if (named.has(name.toLowerCase())) throw new ArchiveRefused('twice', name);
    named.set(name.toLowerCase(), entry);
    size += entry.uncompressedSize;
    if (size > MAX_ARCHIVE_MB * MEGABYTE) throw new ArchiveRefused('tooLarge');
  }
  return new Map(entries.map((entry) => [getEntryName(entry), entry]));
}

const STORED = 0;

const LOCAL_HEADER_SIZE = 30;

/** Skips the local header of the entry. */
function readPackedBytes(
  archive: Buffer,
  { relativeOffsetOfLocalHeader: at, compressedSize }: yauzl.Entry,
): Buffer {
  const begin = at + LOCAL_HEADER_SIZE + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  return archive.subarray(begin, begin + compressedSize);
}

/** Verifies size and checksum: the package's streams fail to do so in this Node. */
function extractEntry(archive: Buffer, name: string, entry: yauzl.Entry): Buffer {
  const { compressionMethod, uncompressedSize } = entry;
  try {
    const packed = readPackedBytes(archive, entry);
    const bytes =
      compressionMethod === STORED
        ? packed
        : inflateRawSync(packed, { maxOutputLength: Math.max(1, uncompressedSize) });
    if (bytes.length === uncompressedSize && crc32(bytes) === entry.crc32) return bytes;
  } catch {
    // Same error as for a wrong checksum.
  }
  throw new ArchiveRefused('damaged', name);
}

const MAX_ENTRIES = 1_000;

export interface CustomerArchive {
  readonly manifest: Manifest;
  readonly extras: CustomerExtras;
  /** By file name. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** By hash. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

const openZip = (archive: Buffer): Promise<yauzl.ZipFile> =>
  new Promise((resolve, reject) => {
    // Names are checked here, with their own error.
    yauzl.fromBuffer(archive, { lazyEntries: true, decodeStrings: false }, (error, zip) =>
      zip ? resolve(zip) : reject(error ?? new Error('no archive')),
    );
  });

async function readEntries(zip: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw new ArchiveRefused('tooLarge');
  return new Promise((resolve, reject) => {
    const entries: yauzl.Entry[] = [];
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });
}

function parseJson(bytes: Buffer | undefined): unknown {
  try {
    return bytes && JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function parseManifest(bytes: ReadonlyMap<string, Buffer>): Manifest {
  const read = manifestSchema.safeParse(parseJson(bytes.get(ARCHIVE_ENTRIES.manifest)));
  if (!read.success) throw new ArchiveRefused('notOurs');
  const { version, entries } = read.data;
  if (version !== ARCHIVE_VERSION) throw new ArchiveRefused('version', String(version));
  const lost = entries.find((name) => !bytes.has(name));
  if (lost !== undefined) throw new ArchiveRefused('damaged', lost);
  return read.data;
}

const filterByFolder = (bytes: ReadonlyMap<string, Buffer>, folder: string): Map<string, Buffer> =>
  new Map(
    [...bytes].flatMap(([name, content]) =>
      name.startsWith(folder) ? [[name.slice(folder.length), content] as const] : [],
    ),
  );

function hasCycle(replaced: NonNullable<CustomerExtras['replaced']>): boolean {
  const next = new Map(replaced.map(({ qrid, by }) => [qrid, by]));
  const ends = new Set<string>();
  return replaced.some(({ qrid }) => {
    const passed = new Set<string>();
    for (let at: string | undefined = qrid; at !== undefined && !ends.has(at); at = next.get(at)) {
      if (passed.has(at)) return true;
      passed.add(at);
    }
    for (const one of passed) ends.add(one);
    return false;
  });
}

/** No cycles, missing pictures or NUL, which PostgreSQL rejects. */
const hasSoundExtras = (beside: CustomerExtras, pictures: ReadonlyMap<string, Buffer>): boolean =>
  !JSON.stringify(beside).includes('\\u0000') &&
  !hasCycle(beside.replaced ?? []) &&
  beside.looks.every(({ logoId, wideLogoId, bannerId = null }) =>
    [logoId, wideLogoId, bannerId].every((id) => id === null || pictures.has(id)),
  );

function parseArchive(bytes: ReadonlyMap<string, Buffer>): CustomerArchive {
  const manifest = parseManifest(bytes);
  const beside = extrasSchema.safeParse(parseJson(bytes.get(ARCHIVE_ENTRIES.beside)));
  if (!beside.success) throw new ArchiveRefused('damaged', ARCHIVE_ENTRIES.beside);
  const pictures = filterByFolder(bytes, ARCHIVE_ENTRIES.picture(''));
  if (!hasSoundExtras(beside.data, pictures)) throw new ArchiveRefused('damaged', ARCHIVE_ENTRIES.beside);
  for (const [id, content] of pictures)
    if (createHash('sha256').update(content).digest('base64url') !== id)
      throw new ArchiveRefused('damaged', ARCHIVE_ENTRIES.picture(id));
  return {
    manifest,
    extras: beside.data,
    files: filterByFolder(bytes, ARCHIVE_ENTRIES.customer('')),
    pictures,
  };
}

/** @throws ArchiveRefused */
export async function readArchive(path: string): Promise<CustomerArchive> {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts?.isFile()) throw new ArchiveRefused('missing');
  if (facts.size > MAX_ARCHIVE_MB * MEGABYTE) throw new ArchiveRefused('tooLarge');
  const archive = readFileSync(path);
  const entries = await openZip(archive)
    .then(readEntries)
    .catch((error: unknown) => {
      throw error instanceof ArchiveRefused ? error : new ArchiveRefused('notArchive');
    });
  return parseArchive(
    new Map([...validateEntries(entries)].map(([name, entry]) => [name, extractEntry(archive, name, entry)])),
  );
}
