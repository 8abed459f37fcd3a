import { basename } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type { Asked } from '../../../platform/db/inParts.ts';
import { claimedName } from '../read/folderFiles.ts';
import { logLineOf } from '../read/lines.ts';
import { customerFolders } from '../read/readCustomer.ts';
import { stampOf } from './followFolders.ts';
import { loadCustomers } from './load.ts';

/** `why` is the first error. */
export interface RefusedCustomer {
  readonly name: string;
  readonly why: string;
}

/** Dry-runs a load of `PARVIS_CUSTOMERS` and returns the refused customers. */
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

/** Caches the result for probes until a file changes. Empty while folders are unreadable. */
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
