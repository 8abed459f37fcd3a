import { readConfig } from '../../platform/config/config.ts';
import { withServerStore } from '../../platform/db/serverStore.ts';
import { CHANNEL, type Notice } from '../../platform/realtime/bus.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import { getMediaFolder } from '../../platform/storage/storageFolders.ts';
import type { CommandResult } from '../../platform/terminal/commandArguments.ts';
import { applyRetention, formatHelp, parseArguments } from './retentionCommand.ts';

const FEED_CHANGED: Notice = 'feed';

export async function runRetention(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const options = parseArguments(args);
  if ('status' in options) return options;
  const { language } = options;
  if (options.help) return formatHelp(language);
  const config = readConfig(env);
  return withServerStore(config, async (store) => {
    const { storage, place } = openStorage(config, getMediaFolder(config));
    const done = await applyRetention({ store, storage, place }, options);
    // Notifies open pages.
    await store.pool.query('select pg_notify($1, $2)', [CHANNEL, FEED_CHANGED]);
    return done;
  });
}
