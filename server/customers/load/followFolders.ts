import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { customerFolders } from '../read/readCustomer.ts';

const orNothing = <T>(look: () => T): T | undefined => {
  try {
    return look();
  } catch {
    return undefined;
  }
};

/**
 * What lies in the folders of customers, as far as a change shows in it: names, which files they are now, sizes and times. What is renamed
 * into the place of another, or put there by an archive, may have its size and its time of writing.
 */
export function stampOf(parent: string): string {
  const files = (orNothing(() => customerFolders(parent)) ?? []).flatMap((folder) =>
    (orNothing(() => readdirSync(folder)) ?? []).map((name) => join(folder, name)),
  );
  return files
    .map((path) => {
      const facts = orNothing(() => statSync(path));
      return `${path} ${facts?.ino} ${facts?.size} ${facts?.mtimeMs} ${facts?.ctimeMs}`;
    })
    .join('\n');
}

/**
 * Follows the folders of customers, which were `before` (`stampOf`) as they began to be loaded: a look loads them once something there has changed and is the same as at the look before, since what is
 * being copied is no customer yet. What fails as a whole, where the database is away, is done again at the next look.
 */
export function followFolders(
  parent: string,
  before: string,
  load: () => Promise<unknown>,
): () => Promise<void> {
  let loaded = before;
  let seen = before;
  return async () => {
    const now = stampOf(parent);
    const rests = now === seen;
    seen = now;
    if (now === loaded || !rests) return;
    await load();
    loaded = now;
  };
}
