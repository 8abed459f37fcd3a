import { existsSync } from 'node:fs';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Change } from '../../modules/customers/describeChange.ts';
import { describeCommand, say } from '../../modules/customers/sentences.ts';
import { changeLines } from '../../modules/provisioning/load/changes.ts';
import { type FolderFinding, type Loading, loadCustomers } from '../../modules/provisioning/load/load.ts';
import { lineOf } from '../../modules/provisioning/read/lines.ts';
import { customerFolders } from '../../modules/provisioning/read/readCustomer.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { CustomerFile } from '../../platform/config/customerFile.ts';
import { asServer } from '../../platform/db/asServer.ts';
import type { Database } from '../../platform/db/database.ts';
import { customers } from '../../platform/db/schema.ts';
import { type CommandResult, HELP_FLAGS, readCommand } from '../../platform/terminal/commandArguments.ts';

const FLAGS = { '--dry-run': 'dryRun', '--json': 'json', ...HELP_FLAGS } as const;

interface Reloaded {
  readonly findings: readonly FolderFinding[];
  readonly loaded: readonly { readonly file: CustomerFile; readonly changes: readonly Change[] }[];
  readonly refused: readonly string[];
  /** In service without a folder. */
  readonly absent: readonly string[];
}

async function absentIn(db: Database, present: readonly string[]): Promise<string[]> {
  const inService = and(eq(customers.withdrawn, false), eq(customers.invented, false));
  const rows = await db
    .select({ cuid: customers.cuid })
    .from(customers)
    .where(and(inService, notInArray(customers.cuid, [...present])))
    .orderBy(customers.cuid);
  return rows.map(({ cuid }) => cuid);
}

async function reload(db: Database, folders: readonly string[], loading: Loading): Promise<Reloaded> {
  const findings: FolderFinding[] = [];
  const loaded: { file: CustomerFile; changes: readonly Change[] }[] = [];
  await loadCustomers(db, folders, (finding) => findings.push(finding), {
    ...loading,
    onChanges: (file, changes) => loaded.push({ file, changes }),
  });
  const errors = findings.filter(({ severity }) => severity === 'error').map(({ folder }) => folder);
  const present = loaded.map(({ file }) => file.cuid);
  // Unreadable folders may belong to absent customers.
  const absent = errors.length > 0 ? [] : await absentIn(db, present);
  return { findings, loaded, refused: [...new Set(errors)], absent };
}

/** @param byCommand the customer edited by a command */
export async function runReload(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  byCommand?: string,
): Promise<CommandResult> {
  const read = readCommand(args, { flags: FLAGS, ...describeCommand('reload') });
  if ('status' in read) return read;
  const { given, language } = read;
  const config = readConfig(env);
  const folders = config.customersDir ? customerFolders(config.customersDir) : [];
  if (config.customersDir && folders.length === 0 && existsSync(config.customersDir))
    return { status: 2, lines: [say(language, 'reload.noneLeft', { folder: config.customersDir })] };
  if (folders.length === 0) return { status: 2, lines: [say(language, 'reload.noFolder')] };
  const dryRun = given.has('dryRun');
  const done = await asServer(config, ({ db }) => reload(db, folders, { dryRun, byCommand }));
  const { findings, loaded, refused, absent } = done;
  const status = refused.length > 0 ? 1 : 0;
  if (given.has('json')) {
    const data = loaded.map(({ file, changes }) => ({ cuid: file.cuid, changes }));
    return { status, lines: [JSON.stringify({ ...done, loaded: data }, null, 2)] };
  }
  const lines = [
    ...findings.map(({ folder, ...finding }) => lineOf(folder, finding, language)),
    ...refused.map((folder) => say(language, 'reload.refused', { folder })),
    ...(dryRun && loaded.length > 0 ? [say(language, 'reload.would')] : []),
    ...loaded.flatMap(({ file, changes }) => changeLines(file, changes, language)),
    ...absent.map((cuid) => say(language, 'reload.absent', { cuid })),
  ];
  return { status, lines };
}
