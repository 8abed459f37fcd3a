import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findCustomerFolders } from '../read/readCustomer.ts';

const ignoreErrors = <T>(look: () => T): T | undefined => {
  try {
    return look();
  } catch {
    return undefined;
  }
};

/** A replaced file may keep size and modification time. */
export function computeFolderStamp(parent: string): string {
  const files = (ignoreErrors(() => findCustomerFolders(parent)) ?? []).flatMap((folder) =>
    (ignoreErrors(() => readdirSync(folder)) ?? []).map((name) => join(folder, name)),
  );
  return files
    .map((path) => {
      const facts = ignoreErrors(() => statSync(path));
      return `${path} ${facts?.ino} ${facts?.size} ${facts?.mtimeMs} ${facts?.ctimeMs}`;
    })
    .join('\n');
}

/** Reloads once a change is stable for two polls; retries if the database is away. */
export function watchFolders(
  parent: string,
  before: string,
  load: () => Promise<unknown>,
): () => Promise<void> {
  let loaded = before;
  let seen = before;
  return async () => {
    const now = computeFolderStamp(parent);
    const isStable = now === seen;
    seen = now;
    if (now === loaded || !isStable) return;
    await load();
    loaded = now;
  };
}
