import { eq } from 'drizzle-orm';
import { noteTrail } from '../../modules/audit/noteTrail.ts';
import { erasePersonOf } from '../../modules/privacy/erase/eraseAll.ts';
import { copyErased } from '../../modules/privacy/erase/erasedAgain.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { asServer } from '../../platform/db/asServer.ts';
import type { Store } from '../../platform/db/database.ts';
import { customers } from '../../platform/db/schema.ts';
import { keepSecret } from '../../platform/db/secret.ts';
import { localTime } from '../../platform/lib/localTime.ts';
import { CHANNEL, type Notice } from '../../platform/realtime/bus.ts';
import { erasedListIn } from '../../platform/storage/erasedList.ts';
import { erasedFolderOf, mediaFolderOf } from '../../platform/storage/folders.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import { type CommandResult, HELP_FLAGS, readCommand } from '../../platform/terminal/commandArguments.ts';
import { takeValues } from '../../platform/terminal/commandValues.ts';
import { reportedAs } from './reported.ts';
import { HELP, SAYS, USAGE } from './words.ts';

const FLAGS = { '--yes': 'yes', ...HELP_FLAGS } as const;

/** Makes servers recheck ended sessions and open cases. */
const TOLD: readonly Notice[] = ['feed', 'ended'];

/**
 * Erases a person and records it in the customer's audit log. @returns whether the erased list was updated
 */
async function erase(
  { db, pool }: Store,
  config: Config,
  { cuid, reporter }: { readonly cuid: string; readonly reporter: string },
): Promise<boolean> {
  const secret = await keepSecret(db, 'signing');
  const erasedList = erasedListIn(erasedFolderOf(config), secret);
  const { storage } = openStorage(config, mediaFolderOf(config));
  const silent = () => undefined;
  let isListed = true;
  const listErased = () =>
    copyErased({ db, erasedList }).catch(() => {
      isListed = false;
    });
  await erasePersonOf({ db, secret, storage, listErased, notice: silent, endStreams: silent }, reporter);
  await noteTrail(db, [{ cuid, kind: 'case', what: 'personErased', via: 'command', about: 1 }]);
  for (const notice of TOLD) await pool.query('select pg_notify($1, $2)', [CHANNEL, notice]);
  return isListed;
}

export async function answer(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const { named: cuid, rest: others } = takeValues(args, []);
  const typed = others.findIndex((arg, at) => !arg.startsWith('-') && others[at - 1] !== '--lang');
  const read = readCommand(
    others.filter((_, at) => at !== typed),
    { flags: FLAGS, usage: USAGE, help: HELP },
  );
  if ('status' in read) return read;
  const { given, language } = read;
  const refuse = (line: string): CommandResult => ({ status: 2, lines: [line] });
  const nbr = others[typed]?.toUpperCase();
  if (cuid === undefined || nbr === undefined) return refuse(USAGE[language]);
  const config = readConfig(env);
  return asServer(config, async (store) => {
    const [customer] = await store.db.select().from(customers).where(eq(customers.cuid, cuid));
    if (!customer) return refuse(SAYS.noCustomer[language](cuid));
    const found = await reportedAs(store.db, cuid, nbr);
    if (!found) return refuse(SAYS.noCase[language](nbr, cuid));
    if (found.isGone) return { status: 0, lines: [SAYS.gone[language](nbr)] };
    const about = SAYS.about[language](nbr, { ...found, at: localTime(found.created) });
    if (!given.has('yes')) return { status: 1, lines: [about, SAYS.ask[language]()] };
    const isListed = await erase(store, config, { cuid, reporter: found.reporter });
    const said = [about, SAYS.done[language](), SAYS.stays[language]()];
    return isListed ? { status: 0, lines: said } : { status: 1, lines: [...said, SAYS.unlisted[language]()] };
  });
}
