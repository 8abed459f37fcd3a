import { tracerNow } from '../tracing/spans.ts';
import type { Log, Outputs } from './log.ts';

/** Formats a failure for the log, without query parameters or row data. */
export type TellFailure = (line: string, error: unknown) => [line: string, error?: string];

/** Detects QR codes drawn for terminals. */
const isPicture = (line: string): boolean => /[\u2580-\u259f]/.test(line) || line.includes('\u001b');

const levelOf = (status: number): 'info' | 'error' => (status >= 500 ? 'error' : 'info');

export function jsonLog({ out }: Outputs, tell: TellFailure, now: () => Date): Log {
  const write = (level: string, event: string, facts: object): void =>
    out(JSON.stringify({ time: now().toISOString(), level, event, ...facts }));
  return {
    print(text, { event = 'said', ...facts } = {}) {
      const lines = text.split('\n').filter((line) => line.trim() !== '' && !isPicture(line));
      const { address, what } = facts;
      // Column layout is for terminals only.
      const said = (line: string) => (address && what ? `${what}: ${address}` : line.trim());
      for (const line of lines) write('info', event, { ...facts, message: said(line) });
    },
    warn(line, error, call, { event, level, ...facts } = {}) {
      const message = line.trim();
      if (error === undefined) return write(level ?? 'warn', event ?? 'warned', { ...facts, message });
      const [said, failure] = tell(message, error);
      write('error', event ?? 'failed', {
        ...facts,
        message: said,
        ...(failure && { failure }),
        ...(call && { request: call }),
        trace: tracerNow()?.traceNow(),
      });
    },
    answered: ({ id, method, route, customer, status, ms, trace }) =>
      write(levelOf(status), 'call', { request: id, method, call: route, customer, status, ms, trace }),
  };
}
