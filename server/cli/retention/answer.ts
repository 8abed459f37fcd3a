import { readConfig } from '../../platform/config/config.ts';
import { asServer } from '../../platform/db/asServer.ts';
import { CHANNEL, type Notice } from '../../platform/realtime/bus.ts';
import { mediaFolderOf } from '../../platform/storage/folders.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import type { CommandResult } from '../../platform/terminal/commandArguments.ts';
import { helpIn, parseArguments, run } from './retentionCommand.ts';

const GONE: Notice = 'feed';

export async function answer(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const options = parseArguments(args);
  if ('status' in options) return options;
  const { language } = options;
  if (options.help) return helpIn(language);
  const config = readConfig(env);
  return asServer(config, async (store) => {
    const { storage, place } = openStorage(config, mediaFolderOf(config));
    const done = await run({ store, storage, place }, options);
    // Notifies open pages.
    await store.pool.query('select pg_notify($1, $2)', [CHANNEL, GONE]);
    return done;
  });
}
