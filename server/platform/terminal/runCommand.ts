import { visibleLines } from '@parvis/questionnaire/analysis/words/visible';
import type { CommandResult } from './commandArguments.ts';
import { getCommandLanguage } from './commandLanguage.ts';
import { describeStartFailure } from './startFailure.ts';

/** Failures read like failed starts. */
export async function runCommand(execute: () => Promise<CommandResult>): Promise<void> {
  try {
    const { status, lines } = await execute();
    console.log(visibleLines(lines.join('\n')));
    process.exitCode = status;
  } catch (error) {
    console.error(describeStartFailure(error, { port: 0, host: '' }, getCommandLanguage()));
    process.exitCode = 2;
  }
}
