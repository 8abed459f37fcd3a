import { sql } from 'drizzle-orm';
import { databaseFailure } from '../../base/databaseFailure.ts';
import type { Database } from '../../store/database.ts';
import type { CustomerFile } from '../file/customerFile.ts';
import { type Finding, type Found, found } from '../read/findings.ts';
import { readCustomers } from '../read/readCustomers.ts';
import { type CustomerContent, storeCustomer } from './storeCustomer.ts';

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
async function stored(db: Database, content: CustomerContent): Promise<Found[]> {
  try {
    return await storeCustomer(db, content);
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

/**
 * Brings the customers of these folders into the database; those that are there are updated. A folder that is wrong
 * is told and left out, so that one customer's slip does not stop the others.
 * @param invented those of the folders that are of the demonstration
 */
export async function loadCustomers(
  db: Database,
  folders: readonly string[],
  tell: (finding: FolderFinding) => void,
  invented: readonly string[] = [],
): Promise<CustomerFile[]> {
  const loaded: CustomerFile[] = [];
  for (const { folder, findings, content } of readCustomers(folders)) {
    for (const finding of findings) tell({ folder, ...finding });
    if (!content) continue;
    const refused = await stored(db, { ...content, invented: invented.includes(folder) });
    for (const finding of refused) tell({ folder, ...finding, ...content.at(finding.place) });
    if (refused.length === 0) loaded.push(content.file);
  }
  return loaded;
}
