import { type CommandResult, DATABASE, readArguments } from '../../base/commandArguments.ts';
import { readConfig } from '../../base/config.ts';
import { rotatePushKey } from '../../delivery/push/keys.ts';
import { asServer } from '../../store/asServer.ts';
import { DONE, HELP, USAGE } from './words.ts';

const FLAGS = { '--help': 'help', '-h': 'help' } as const;

/** What `parvis push rotate-key` says and ends with, to arguments and settings. @throws what a start of the server would fail by */
export async function answer(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const read = readArguments(args, FLAGS, USAGE);
  if ('status' in read) return read;
  const { given, language } = read;
  if (given.has('help')) return { status: 0, lines: [USAGE[language], ...HELP[language]] };
  const done = await asServer(readConfig(env), ({ db }) => rotatePushKey(db));
  return typeof done === 'string'
    ? { status: 2, lines: [DATABASE[done][language]] }
    : { status: 0, lines: [DONE[language](done)] };
}
