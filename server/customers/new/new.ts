import { createInterface } from 'node:readline/promises';
import { endCommand } from '../../base/endCommand.ts';
import type { Ask } from './askFor.ts';
import { answer } from './command.ts';

/** Asks at the terminal; Ctrl-C and the end of what is typed are no answer. */
async function withTerminal<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const left = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)));
  try {
    return await work((line) => Promise.race([terminal.question(line), left]));
  } finally {
    terminal.close();
  }
}

const args = process.argv.slice(3);
await endCommand(() => (process.stdin.isTTY ? withTerminal((ask) => answer(args, ask)) : answer(args)));
