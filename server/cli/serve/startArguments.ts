import { start as en } from '@parvis/locales/en/commands/start';
import { start as fr } from '@parvis/locales/fr/commands/start';
import { type CommandResult, HELP_FLAGS, readCommand } from '../../platform/terminal/commandArguments.ts';
import { commandTexts } from '../../platform/terminal/commandTexts.ts';

export const start = commandTexts(fr, en);

const FLAGS = { '--print-config': 'print', ...HELP_FLAGS } as const;

/** Parses the arguments, or returns what to print instead. Accepts the leading `start` of `parvis start`. */
export function startArguments(args: readonly string[]): { readonly printsConfig: boolean } | CommandResult {
  const own = args[0] === 'start' ? args.slice(1) : args;
  const read = readCommand(own, { flags: FLAGS, usage: start.usage, help: start.help });
  return 'status' in read ? read : { printsConfig: read.given.has('print') };
}
