import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packageRoot } from '../base/packageRoot.ts';
import { bundled } from './bundled.ts';

/** Links to all that a folder holds but some. */
function linkAll(from: string, to: string, but: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (!but.includes(name)) symlinkSync(join(from, name), join(to, name));
}

/**
 * The server as its next version would be: the same, with one migration more.
 * @returns the file to start in place of `bundled()`
 */
export function nextVersion(folder: string, tag: string, sql: string): string {
  const root = join(folder, tag);
  const server = join(root, 'server');
  const migrations = join(server, 'store', 'migrations');
  linkAll(dirname(packageRoot), root, [basename(packageRoot), '.git']);
  linkAll(packageRoot, server, ['store']);
  linkAll(join(packageRoot, 'store'), join(server, 'store'), ['migrations']);
  cpSync(join(packageRoot, 'store', 'migrations'), migrations, { recursive: true });
  const journalFile = join(migrations, 'meta', '_journal.json');
  const journal: { entries: { idx: number; when: number }[] } = JSON.parse(readFileSync(journalFile, 'utf8'));
  const last = journal.entries.at(-1);
  const own = { ...last, idx: (last?.idx ?? 0) + 1, when: (last?.when ?? 0) + 1, tag };
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, own] }));
  writeFileSync(join(migrations, `${tag}.sql`), sql);
  const bundle = join(server, 'next');
  cpSync(dirname(bundled()), bundle, { recursive: true });
  return join(bundle, basename(bundled()));
}
