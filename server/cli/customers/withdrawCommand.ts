import { basename } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { eq } from 'drizzle-orm';
import { recordAuditEntries } from '../../modules/audit/service.ts';
import {
  describeCommand,
  lockCustomerChanges,
  translate,
  translateLines,
} from '../../modules/customers/service.ts';
import {
  type CustomerFolder,
  findCustomerFolders,
  notifyOpenCasePages,
  readClaimedCuid,
  readCustomers,
  readStoredCustomer,
  retireCustomerService,
} from '../../modules/provisioning/service.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { customers } from '../../platform/db/schema.ts';
import { withServerStore } from '../../platform/db/serverStore.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';

const STATUS = { unknown: 2, already: 1 } as const;
const FLAGS = { '--yes': 'yes', ...HELP_FLAGS } as const;

type WithdrawalImpact = Readonly<Record<'codes' | 'openCases' | 'staff', number>>;

async function countImpact(tx: Tx, cuid: string): Promise<WithdrawalImpact> {
  const { codes, openCases, staff } = await readStoredCustomer(tx, { cuid, places: [] });
  return { codes: codes.filter(({ stale }) => !stale).length, openCases, staff: staff.length };
}

/** @returns the impact, or the reason for refusal */
async function endCustomerService(
  db: Database,
  cuid: string,
  isConfirmed: boolean,
): Promise<WithdrawalImpact | keyof typeof STATUS> {
  return db.transaction(async (tx) => {
    await lockCustomerChanges(tx);
    const [row] = await tx
      .select({ withdrawn: customers.withdrawn })
      .from(customers)
      .where(eq(customers.cuid, cuid));
    if (!row) return 'unknown';
    if (row.withdrawn) return 'already';
    const touched = await countImpact(tx, cuid);
    if (!isConfirmed) return touched;
    await tx.update(customers).set({ withdrawn: true }).where(eq(customers.cuid, cuid));
    await recordAuditEntries(tx, [{ cuid, kind: 'customer', what: 'withdrawn', via: 'command' }]);
    await retireCustomerService(tx, cuid);
    await notifyOpenCasePages(tx, cuid);
    return touched;
  });
}

const hasClaim = (folder: string, cuid: string): boolean =>
  basename(folder) === cuid || readClaimedCuid(folder) === cuid;

/** Also invalid files, unless withdrawn. */
const isOwnFolder = ({ folder, content }: CustomerFolder, cuid: string): boolean =>
  content ? content.file.cuid === cuid && !content.file.withdrawn : hasClaim(folder, cuid);

/** Files with an unknown owner. */
const INACCESSIBLE_FINDINGS: readonly string[] = ['forbidden', 'loop', 'unreadable'];
const isInaccessible = ({ findings }: CustomerFolder): boolean =>
  findings.some(({ id }) => INACCESSIBLE_FINDINGS.includes(id));

/** A folder of its own, or an unreadable one. */
function findObstacle({ customersDir }: Config, cuid: string, language: Language): string | undefined {
  const all = readCustomers(customersDir ? findCustomerFolders(customersDir) : []);
  if (all.some((one) => isOwnFolder(one, cuid))) return translate(language, 'withdraw.hasFolder', { cuid });
  const closed = all.find(isInaccessible);
  return closed && translate(language, 'withdraw.closed', { cuid, folder: closed.folder });
}

export async function runWithdraw(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const command = describeCommand('withdraw');
  const [named = '', ...others] = args;
  const isNamed = named !== '' && !named.startsWith('-');
  const read = parseCommand(isNamed ? others : args, { flags: FLAGS, ...command });
  if ('status' in read) return read;
  const { flags: given, language } = read;
  if (!isNamed)
    return { status: 2, lines: [translate(language, 'withdraw.unnamed'), command.usage[language]] };
  const config = readConfig(env);
  const why = findObstacle(config, named, language);
  if (why !== undefined) return { status: 2, lines: [why] };
  const isConfirmed = given.has('yes');
  const done = await withServerStore(config, ({ db }) => endCustomerService(db, named, isConfirmed));
  if (typeof done === 'string')
    return { status: STATUS[done], lines: [translate(language, `withdraw.${done}`, { cuid: named })] };
  const follows = translateLines(language, 'withdraw.follows', { cuid: named, ...done });
  return isConfirmed
    ? { status: 0, lines: [...follows, translate(language, 'withdraw.done', { cuid: named })] }
    : { status: 1, lines: [...follows, translate(language, 'confirm')] };
}
