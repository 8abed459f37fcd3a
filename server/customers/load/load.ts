import { sql } from 'drizzle-orm';
import { databaseFailure } from '../../base/databaseFailure.ts';
import type { Database } from '../../store/database.ts';
import type { CustomerFile } from '../file/customerFile.ts';
import { type Finding, type Found, found } from '../read/findings.ts';
import { readCustomers } from '../read/readCustomers.ts';
import { type Change, changesOf } from './changes/changes.ts';
import { storedCustomer } from './changes/stored.ts';
import { movingOf, type Together } from './moving.ts';
import { type Loaded, storeCustomer } from './storeCustomer.ts';

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
async function stored(db: Database, content: Loaded, together: Together): Promise<Found[]> {
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

/** How customers are loaded. */
export interface Loading {
  /** Those of the folders that are of the demonstration. */
  readonly invented?: readonly string[];
  /** Says what would become of them, and stores nothing. */
  readonly dryRun?: boolean;
  /** Hears what a file changes of what was stored. */
  readonly onChanges?: (file: CustomerFile, changes: readonly Change[]) => void;
}

/**
 * Brings the customers of these folders into the database; those that are there are updated. A folder that is wrong
 * is told and left out, so that one customer's slip does not stop the others.
 */
export async function loadCustomers(
  db: Database,
  folders: readonly string[],
  tell: (finding: FolderFinding) => void,
  { invented = [], dryRun = false, onChanges }: Loading = {},
): Promise<CustomerFile[]> {
  const loaded: CustomerFile[] = [];
  const customers = readCustomers(folders);
  for (const { folder, findings } of customers) for (const finding of findings) tell({ folder, ...finding });
  const right = new Map(
    customers.flatMap(({ folder, content }) =>
      content ? [[content.file.cuid, { folder, ...content }]] : [],
    ),
  );
  const moving = await movingOf(
    db,
    [...right.values()].map(({ file }) => file),
  );
  const refused = new Set(moving.refusals.keys());
  const together: Together = { read: new Set(right.keys()), refused };
  for (const cuid of moving.order) {
    const content = right.get(cuid);
    if (!content) continue;
    const { file, folder } = content;
    const qrids = file.places.flatMap(({ qr }) => qr.map(({ qrid }) => qrid));
    const changes = onChanges
      ? changesOf(await storedCustomer(db, file.cuid, qrids), content, moving.goesTo)
      : [];
    const mayNot = moving.refusals.get(cuid) ?? [];
    const why =
      mayNot.length > 0 || dryRun
        ? mayNot
        : await stored(db, { ...content, changes, invented: invented.includes(folder) }, together);
    for (const finding of why) tell({ folder, ...finding, ...content.at(finding.place) });
    if (why.length > 0) refused.add(cuid);
    else {
      loaded.push(file);
      onChanges?.(file, changes);
    }
  }
  return loaded;
}
