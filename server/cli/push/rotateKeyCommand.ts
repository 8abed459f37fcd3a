import { readConfig } from '../../platform/config/config.ts';
import { withServerStore } from '../../platform/db/serverStore.ts';
import { rotatePushKey } from '../../platform/delivery/push/pushKeys.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { DONE, HELP, USAGE } from './rotateKeyTexts.ts';

export async function runRotateKey(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const read = parseCommand(args, { flags: HELP_FLAGS, usage: USAGE, help: HELP });
  if ('status' in read) return read;
  const { language } = read;
  const done = await withServerStore(readConfig(env), ({ db }) => rotatePushKey(db));
  return { status: 0, lines: [DONE[language](done)] };
}
