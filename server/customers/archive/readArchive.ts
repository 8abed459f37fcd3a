import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { codeSchema } from '@parvis/api/entities/basics';
import yauzl from 'yauzl';
import { fileNameSchema } from '../file/customerFile.ts';

/** Largest archive, and largest content of one, megabytes: a hundred looks with pictures have room. */
export const MOST_MB = 64;

/** Why an archive is not read. */
export type Refused =
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

/** An archive that is refused, with the name or number that the sentence is about. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused';
  readonly why: Refused;
  readonly about: string;
  constructor(why: Refused, about = '') {
    super(`${why} ${about}`);
    this.why = why;
    this.about = about;
  }
}

import * as z from 'zod/mini';

/** The version of the archives that are written, and the only one that is read. */
export const VERSION = 1;

/** What an archive of a customer says of itself. */
const manifestSchema = z.object({
  format: z.literal('parvis customer'),
  version: z.int(),
  cuid: codeSchema,
  made: z.string(),
  /** Every other entry: one that is missing was lost on the way. */
  entries: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

const palette = z.record(z.string(), z.string());
const words = z.record(z.string(), z.optional(z.string()));

/** What is not in a customer's file: looks that were saved in the studio, codes that it does not name, names of before. */
const besideSchema = z.object({
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
  /** `made`: here, in place of another one, with which it stands and goes. */
  retired: z.array(
    z.object({
      qrid: codeSchema,
      placeCode: codeSchema,
      lbl: words,
      fake: z.boolean(),
      made: z.optional(z.boolean()),
    }),
  ),
  /** What an administrator replaced, and by which code. */
  replaced: z.optional(z.array(z.object({ qrid: codeSchema, by: codeSchema }))),
  formerly: z.array(codeSchema),
});
export type Beside = z.infer<typeof besideSchema>;

/** Where the parts of an archive stand. */
export const PARTS = {
  manifest: 'parvis.json',
  beside: 'beside.json',
  customer: (name: string) => `customer/${name}`,
  picture: (id: string) => `pictures/${id}`,
} as const;

const PICTURE = /^pictures\/[\w-]{43}$/;

/** Whether an entry is one that archives have. */
function isEntry(name: string): boolean {
  if (name === PARTS.manifest || name === PARTS.beside || PICTURE.test(name)) return true;
  const [folder, file, ...more] = name.split('/');
  return folder === 'customer' && more.length === 0 && fileNameSchema.safeParse(file).success;
}

const MEGABYTE = 1024 * 1024;
const KIND = 0o170000;
const LINK = 0o120000;
const isLink = ({ externalFileAttributes }: yauzl.Entry): boolean =>
  ((externalFileAttributes >>> 16) & KIND) === LINK;
const climbs = (name: string): boolean =>
  /^(?:[/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..');

/** Where an entry may not stand in an archive, with the sentence for it, the gravest first. */
const FAULTS: ReadonlyArray<readonly [Refused, (entry: yauzl.Entry, name: string) => boolean]> = [
  ['climbs', (_, name) => climbs(name)],
  ['link', isLink],
  ['locked', ({ generalPurposeBitFlag }) => (generalPurposeBitFlag & 1) !== 0],
  ['stranger', (_, name) => !isEntry(name)],
];

const nameOf = ({ fileName }: yauzl.Entry): string => (fileName as string | Buffer).toString('utf8');

/** The entries by name, if each may stand in an archive of a customer. @throws ArchiveRefused */
function checked(entries: readonly yauzl.Entry[]): Map<string, yauzl.Entry> {
  const named = new Map<string, yauzl.Entry>();
  let size = 0;
  for (const entry of entries) {
    const name = nameOf(entry);
    const fault = FAULTS.find(([, is]) => is(entry, name));
    if (fault) throw new ArchiveRefused(fault[0], name);
    // On some disks names that differ in their letters alone are one file.
    if (named.has(name.toLowerCase())) throw new ArchiveRefused('twice', name);
    named.set(name.toLowerCase(), entry);
    size += entry.uncompressedSize;
    if (size > MOST_MB * MEGABYTE) throw new ArchiveRefused('tooLarge');
  }
  return new Map(entries.map((entry) => [nameOf(entry), entry]));
}

const STORED = 0;

const LOCAL_HEAD = 30;

/** The bytes of an entry as they lie in the archive, behind a head of their own. */
function packedBytes(
  archive: Buffer,
  { relativeOffsetOfLocalHeader: at, compressedSize }: yauzl.Entry,
): Buffer {
  const begin = at + LOCAL_HEAD + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  return archive.subarray(begin, begin + compressedSize);
}

/** Unpacks an entry and verifies size and checksum, which the package's streams fail to do in this Node. */
function bytesOf(archive: Buffer, name: string, entry: yauzl.Entry): Buffer {
  const { compressionMethod, uncompressedSize } = entry;
  try {
    const packed = packedBytes(archive, entry);
    const bytes =
      compressionMethod === STORED
        ? packed
        : inflateRawSync(packed, { maxOutputLength: Math.max(1, uncompressedSize) });
    if (bytes.length === uncompressedSize && crc32(bytes) === entry.crc32) return bytes;
  } catch {
    // What cannot be unpacked is damaged, as what is unpacked to something else.
  }
  throw new ArchiveRefused('damaged', name);
}

/** More entries than any customer has. */
const MOST_ENTRIES = 1_000;

/** What an archive of a customer holds. */
export interface Unpacked {
  readonly manifest: Manifest;
  readonly beside: Beside;
  /** The customer's file and the pictures it names, by the name of the file. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Pictures of looks by their hash. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

const open = (archive: Buffer): Promise<yauzl.ZipFile> =>
  new Promise((resolve, reject) => {
    // Names are looked at here, each fault with its own sentence.
    yauzl.fromBuffer(archive, { lazyEntries: true, decodeStrings: false }, (error, zip) =>
      zip ? resolve(zip) : reject(error ?? new Error('no archive')),
    );
  });

/** All entries, as they are announced. */
async function entriesOf(zip: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  if (zip.entryCount > MOST_ENTRIES) throw new ArchiveRefused('tooLarge');
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

function jsonIn(bytes: Buffer | undefined): unknown {
  try {
    return bytes && JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function manifestIn(bytes: ReadonlyMap<string, Buffer>): Manifest {
  const read = manifestSchema.safeParse(jsonIn(bytes.get(PARTS.manifest)));
  if (!read.success) throw new ArchiveRefused('notOurs');
  const { version, entries } = read.data;
  if (version !== VERSION) throw new ArchiveRefused('version', String(version));
  const lost = entries.find((name) => !bytes.has(name));
  if (lost !== undefined) throw new ArchiveRefused('damaged', lost);
  return read.data;
}

const below = (bytes: ReadonlyMap<string, Buffer>, folder: string): Map<string, Buffer> =>
  new Map(
    [...bytes].flatMap(([name, content]) =>
      name.startsWith(folder) ? [[name.slice(folder.length), content] as const] : [],
    ),
  );

/** Whether codes that were replaced lead to one another and never to one that hangs. */
function isCircle(replaced: NonNullable<Beside['replaced']>): boolean {
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

/** Whether a database takes it: replaced codes lead somewhere, each picture that a look names is there, and no text holds the sign that none can. */
const isStorable = (beside: Beside, pictures: ReadonlyMap<string, Buffer>): boolean =>
  !JSON.stringify(beside).includes('\\u0000') &&
  !isCircle(beside.replaced ?? []) &&
  beside.looks.every(({ logoId, wideLogoId, bannerId = null }) =>
    [logoId, wideLogoId, bannerId].every((id) => id === null || pictures.has(id)),
  );

function understood(bytes: ReadonlyMap<string, Buffer>): Unpacked {
  const manifest = manifestIn(bytes);
  const beside = besideSchema.safeParse(jsonIn(bytes.get(PARTS.beside)));
  if (!beside.success) throw new ArchiveRefused('damaged', PARTS.beside);
  const pictures = below(bytes, PARTS.picture(''));
  if (!isStorable(beside.data, pictures)) throw new ArchiveRefused('damaged', PARTS.beside);
  for (const [id, content] of pictures)
    if (createHash('sha256').update(content).digest('base64url') !== id)
      throw new ArchiveRefused('damaged', PARTS.picture(id));
  return { manifest, beside: beside.data, files: below(bytes, PARTS.customer('')), pictures };
}

/** Reads an archive of a customer into memory; nothing of it is written anywhere. @throws ArchiveRefused */
export async function unpack(path: string): Promise<Unpacked> {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts?.isFile()) throw new ArchiveRefused('missing');
  if (facts.size > MOST_MB * MEGABYTE) throw new ArchiveRefused('tooLarge');
  const archive = readFileSync(path);
  const entries = await open(archive)
    .then(entriesOf)
    .catch((error: unknown) => {
      throw error instanceof ArchiveRefused ? error : new ArchiveRefused('notArchive');
    });
  return understood(
    new Map([...checked(entries)].map(([name, entry]) => [name, bytesOf(archive, name, entry)])),
  );
}
