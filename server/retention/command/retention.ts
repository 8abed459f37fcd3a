import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../base/config.ts';
import { startFailure } from '../../base/startFailure.ts';
import { connect } from '../../store/database.ts';
import { defaultDataDir, startEmbedded } from '../../store/embedded/startEmbedded.ts';
import { isUpToDate } from '../../store/migrate.ts';
import { type CommandResult, helpIn, parseArguments, run } from './command.ts';
import { SAYS } from './words.ts';

/** The server's database: its own PostgreSQL is asked where it runs, and started for as long as this takes where it does not. */
async function open(): Promise<{ url: string; close: () => Promise<void> } | undefined> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  if (!existsSync(join(dataDir ?? defaultDataDir(), 'database'))) return undefined;
  const embedded = await startEmbedded(dataDir === undefined ? {} : { dataDir });
  // One that a server owns by now is let alone.
  return { url: embedded.url, close: () => embedded.stop() };
}

async function answer(): Promise<CommandResult> {
  const options = parseArguments(process.argv.slice(3));
  if ('status' in options) return options;
  const { language } = options;
  if (options.help) return helpIn(language);
  const opened = await open();
  if (!opened) return { status: 2, lines: [SAYS.noData[language]] };
  const store = connect(opened.url);
  try {
    if (!(await isUpToDate(store.pool))) return { status: 2, lines: [SAYS.old[language]] };
    return await run(store.pool, options);
  } finally {
    await store.close();
    await opened.close();
  }
}

try {
  const { status, lines } = await answer();
  console.log(lines.join('\n'));
  process.exitCode = status;
} catch (error) {
  console.error(startFailure(error, { port: 0, host: '' }));
  process.exitCode = 2;
}
