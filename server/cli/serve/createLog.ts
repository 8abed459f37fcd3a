import { toCallError } from '../../http/callErrors.ts';
import { listCauses } from '../../platform/lib/errorCauses.ts';
import { createJsonLog } from '../../platform/logging/jsonLog.ts';
import type { Log, LogOutputs } from '../../platform/logging/log.ts';
import { getReason } from '../../platform/terminal/startFailure.ts';
import { getTracer } from '../../platform/tracing/spans.ts';

const getText = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The message may contain personal data. */
const extractFrames = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => /^\s+at /.test(line));

/** PostgreSQL messages may contain values: use code, table and constraint. */
const describeError = (error: Error): string => {
  const code = getText(error, 'code');
  const rule = ['table', 'column', 'constraint', 'routine'].flatMap((name) => getText(error, name) ?? []);
  return code !== undefined && getText(error, 'severity') ? [code, ...rule].join(' ') : error.message;
};

function describeCauses(error: unknown): string {
  const chain = listCauses(error).filter((one) => one instanceof Error);
  if (chain.length === 0) return String(error);
  return chain
    .map((one) => {
      const query = getText(one, 'query');
      const said = query === undefined ? describeError(one) : `Failed query: ${query}`;
      return [`${one.name}: ${said}`, ...extractFrames(one)].join('\n');
    })
    .join('\ncaused by ');
}

/** One line for an unavailable dependency, else the stack. */
export const formatFailure = (line: string, error: unknown): [line: string, error?: string] =>
  toCallError(error).code === 'unavailable'
    ? [`${line.replace(/\.$/, '')} (${getReason(error)}).`]
    : [line, describeCauses(error)];

const createTextLog = ({ out, err }: LogOutputs): Log => ({
  print: (line) => out(line),
  warn: (line, { error }) => (error === undefined ? err(line) : err(...formatFailure(line, error))),
});

export const createLog = (
  format: string | undefined,
  outputs: LogOutputs = { out: console.log, err: console.error },
  now: () => Date = () => new Date(),
): Log =>
  format?.trim() === 'json'
    ? createJsonLog(outputs, { formatFailure, now, getTraceId: () => getTracer()?.getTraceId() })
    : createTextLog(outputs);
