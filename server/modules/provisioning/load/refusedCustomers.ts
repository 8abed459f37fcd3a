import { basename } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type { Asked } from '../../../platform/db/inParts.ts';
import { claimedName } from '../read/folderFiles.ts';
import { logLineOf } from '../read/lines.ts';
import { customerFolders } from '../read/readCustomer.ts';
import { stampOf } from './followFolders.ts';
import { loadCustomers } from './load.ts';

/** A customer that is not loaded as its folder says: its name, and the first error. */
export interface RefusedCustomer {
  readonly name: string;
  readonly why: string;
}

/** Finds the customers of `PARVIS_CUSTOMERS` that a load would refuse. Loads nothing. */
export async function refusedCustomers(
  db: Asked,
  parent: string,
  language: Language = 'en',
): Promise<RefusedCustomer[]> {
  const refused = new Map<string, RefusedCustomer>();
  await loadCustomers(
    db,
    customerFolders(parent),
    ({ folder, ...finding }) => {
      if (finding.severity !== 'error' || refused.has(folder)) return;
      const name = claimedName(folder) ?? basename(folder);
      refused.set(folder, { name, why: logLineOf(folder, finding, language) });
    },
    { dryRun: true },
  );
  return [...refused.values()];
}

/** The same for probes: the folders are read again once a file of theirs changed. None while they cannot be read. */
export function watchRefused(
  db: Asked,
  parent: string | undefined,
): () => Promise<readonly RefusedCustomer[]> {
  let kept: { readonly stamp: string; readonly all: Promise<readonly RefusedCustomer[]> } | undefined;
  return async () => {
    if (parent === undefined) return [];
    const stamp = stampOf(parent);
    if (kept?.stamp !== stamp) kept = { stamp, all: refusedCustomers(db, parent) };
    const { all } = kept;
    return all.catch(() => {
      if (kept?.all === all) kept = undefined;
      return [];
    });
  };
}
