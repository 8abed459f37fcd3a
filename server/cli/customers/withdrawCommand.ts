import { basename } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { eq } from 'drizzle-orm';
import { noteTrail } from '../../modules/audit/noteTrail.ts';
import { oneAtATime } from '../../modules/customers/oneAtATime.ts';
import { describeCommand, say, sayLines } from '../../modules/customers/sentences.ts';
import { readStoredCustomer } from '../../modules/provisioning/load/fileRows.ts';
import { tellCases } from '../../modules/provisioning/load/noteLoaded.ts';
import { leaveService } from '../../modules/provisioning/load/storeStaff.ts';
import { claimedName } from '../../modules/provisioning/read/folderFiles.ts';
import { customerFolders, type ReadCustomer } from '../../modules/provisioning/read/readCustomer.ts';
import { readCustomers } from '../../modules/provisioning/read/readCustomers.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { asServer } from '../../platform/db/asServer.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { customers } from '../../platform/db/schema.ts';
import { type CommandResult, HELP_FLAGS, readCommand } from '../../platform/terminal/commandArguments.ts';

const STATUS = { unknown: 2, already: 1 } as const;
const FLAGS = { '--yes': 'yes', ...HELP_FLAGS } as const;

type Touched = Readonly<Record<'codes' | 'openCases' | 'staff', number>>;

async function touchedOf(tx: Tx, cuid: string): Promise<Touched> {
  const { codes, openCases, staff } = await readStoredCustomer(tx, { cuid, places: [] });
  return { codes: codes.filter(({ stale }) => !stale).length, openCases, staff: staff.length };
}

/** @returns the impact, or the reason for refusal */
async function withdraw(
  db: Database,
  cuid: string,
  isMeant: boolean,
): Promise<Touched | keyof typeof STATUS> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx);
    const [row] = await tx
      .select({ withdrawn: customers.withdrawn })
      .from(customers)
      .where(eq(customers.cuid, cuid));
    if (!row) return 'unknown';
    if (row.withdrawn) return 'already';
    const touched = await touchedOf(tx, cuid);
    if (!isMeant) return touched;
    await tx.update(customers).set({ withdrawn: true }).where(eq(customers.cuid, cuid));
    await noteTrail(tx, [{ cuid, kind: 'customer', what: 'withdrawn', via: 'command' }]);
    await leaveService(tx, cuid);
    await tellCases(tx, cuid);
    return touched;
  });
}

const claims = (folder: string, cuid: string): boolean =>
  basename(folder) === cuid || claimedName(folder) === cuid;

/** Also matches invalid files, unless withdrawn. */
const isFolderOf = ({ folder, content }: ReadCustomer, cuid: string): boolean =>
  content ? content.file.cuid === cuid && !content.file.withdrawn : claims(folder, cuid);

/** Findings of files with an unknown owner. */
const CLOSED: readonly string[] = ['forbidden', 'loop', 'unreadable'];
const isClosed = ({ findings }: ReadCustomer): boolean => findings.some(({ id }) => CLOSED.includes(id));

/** Refuses if the customer has a folder, or an unreadable folder may be its own. */
function whyNot({ customersDir }: Config, cuid: string, language: Language): string | undefined {
  const all = readCustomers(customersDir ? customerFolders(customersDir) : []);
  if (all.some((one) => isFolderOf(one, cuid))) return say(language, 'withdraw.hasFolder', { cuid });
  const closed = all.find(isClosed);
  return closed && say(language, 'withdraw.closed', { cuid, folder: closed.folder });
}

export async function runWithdraw(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const command = describeCommand('withdraw');
  const [named = '', ...others] = args;
  const isNamed = named !== '' && !named.startsWith('-');
  const read = readCommand(isNamed ? others : args, { flags: FLAGS, ...command });
  if ('status' in read) return read;
  const { given, language } = read;
  if (!isNamed) return { status: 2, lines: [say(language, 'withdraw.unnamed'), command.usage[language]] };
  const config = readConfig(env);
  const why = whyNot(config, named, language);
  if (why !== undefined) return { status: 2, lines: [why] };
  const isMeant = given.has('yes');
  const done = await asServer(config, ({ db }) => withdraw(db, named, isMeant));
  if (typeof done === 'string')
    return { status: STATUS[done], lines: [say(language, `withdraw.${done}`, { cuid: named })] };
  const follows = sayLines(language, 'withdraw.follows', { cuid: named, ...done });
  return isMeant
    ? { status: 0, lines: [...follows, say(language, 'withdraw.done', { cuid: named })] }
    : { status: 1, lines: [...follows, say(language, 'confirm')] };
}
