import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import type { Config } from '../../platform/config/config.ts';
import { askOnce } from '../../platform/db/askOnce.ts';
import { leftBehind } from '../../platform/db/leftBehind.ts';
import { readSchemaVersion } from '../../platform/db/schemaVersion.ts';

/** How long the database may take to say, milliseconds. */
const PATIENCE = 3_000;

const SAYS: Both<(folder: string) => string> = {
  fr: (folder) =>
    `La base de DATABASE_URL est neuve, alors que ${folder} en contient une : les signalements de celle-là ne se voient plus. S’ils doivent venir ici, arrêtez chaque serveur, puis npx parvis move external --replace.`,
  en: (folder) =>
    `The database of DATABASE_URL is new, while ${folder} holds one: its cases are not seen any more. If they are to come here, stop every server, then npx parvis move external --replace.`,
};

/** Whether a database holds nothing of Parvis; not so where it does not say. */
const isNew = (url: string): Promise<boolean> =>
  askOnce(url, PATIENCE, async (client) => (await readSchemaVersion(client)).state === 'none').catch(
    () => false,
  );

/** Says, before a start fills an empty database, that an embedded one beside it was not moved there. */
export async function tellLeftBehind(
  config: Config,
  warn: (line: string) => void,
  language: Language,
): Promise<void> {
  const folder = leftBehind(config);
  if (folder === undefined || config.databaseUrl === undefined) return;
  if (await isNew(config.databaseUrl)) warn(SAYS[language](folder));
}
