import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { recordAuditEntries } from '../../modules/audit/service.ts';
import { describeCommand, translate } from '../../modules/customers/service.ts';
import {
  findCustomerFolders,
  isDiskError,
  readCustomers,
  writeArchive,
} from '../../modules/provisioning/service.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { customers, formerCuids } from '../../platform/db/schema.ts';
import { withServerStore } from '../../platform/db/serverStore.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';

async function findCustomerName(db: Database, name: string) {
  const known = await db.select({ cuid: customers.cuid }).from(customers).where(eq(customers.cuid, name));
  const [former] = await db.select().from(formerCuids).where(eq(formerCuids.former, name));
  return { known: known.length > 0, now: former?.cuid };
}

export async function runExport(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const command = describeCommand('export');
  const named = args.slice(0, 2).filter((arg) => !arg.startsWith('-'));
  const [cuid = '', to = ''] = named;
  const read = parseCommand(args.slice(named.length), {
    flags: HELP_FLAGS,
    ...command,
  });
  if ('status' in read) return read;
  const { language } = read;
  const refuse = (...lines: string[]): CommandResult => ({ status: 2, lines });
  if (named.length < 2) return refuse(command.usage[language]);
  const config = readConfig(env);
  if (config.customersDir === undefined) return refuse(translate(language, 'archive.noFolder'));
  const found = readCustomers(findCustomerFolders(config.customersDir)).find(
    ({ content }) => content?.file.cuid === cuid,
  );
  if (!found?.content) {
    const { known, now } = await withServerStore(config, ({ db }) => findCustomerName(db, cuid));
    if (now !== undefined) return refuse(translate(language, 'archive.renamed', { cuid, now }));
    return refuse(translate(language, known ? 'archive.folderGone' : 'archive.unknown', { cuid }));
  }
  if (existsSync(to)) return refuse(translate(language, 'archive.there', { path: to }));
  const { folder, content } = found;
  const done = await withServerStore(config, async ({ db }) => {
    try {
      await writeArchive(db, folder, content.file, to);
      await recordAuditEntries(db, [{ cuid, kind: 'customer', what: 'exported', via: 'command' }]);
      return 'written';
    } catch (error) {
      if (!isDiskError(error)) throw error;
      return error.code === 'EEXIST' ? 'there' : error;
    }
  });
  if (done === 'there') return refuse(translate(language, 'archive.there', { path: to }));
  if (done instanceof Error) return refuse(translate(language, 'archive.unwritable', { why: done.message }));
  return { status: 0, lines: [translate(language, 'archive.written', { path: to })] };
}
