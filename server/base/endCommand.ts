import type { CommandResult } from './commandArguments.ts';
import { startFailure } from './startFailure.ts';

/** The language that a command was told to speak. */
const spoken = () => (process.argv[process.argv.indexOf('--lang') + 1] === 'fr' ? 'fr' : 'en');

/** Prints what a command of the server came to, and ends with its status; what a start would fail by is told as a start tells it. */
export async function endCommand(answer: () => Promise<CommandResult>): Promise<void> {
  try {
    const { status, lines } = await answer();
    console.log(lines.join('\n'));
    process.exitCode = status;
  } catch (error) {
    console.error(startFailure(error, { port: 0, host: '' }, spoken()));
    process.exitCode = 2;
  }
}
