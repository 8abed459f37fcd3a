import { type CommandResult, HELP_FLAGS, readCommand } from '../../../base/commandArguments.ts';
import { readConfig } from '../../../base/config.ts';
import { asServer } from '../../../store/asServer.ts';
import { unfit } from '../../../store/unfit.ts';
import { lineOf } from '../../read/lines.ts';
import { PARTS } from './entries.ts';
import { isOfDisk } from './ofDisk.ts';
import { ArchiveRefused } from './refused.ts';
import { take } from './take.ts';
import { unpack } from './unpack.ts';
import { HELP, REFUSED, SAYS, USAGE } from './words.ts';

/** What `parvis import` says and ends with, to arguments and settings. @throws what a start of the server would fail by */
export async function answer(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const [path = '', ...others] = args;
  const isNamed = path !== '' && !path.startsWith('-');
  const read = readCommand(isNamed ? others : args, {
    flags: HELP_FLAGS,
    usage: USAGE.import,
    help: HELP.import,
  });
  if ('status' in read) return read;
  const { language } = read;
  const refuse = (...lines: string[]): CommandResult => ({ status: 2, lines });
  if (!isNamed) return refuse(USAGE.import[language]);
  const config = readConfig(env);
  const parent = config.customersDir;
  if (parent === undefined) return refuse(SAYS.noFolder[language]());
  try {
    const archive = await unpack(path);
    const taken = await asServer(config, (store) => take(store, parent, archive));
    if (taken.why === 'findings')
      return refuse(
        ...taken.findings.map(({ folder, ...finding }) => lineOf(folder, finding, language)),
        SAYS.findings[language](),
      );
    if (taken.why !== 'done') return refuse(SAYS[taken.why][language](taken.about));
    const { looks, retired, formerly } = archive.beside;
    return {
      status: 0,
      lines: [
        ...taken.findings.map(({ folder, ...finding }) => lineOf(folder, finding, language)),
        SAYS.done[language](taken.folder),
        SAYS.beside[language]([looks, retired, formerly].map(({ length }) => length).join(', ')),
      ],
    };
  } catch (error) {
    if (error instanceof ArchiveRefused)
      return refuse(`${path}: ${REFUSED[error.why][language](error.about)}`);
    // The customer's own file was read and found to be right: what no table takes stands beside it.
    if (unfit(error)) return refuse(`${path}: ${REFUSED.damaged[language](PARTS.beside)}`);
    if (isOfDisk(error)) return refuse(SAYS.unwritable[language](error.message), SAYS.findings[language]());
    throw error;
  }
}
