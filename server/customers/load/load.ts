import { sql } from 'drizzle-orm';
import { databaseFailure } from '../../base/databaseFailure.ts';
import { type Asked, inParts } from '../../store/inParts.ts';
import type { CustomerFile } from '../file/customerFile.ts';
import { type Finding, type Found, found } from '../read/findings.ts';
import { type ReadCustomer, readCustomer } from '../read/readCustomer.ts';
import { apart } from '../read/readCustomers.ts';
import { type Change, changesOf } from './changes/changes.ts';
import { storedCustomer } from './changes/stored.ts';
import { type Moving, movingOf, ownersOf, type Together } from './moving.ts';
import type { Loaded } from './noteLoaded.ts';
import { storeCustomer } from './storeCustomer.ts';

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
  readonly changes?: readonly Change[];
  readonly via?: 'command';
};

async function changesIn(db: Asked, ready: Ready, goesTo: Moving['goesTo']): Promise<Change[]> {
  const { cuid, places } = ready.file;
  const qrids = places.flatMap(({ qr }) => qr.map(({ qrid }) => qrid));
  return changesOf(await storedCustomer(db, cuid, qrids), ready, goesTo);
}

/** Takes what was stored of a group back, with why. */
class TakenBack extends Error {
  readonly why: Map<Ready, Found[]>;
  constructor(why: Map<Ready, Found[]>) {
    super('One of a group could not be stored.');
    this.why = why;
  }
}

/** Stores customers between which codes move, in one step: all of them or none. @returns why not, by customer */
async function storedTogether(
  db: Asked,
  group: readonly Ready[],
  together: Together,
): Promise<Map<Ready, Found[]>> {
  const [only, ...others] = group;
  if (!only) return new Map();
  if (others.length === 0) return new Map([[only, await stored(db, only, together)]]);
  try {
    return await db.transaction(async (tx) => {
      for (const one of group) {
        const why = await stored(inParts(tx), one, together);
        if (why.length === 0) continue;
        const beside = (): Found[] => [found('withOther', '', { other: one.file.cuid })];
        throw new TakenBack(new Map(group.map((each) => [each, each === one ? why : beside()])));
      }
      return new Map();
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.why;
    throw error;
  }
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
  for (const { folder, findings } of customers) for (const finding of findings) tell({ folder, ...finding });
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
  for (const group of moving.groups) {
    const ready: Ready[] = [];
    for (const content of group.flatMap((cuid) => right.get(cuid) ?? [])) {
      const changes = onChanges ? await changesIn(db, content, moving.goesTo) : [];
      const via = content.file.cuid === byCommand ? ({ via: 'command' } as const) : {};
      ready.push({ ...content, ...via, changes, invented: invented.includes(content.folder) });
    }
    const may = ready.filter(({ file }) => !moving.refusals.has(file.cuid));
    const whyNot = dryRun ? new Map<Ready, Found[]>() : await storedTogether(db, may, together);
    for (const one of ready) {
      const { file, folder, at, changes = [] } = one;
      const why = moving.refusals.get(file.cuid) ?? whyNot.get(one) ?? [];
      for (const finding of why) tell({ folder, ...finding, ...at(finding.place) });
      if (why.length > 0) refused.add(file.cuid);
      else {
        loaded.push(file);
        onChanges?.(file, changes);
      }
    }
  }
  return loaded;
}
