import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import yauzl from 'yauzl';
import { type Beside, besideSchema, type Manifest, manifestSchema, VERSION } from './contents.ts';
import { PARTS } from './entries.ts';
import { bytesOf } from './entryBytes.ts';
import { checked } from './entryFaults.ts';
import { ArchiveRefused, MOST_MB } from './refused.ts';

const MEGABYTE = 1024 * 1024;
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
  beside.looks.every(({ logoId, wideLogoId }) =>
    [logoId, wideLogoId].every((id) => id === null || pictures.has(id)),
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
