import { eq } from 'drizzle-orm';
import { recordAuditEntries } from '../../modules/audit/service.ts';
import { erasePersonAndFiles, syncErasedList } from '../../modules/privacy/service.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import type { Store } from '../../platform/db/database.ts';
import { ensureSecret } from '../../platform/db/ensureSecret.ts';
import { customers } from '../../platform/db/schema.ts';
import { withServerStore } from '../../platform/db/serverStore.ts';
import { formatLocalTime } from '../../platform/lib/formatLocalTime.ts';
import { CHANNEL, type Notice } from '../../platform/realtime/bus.ts';
import { createErasureList } from '../../platform/storage/erasureList.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import { getErasedFolder, getMediaFolder } from '../../platform/storage/storageFolders.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { extractValues } from '../../platform/terminal/commandValues.ts';
import { HELP, SAYS, USAGE } from './eraseTexts.ts';
import { findReportedCase } from './findReportedCase.ts';

const FLAGS = { '--yes': 'yes', ...HELP_FLAGS } as const;

/** Servers recheck ended sessions and open cases. */
const NOTICES: readonly Notice[] = ['feed', 'ended'];

/** Writes the audit log. @returns whether the erased list was updated */
async function eraseReporter(
  { db, pool }: Store,
  config: Config,
  { cuid, reporter }: { readonly cuid: string; readonly reporter: string },
): Promise<boolean> {
  const secret = await ensureSecret(db, 'signing');
  const erasedList = createErasureList(getErasedFolder(config), secret);
  const { storage } = openStorage(config, getMediaFolder(config));
  const ignoreErrors = () => undefined;
  let isListed = true;
  const listErased = () =>
    syncErasedList({ db, erasedList }).catch(() => {
      isListed = false;
    });
  await erasePersonAndFiles(
    {
      db,
      secret,
      storage,
      syncErasedList: listErased,
      notifyStreams: ignoreErrors,
      endStreams: ignoreErrors,
    },
    reporter,
  );
  await recordAuditEntries(db, [{ cuid, kind: 'case', what: 'personErased', via: 'command', about: 1 }]);
  for (const notice of NOTICES) await pool.query('select pg_notify($1, $2)', [CHANNEL, notice]);
  return isListed;
}

export async function runErase(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const { positional: cuid, rest: others } = extractValues(args, []);
  const typed = others.findIndex((arg, at) => !arg.startsWith('-') && others[at - 1] !== '--lang');
  const read = parseCommand(
    others.filter((_, at) => at !== typed),
    { flags: FLAGS, usage: USAGE, help: HELP },
  );
  if ('status' in read) return read;
  const { flags: given, language } = read;
  const refuse = (line: string): CommandResult => ({ status: 2, lines: [line] });
  const nbr = others[typed]?.toUpperCase();
  if (cuid === undefined || nbr === undefined) return refuse(USAGE[language]);
  const config = readConfig(env);
  return withServerStore(config, async (store) => {
    const [customer] = await store.db.select().from(customers).where(eq(customers.cuid, cuid));
    if (!customer) return refuse(SAYS.noCustomer[language](cuid));
    const found = await findReportedCase(store.db, cuid, nbr);
    if (!found) return refuse(SAYS.noCase[language](nbr, cuid));
    if (found.isGone) return { status: 0, lines: [SAYS.gone[language](nbr)] };
    const about = SAYS.about[language](nbr, { ...found, at: formatLocalTime(found.created) });
    if (!given.has('yes')) return { status: 1, lines: [about, SAYS.ask[language]()] };
    const isListed = await eraseReporter(store, config, { cuid, reporter: found.reporter });
    const said = [about, SAYS.done[language](), SAYS.stays[language]()];
    return isListed ? { status: 0, lines: said } : { status: 1, lines: [...said, SAYS.unlisted[language]()] };
  });
}
