import { jsonLog } from '../log/json.ts';
import type { Log, Outputs } from '../log/log.ts';
import { failureLines } from './tellFailure.ts';

const textLog = ({ out, err }: Outputs): Log => ({
  print: (line) => out(line),
  warn: (line, error) => (error === undefined ? err(line) : err(...failureLines(line, error))),
});

/** The log of a server. */
export const createLog = (
  format: string | undefined,
  outputs: Outputs = { out: console.log, err: console.error },
  now: () => Date = () => new Date(),
): Log => (format?.trim() === 'json' ? jsonLog(outputs, failureLines, now) : textLog(outputs));
