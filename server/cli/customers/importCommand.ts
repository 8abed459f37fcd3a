import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { describeCommand, say } from '../../modules/customers/sentences.ts';
import { take } from '../../modules/provisioning/archive/importCustomer.ts';
import {
  ArchiveRefused,
  MOST_MB,
  PARTS,
  type Refused,
  unpack,
  VERSION,
} from '../../modules/provisioning/archive/readArchive.ts';
import { isOfDisk } from '../../modules/provisioning/archive/writeArchive.ts';
import { lineOf } from '../../modules/provisioning/read/lines.ts';
import { readConfig } from '../../platform/config/config.ts';
import { asServer } from '../../platform/db/asServer.ts';
import { unfit } from '../../platform/db/unfit.ts';
import { type CommandResult, HELP_FLAGS, readCommand } from '../../platform/terminal/commandArguments.ts';

const refusal = (language: Language, why: Refused, about: string): string =>
  say(language, `archive.refused.${why}`, { about, most: MOST_MB, version: VERSION });

export async function runImport(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const command = describeCommand('import');
  const [path = '', ...others] = args;
  const isNamed = path !== '' && !path.startsWith('-');
  const read = readCommand(isNamed ? others : args, {
    flags: HELP_FLAGS,
    ...command,
  });
  if ('status' in read) return read;
  const { language } = read;
  const refuse = (...lines: string[]): CommandResult => ({ status: 2, lines });
  if (!isNamed) return refuse(command.usage[language]);
  const config = readConfig(env);
  const parent = config.customersDir;
  if (parent === undefined) return refuse(say(language, 'archive.noFolder'));
  try {
    const archive = await unpack(path);
    const taken = await asServer(config, (store) => take(store, parent, archive));
    if (taken.why === 'findings')
      return refuse(
        ...taken.findings.map(({ folder, ...finding }) => lineOf(folder, finding, language)),
        say(language, 'archive.findings'),
      );
    if (taken.why !== 'done')
      return refuse(say(language, `archive.${taken.why}`, { path: taken.about, cuid: taken.about }));
    const { looks, retired, formerly } = archive.beside;
    return {
      status: 0,
      lines: [
        ...taken.findings.map(({ folder, ...finding }) => lineOf(folder, finding, language)),
        say(language, 'archive.done', { folder: taken.folder }),
        say(language, 'archive.beside', {
          counts: [looks, retired, formerly].map(({ length }) => length).join(', '),
        }),
      ],
    };
  } catch (error) {
    if (error instanceof ArchiveRefused)
      return refuse(`${path}: ${refusal(language, error.why, error.about)}`);
    // The customer file was valid, so the extra data is at fault.
    if (unfit(error)) return refuse(`${path}: ${refusal(language, 'damaged', PARTS.beside)}`);
    if (isOfDisk(error))
      return refuse(
        say(language, 'archive.unwritable', { why: error.message }),
        say(language, 'archive.findings'),
      );
    throw error;
  }
}
