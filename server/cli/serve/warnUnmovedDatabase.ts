import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import type { Config } from '../../platform/config/config.ts';
import { findBypassedDatabase } from '../../platform/db/bypassedDatabase.ts';
import { readSchemaVersion } from '../../platform/db/schemaVersion.ts';
import { withConnection } from '../../platform/db/withConnection.ts';
import type { Warn } from '../../platform/logging/log.ts';

/** Milliseconds. */
const TIMEOUT_MS = 3_000;

const SAYS: Both<(folder: string) => string> = {
  fr: (folder) =>
    `La base de DATABASE_URL est neuve, alors que ${folder} en contient une : les signalements de celle-là ne se voient plus. S’ils doivent venir ici, arrêtez chaque serveur, puis npx parvis move external --replace.`,
  en: (folder) =>
    `The database of DATABASE_URL is new, while ${folder} holds one: its cases are not seen any more. If they are to come here, stop every server, then npx parvis move external --replace.`,
};

/** False if it does not respond. */
const isEmptyDatabase = (url: string): Promise<boolean> =>
  withConnection(url, TIMEOUT_MS, async (client) => (await readSchemaVersion(client)).state === 'none').catch(
    () => false,
  );

/** A start would fill the empty one. */
export async function warnUnmovedDatabase(config: Config, warn: Warn, language: Language): Promise<void> {
  const folder = findBypassedDatabase(config);
  if (folder === undefined || config.databaseUrl === undefined) return;
  if (await isEmptyDatabase(config.databaseUrl))
    warn(SAYS[language](folder), { event: 'database_not_moved' });
}
