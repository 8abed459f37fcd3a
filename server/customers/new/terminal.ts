import { createInterface } from 'node:readline';
import type { Ask } from './askFor.ts';

/** Somebody, or a file, that answers by lines. */
export interface Terminal {
  readonly ask: Ask;
  readonly close: () => void;
}

/** Asks for a line at a time, where there is somewhere to ask. Lines that arrive together, pasted or through a pipe, each answer a question; Ctrl-C and the end of them answer none. */
export function terminalOf(input: NodeJS.ReadableStream, output?: NodeJS.WritableStream): Terminal {
  const lines = createInterface({ input, ...(output && { output }) });
  const early: string[] = [];
  let isOver = false;
  let answer: ((line: string | undefined) => void) | undefined;
  lines.on('line', (line) => {
    if (!answer) early.push(line);
    else answer(line);
    answer = undefined;
  });
  lines.once('close', () => {
    isOver = true;
    answer?.(undefined);
  });
  const ask: Ask = (line) => {
    lines.setPrompt(line);
    if (!isOver) lines.prompt();
    const [first] = early.splice(0, 1);
    // What was pasted stands behind what it answers.
    if (first !== undefined) output?.write(`${first}\n`);
    if (first !== undefined || isOver) return Promise.resolve(first);
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  return { ask, close: () => lines.close() };
}
