import { endCommand } from '../../base/endCommand.ts';
import { answer } from './command.ts';
import { terminalOf } from './terminal.ts';

await endCommand(async () => {
  const { stdin, stdout } = process;
  const isTyped = stdin.isTTY === true;
  const terminal = isTyped ? terminalOf(stdin, stdout) : terminalOf(stdin);
  try {
    return await answer(process.argv.slice(3), {
      ask: terminal.ask,
      isTyped,
      settings: process.env,
    });
  } finally {
    terminal.close();
  }
});
