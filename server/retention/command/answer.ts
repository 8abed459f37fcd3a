import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../../base/config.ts';
import { mediaFolderOf } from '../../storage/folders.ts';
import { openStorage } from '../../storage/openStorage.ts';
import { connect } from '../../store/database.ts';
import { defaultDataDir, startEmbedded } from '../../store/embedded/startEmbedded.ts';
import { isUpToDate } from '../../store/migrate.ts';
import { type CommandResult, helpIn, parseArguments, run } from './command.ts';
import { SAYS } from './words.ts';

/** The server's database: its own PostgreSQL is asked where it runs, and started for as long as this takes where it does not. */
async function open({
  databaseUrl,
  dataDir,
}: Config): Promise<{ url: string; close: () => Promise<void> } | undefined> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  if (!existsSync(join(dataDir ?? defaultDataDir(), 'database'))) return undefined;
  const embedded = await startEmbedded(dataDir === undefined ? {} : { dataDir });
  // One that a server owns by now is let alone.
  return { url: embedded.url, close: () => embedded.stop() };
}

/** What the command says and ends with, to arguments and settings. @throws what a start of the server would fail by */
export async function answer(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const options = parseArguments(args);
  if ('status' in options) return options;
  const { language } = options;
  if (options.help) return helpIn(language);
  const config = readConfig(env);
  const opened = await open(config);
  if (!opened) return { status: 2, lines: [SAYS.noData[language]] };
  const store = connect(opened.url);
  try {
    if (!(await isUpToDate(store.pool))) return { status: 2, lines: [SAYS.old[language]] };
    const { storage, place } = openStorage(config, mediaFolderOf(config));
    return await run({ store, storage, place }, options);
  } finally {
    await store.close();
    await opened.close();
  }
}
