import { basename } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type { NestableTx } from '../../../platform/db/withSavepoints.ts';
import { readClaimedCuid } from '../read/folderFiles.ts';
import { formatLogLine } from '../read/formatFinding.ts';
import { findCustomerFolders } from '../read/readCustomer.ts';
import { loadCustomers } from './loadCustomers.ts';
import { computeFolderStamp } from './watchFolders.ts';

/** `why` is the first error. */
export interface RefusedCustomer {
  readonly name: string;
  readonly why: string;
}

/** Dry-runs a load of `PARVIS_CUSTOMERS`. */
export async function findRefusedCustomers(
  db: NestableTx,
  parent: string,
  language: Language = 'en',
): Promise<RefusedCustomer[]> {
  const refused = new Map<string, RefusedCustomer>();
  await loadCustomers(
    db,
    findCustomerFolders(parent),
    ({ folder, ...finding }) => {
      if (finding.severity !== 'error' || refused.has(folder)) return;
      const name = readClaimedCuid(folder) ?? basename(folder);
      refused.set(folder, { name, why: formatLogLine(folder, finding, language) });
    },
    { dryRun: true },
  );
  return [...refused.values()];
}

/** Cached until a file changes. Empty while folders are unreadable. */
export function watchRefusedCustomers(
  db: NestableTx,
  parent: string | undefined,
): () => Promise<readonly RefusedCustomer[]> {
  let cached: { readonly stamp: string; readonly all: Promise<readonly RefusedCustomer[]> } | undefined;
  return async () => {
    if (parent === undefined) return [];
    const stamp = computeFolderStamp(parent);
    if (cached?.stamp !== stamp) cached = { stamp, all: findRefusedCustomers(db, parent) };
    const { all } = cached;
    return all.catch(() => {
      if (cached?.all === all) cached = undefined;
      return [];
    });
  };
}
