import { visibleLines } from '@parvis/questionnaire/analysis/words/visible';
import type { CommandResult } from './commandArguments.ts';
import { spoken } from './spoken.ts';
import { startFailure } from './startFailure.ts';

/** Prints what a command of the server came to, and ends with its status; what a start would fail by is told as a start tells it. */
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
