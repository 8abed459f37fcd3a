import { visibleLines } from '@parvis/questionnaire/analysis/words/visible';
import type { CommandResult } from './commandArguments.ts';
import { spoken } from './spoken.ts';
import { startFailure } from './startFailure.ts';

/** Runs a command, prints its result and sets the exit code. Failures read like failed starts. */
export async function endCommand(answer: () => Promise<CommandResult>): Promise<void> {
  try {
    const { status, lines } = await answer();
    console.log(visibleLines(lines.join('\n')));
    process.exitCode = status;
  } catch (error) {
    console.error(startFailure(error, { port: 0, host: '' }, spoken()));
    process.exitCode = 2;
  }
}
