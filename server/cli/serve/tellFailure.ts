import { callError } from '../../http/errors.ts';
import { causes } from '../../platform/lib/causes.ts';
import { jsonLog } from '../../platform/logging/json.ts';
import type { Log, Outputs } from '../../platform/logging/log.ts';
import { reasonOf } from '../../platform/terminal/startFailure.ts';

const textOf = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The stack without the message, which may contain personal data. */
const placesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => /^\s+at /.test(line));

/** PostgreSQL messages may contain stored values: use code, table and constraint. */
const saidOf = (error: Error): string => {
  const code = textOf(error, 'code');
  const rule = ['table', 'column', 'constraint', 'routine'].flatMap((name) => textOf(error, name) ?? []);
  return code !== undefined && textOf(error, 'severity') ? [code, ...rule].join(' ') : error.message;
};

function withoutValues(error: unknown): string {
  const chain = causes(error).filter((one) => one instanceof Error);
  if (chain.length === 0) return String(error);
  return chain
    .map((one) => {
      const query = textOf(one, 'query');
      const said = query === undefined ? saidOf(one) : `Failed query: ${query}`;
      return [`${one.name}: ${said}`, ...placesOf(one)].join('\n');
    })
    .join('\ncaused by ');
}

/** One line if a dependency is unavailable, otherwise the error with its stack. */
export const failureLines = (line: string, error: unknown): [line: string, error?: string] =>
  callError(error).code === 'unavailable'
    ? [`${line.replace(/\.$/, '')} (${reasonOf(error)}).`]
    : [line, withoutValues(error)];

const textLog = ({ out, err }: Outputs): Log => ({
  print: (line) => out(line),
  warn: (line, error) => (error === undefined ? err(line) : err(...failureLines(line, error))),
});

export const createLog = (
  format: string | undefined,
  outputs: Outputs = { out: console.log, err: console.error },
  now: () => Date = () => new Date(),
): Log => (format?.trim() === 'json' ? jsonLog(outputs, failureLines, now) : textLog(outputs));
