import { existsSync } from 'node:fs';
import { and, eq, notInArray } from 'drizzle-orm';
import { describeCommand, type FileChange, translate } from '../../modules/customers/service.ts';
import {
  type FolderFinding,
  findCustomerFolders,
  formatChanges,
  formatFinding,
  type LoadOptions,
  loadCustomers,
} from '../../modules/provisioning/service.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { CustomerFile } from '../../platform/config/customerFile.ts';
import type { Database } from '../../platform/db/database.ts';
import { customers } from '../../platform/db/schema.ts';
import { withServerStore } from '../../platform/db/serverStore.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';

const FLAGS = { '--dry-run': 'dryRun', '--json': 'json', ...HELP_FLAGS } as const;

interface ReloadResult {
  readonly findings: readonly FolderFinding[];
  readonly loaded: readonly { readonly file: CustomerFile; readonly changes: readonly FileChange[] }[];
  readonly refused: readonly string[];
  /** Without a folder. */
  readonly absent: readonly string[];
}

async function findAbsentCustomers(db: Database, present: readonly string[]): Promise<string[]> {
  const inService = and(eq(customers.withdrawn, false), eq(customers.invented, false));
  const rows = await db
    .select({ cuid: customers.cuid })
    .from(customers)
    .where(and(inService, notInArray(customers.cuid, [...present])))
    .orderBy(customers.cuid);
  return rows.map(({ cuid }) => cuid);
}

async function reloadFolders(
  db: Database,
  folders: readonly string[],
  loading: LoadOptions,
): Promise<ReloadResult> {
  const findings: FolderFinding[] = [];
  const loaded: { file: CustomerFile; changes: readonly FileChange[] }[] = [];
  await loadCustomers(db, folders, (finding) => findings.push(finding), {
    ...loading,
    onChanges: (file, changes) => loaded.push({ file, changes }),
  });
  const errors = findings.filter(({ severity }) => severity === 'error').map(({ folder }) => folder);
  const present = loaded.map(({ file }) => file.cuid);
  // May belong to absent customers.
  const absent = errors.length > 0 ? [] : await findAbsentCustomers(db, present);
  return { findings, loaded, refused: [...new Set(errors)], absent };
}

/** @param byCommand customer edited by a command */
export async function runReload(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  byCommand?: string,
): Promise<CommandResult> {
  const read = parseCommand(args, { flags: FLAGS, ...describeCommand('reload') });
  if ('status' in read) return read;
  const { flags: given, language } = read;
  const config = readConfig(env);
  const folders = config.customersDir ? findCustomerFolders(config.customersDir) : [];
  if (config.customersDir && folders.length === 0 && existsSync(config.customersDir))
    return { status: 2, lines: [translate(language, 'reload.noneLeft', { folder: config.customersDir })] };
  if (folders.length === 0) return { status: 2, lines: [translate(language, 'reload.noFolder')] };
  const dryRun = given.has('dryRun');
  const done = await withServerStore(config, ({ db }) => reloadFolders(db, folders, { dryRun, byCommand }));
  const { findings, loaded, refused, absent } = done;
  const status = refused.length > 0 ? 1 : 0;
  if (given.has('json')) {
    const data = loaded.map(({ file, changes }) => ({ cuid: file.cuid, changes }));
    return { status, lines: [JSON.stringify({ ...done, loaded: data }, null, 2)] };
  }
  const lines = [
    ...findings.map(({ folder, ...finding }) => formatFinding(folder, finding, language)),
    ...refused.map((folder) => translate(language, 'reload.refused', { folder })),
    ...(dryRun && loaded.length > 0 ? [translate(language, 'reload.would')] : []),
    ...loaded.flatMap(({ file, changes }) => formatChanges(file, changes, language)),
    ...absent.map((cuid) => translate(language, 'reload.absent', { cuid })),
  ];
  return { status, lines };
}
