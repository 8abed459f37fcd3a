import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { type Config, ConfigError } from '../../platform/config/config.ts';
import { checkDataDir, getDefaultDataDir } from '../../platform/db/embedded/startEmbedded.ts';
import { describeStartFailure } from '../../platform/terminal/startFailure.ts';

/** @throws EADDRINUSE, EADDRNOTAVAIL, ENOTFOUND … */
async function probeAddress(host: string, port: number): Promise<void> {
  const probe = createServer();
  probe.listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Changes nothing. */
async function findProblems(config: Config, port: number, language: Language): Promise<string[]> {
  const looks = [
    () => probeAddress(config.host, port),
    ...(config.databaseUrl === undefined
      ? [() => checkDataDir(resolve(config.dataDir ?? getDefaultDataDir()))]
      : []),
  ];
  const found = await Promise.allSettled(looks.map(async (look) => look()));
  return found.flatMap((one) =>
    one.status === 'rejected' ? [describeStartFailure(one.reason, config, language)] : [],
  );
}

/**
 * @param port 0 if the running server may use it
 * @throws ConfigError with all problems
 */
export async function checkPlaces(
  config: Config,
  port: number = config.port,
  language: Language = 'en',
): Promise<void> {
  const found = await findProblems(config, port, language);
  if (found.length > 0) throw new ConfigError(found.join('\n'));
}
