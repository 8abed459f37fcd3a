import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import { databaseFailure } from '../../base/databaseFailure.ts';
import type { Tx } from '../../store/database.ts';
import { type Asked, inParts } from '../../store/inParts.ts';
import type { CustomerFile } from '../file/customerFile.ts';
import { oneAtATime } from '../oneAtATime.ts';
import { type Finding, type Found, found } from '../read/findings.ts';
import { claimedName } from '../read/folderFiles.ts';
import { type ReadCustomer, readCustomer } from '../read/readCustomer.ts';
import { apart } from '../read/readCustomers.ts';
import { type Change, findChanges } from './changes.ts';
import { type Moving, movingOf, ownersOf, type Together } from './moving.ts';
import { type Loaded, noteRefused } from './noteLoaded.ts';
import { storeCustomer } from './storeCustomer.ts';
import { storedCustomer } from './storedCustomer.ts';

/** Something that was found in a customer's folder. */
export interface FolderFinding extends Finding {
  readonly folder: string;
}

const causeOf = (error: unknown): string =>
  String(error instanceof Error && error.cause instanceof Error ? error.cause : error);

/**
 * Stores a customer. Where that fails while the database answers and is not busy, it is this customer's fault alone.
 * @throws what went wrong where the database does not answer, or not now
 */
async function stored(db: Asked, content: Loaded, together: Together): Promise<Found[]> {
  try {
    return await storeCustomer(db, content, together);
  } catch (error) {
    if (databaseFailure(error)?.code === 'unavailable') throw error;
    try {
      await db.execute(sql`select 1`);
    } catch {
      throw error;
    }
    return [found('notStored', '', { value: causeOf(error) })];
  }
}

/** A customer that can be stored, and where it was read. */
type Ready = NonNullable<ReadCustomer['content']> & {
  readonly folder: string;
  readonly invented?: boolean;
  readonly via?: 'command';
};

async function changesIn(db: Tx, ready: Ready, goesTo: Moving['goesTo']): Promise<Change[]> {
  const { cuid, places } = ready.file;
  const qrids = places.flatMap(({ qr }) => qr.map(({ qrid }) => qrid));
  return findChanges(await storedCustomer(db, cuid, qrids), ready, goesTo);
}

/** Takes what was stored of a group back, with why. */
class TakenBack extends Error {
  readonly why: Map<Ready, Found[]>;
  constructor(why: Map<Ready, Found[]>) {
    super('One of a group could not be stored.');
    this.why = why;
  }
}

/** What came of storing customers: why not, and what it changed, by customer. */
interface Outcome {
  readonly whyNot: ReadonlyMap<Ready, readonly Found[]>;
  readonly changes: Reckoned;
}
type Reckoned = ReadonlyMap<Ready, readonly Change[]>;
/** Finds what customers change of what is stored by then. */
type Reckon = (db: Tx, group: readonly Ready[]) => Promise<Reckoned>;

/**
 * Stores customers between which codes move, in one step: all of them or none. What that changes is reckoned where nobody else changes
 * customers: of two loads at once the second finds what the first has left.
 */
async function storedTogether(
  db: Asked,
  group: readonly Ready[],
  together: Together,
  reckon: Reckon,
): Promise<Outcome> {
  if (group.length === 0) return { whyNot: new Map(), changes: new Map() };
  try {
    return await db.transaction(async (tx) => {
      await oneAtATime(tx);
      const changes = await reckon(tx, group);
      for (const one of group) {
        const why = await stored(inParts(tx), { ...one, changes: changes.get(one) ?? [] }, together);
        if (why.length === 0) continue;
        const beside = (): Found[] => [found('withOther', '', { other: one.file.cuid })];
        throw new TakenBack(new Map(group.map((each) => [each, each === one ? why : beside()])));
      }
      return { whyNot: new Map(), changes };
    });
  } catch (error) {
    if (error instanceof TakenBack) return { whyNot: error.why, changes: new Map() };
    throw error;
  }
}

/** The customers of folders of which nothing was loaded, as far as those tell whose they are. */
function leftOut(all: readonly ReadCustomer[], loaded: readonly CustomerFile[]): string[] {
  const done = new Set(loaded.map(({ cuid }) => cuid));
  const names = all.map(
    ({ folder, content }) => content?.file.cuid ?? claimedName(folder) ?? basename(folder),
  );
  return names.filter((name) => !done.has(name));
}

/** How customers are loaded. */
export interface Loading {
  /** Those of the folders that are of the demonstration. */
  readonly invented?: readonly string[];
  /** Says what would become of them, and stores nothing. */
  readonly dryRun?: boolean;
  /** The customer into whose file a command wrote what it changes. */
  readonly byCommand?: string | undefined;
  /** Hears what a file changes of what was stored. */
  readonly onChanges?: (file: CustomerFile, changes: readonly Change[]) => void;
}

/**
 * Brings the customers of these folders into the database; those that are there are updated. A folder that is wrong
 * is told and left out, so that one customer's slip does not stop the others.
 */
export async function loadCustomers(
  db: Asked,
  folders: readonly string[],
  tell: (finding: FolderFinding) => void,
  { invented = [], dryRun = false, byCommand, onChanges }: Loading = {},
): Promise<CustomerFile[]> {
  const loaded: CustomerFile[] = [];
  const read = folders.map(readCustomer);
  const owners = await ownersOf(
    db,
    read.flatMap(({ content }) => content?.file ?? []),
  );
  const customers = apart(read, owners);
  // Of a demonstration a few people are all services.
  const isMeant = (folder: string, { id }: Finding) => invented.includes(folder) && id === 'emptyServices';
  for (const { folder, findings } of customers)
    for (const finding of findings) if (!isMeant(folder, finding)) tell({ folder, ...finding });
  const right = new Map(
    customers.flatMap(({ folder, content }) =>
      content ? [[content.file.cuid, { folder, ...content }]] : [],
    ),
  );
  const moving = await movingOf(
    db,
    [...right.values()].map(({ file }) => file),
    owners,
  );
  const refused = new Set(moving.refusals.keys());
  const together: Together = { read: new Set(right.keys()), refused };
  const reckon: Reckon = async (tx, group) => {
    const found = new Map<Ready, Change[]>();
    if (onChanges) for (const one of group) found.set(one, await changesIn(tx, one, moving.goesTo));
    return found;
  };
  for (const group of moving.groups) {
    const ready = group
      .flatMap((cuid) => right.get(cuid) ?? [])
      .map(
        (content): Ready => ({
          ...content,
          ...(content.file.cuid === byCommand && { via: 'command' }),
          invented: invented.includes(content.folder),
        }),
      );
    const may = ready.filter(({ file }) => !moving.refusals.has(file.cuid));
    const { whyNot, changes } = dryRun
      ? { whyNot: new Map<Ready, Found[]>(), changes: await reckon(db, may) }
      : await storedTogether(db, may, together, reckon);
    for (const one of ready) {
      const { file, folder, at } = one;
      const why = moving.refusals.get(file.cuid) ?? whyNot.get(one) ?? [];
      for (const finding of why) tell({ folder, ...finding, ...at(finding.place) });
      if (why.length > 0) refused.add(file.cuid);
      else {
        loaded.push(file);
        onChanges?.(file, changes.get(one) ?? []);
      }
    }
  }
  if (!dryRun) await noteRefused(db, leftOut(customers, loaded));
  return loaded;
}
