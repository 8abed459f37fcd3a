import { start as en } from '@parvis/locales/en/commands/start';
import { start as fr } from '@parvis/locales/fr/commands/start';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { loadCommandTexts } from '../../platform/terminal/commandTexts.ts';

export const startTexts = loadCommandTexts(fr, en);

const FLAGS = { '--print-config': 'print', ...HELP_FLAGS } as const;

/** Or what to print. Accepts `start` of `parvis start`. */
export function parseStartArguments(
  args: readonly string[],
): { readonly printsConfig: boolean } | CommandResult {
  const own = args[0] === 'start' ? args.slice(1) : args;
  const read = parseCommand(own, { flags: FLAGS, usage: startTexts.usage, help: startTexts.help });
  return 'status' in read ? read : { printsConfig: read.flags.has('print') };
}
