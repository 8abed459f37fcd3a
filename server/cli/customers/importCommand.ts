import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { describeCommand, translate } from '../../modules/customers/service.ts';
import {
  ARCHIVE_ENTRIES,
  ARCHIVE_VERSION,
  type ArchiveFault,
  ArchiveRefused,
  formatFinding,
  importCustomer,
  isDiskError,
  MAX_ARCHIVE_MB,
  readArchive,
} from '../../modules/provisioning/service.ts';
import { readConfig } from '../../platform/config/config.ts';
import { findDataError } from '../../platform/db/dataError.ts';
import { withServerStore } from '../../platform/db/serverStore.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';

const describeFault = (language: Language, why: ArchiveFault, about: string): string =>
  translate(language, `archive.refused.${why}`, { about, most: MAX_ARCHIVE_MB, version: ARCHIVE_VERSION });

export async function runImport(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const command = describeCommand('import');
  const [path = '', ...others] = args;
  const isNamed = path !== '' && !path.startsWith('-');
  const read = parseCommand(isNamed ? others : args, {
    flags: HELP_FLAGS,
    ...command,
  });
  if ('status' in read) return read;
  const { language } = read;
  const refuse = (...lines: string[]): CommandResult => ({ status: 2, lines });
  if (!isNamed) return refuse(command.usage[language]);
  const config = readConfig(env);
  const parent = config.customersDir;
  if (parent === undefined) return refuse(translate(language, 'archive.noFolder'));
  try {
    const archive = await readArchive(path);
    const taken = await withServerStore(config, (store) => importCustomer(store, parent, archive));
    if (taken.why === 'findings')
      return refuse(
        ...taken.findings.map(({ folder, ...finding }) => formatFinding(folder, finding, language)),
        translate(language, 'archive.findings'),
      );
    if (taken.why !== 'done')
      return refuse(translate(language, `archive.${taken.why}`, { path: taken.about, cuid: taken.about }));
    const { looks, retired, formerly } = archive.extras;
    return {
      status: 0,
      lines: [
        ...taken.findings.map(({ folder, ...finding }) => formatFinding(folder, finding, language)),
        translate(language, 'archive.done', { folder: taken.folder }),
        translate(language, 'archive.beside', {
          counts: [looks, retired, formerly].map(({ length }) => length).join(', '),
        }),
      ],
    };
  } catch (error) {
    if (error instanceof ArchiveRefused)
      return refuse(`${path}: ${describeFault(language, error.why, error.about)}`);
    // The customer file was valid.
    if (findDataError(error))
      return refuse(`${path}: ${describeFault(language, 'damaged', ARCHIVE_ENTRIES.beside)}`);
    if (isDiskError(error))
      return refuse(
        translate(language, 'archive.unwritable', { why: error.message }),
        translate(language, 'archive.findings'),
      );
    throw error;
  }
}
