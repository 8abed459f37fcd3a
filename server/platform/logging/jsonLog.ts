import { getTracer } from '../tracing/spans.ts';
import type { Log, LogOutputs } from './log.ts';

/** Formats a failure for the log, without query parameters or row data. */
export type FormatFailure = (line: string, error: unknown) => [line: string, error?: string];

/** Detects QR codes drawn for terminals. */
const isQrPicture = (line: string): boolean => /[\u2580-\u259f]/.test(line) || line.includes('\u001b');

const getLevel = (status: number): 'info' | 'error' => (status >= 500 ? 'error' : 'info');

export function createJsonLog({ out }: LogOutputs, formatFailure: FormatFailure, now: () => Date): Log {
  const write = (level: string, event: string, facts: object): void =>
    out(JSON.stringify({ time: now().toISOString(), level, event, ...facts }));
  return {
    print(text, { event = 'said', ...facts } = {}) {
      const lines = text.split('\n').filter((line) => line.trim() !== '' && !isQrPicture(line));
      const { address, what } = facts;
      // Column layout is for terminals only.
      const formatMessage = (line: string) => (address && what ? `${what}: ${address}` : line.trim());
      for (const line of lines) write('info', event, { ...facts, message: formatMessage(line) });
    },
    warn(line, error, call, { event, level, ...facts } = {}) {
      const message = line.trim();
      if (error === undefined) return write(level ?? 'warn', event ?? 'warned', { ...facts, message });
      const [said, failure] = formatFailure(message, error);
      write('error', event ?? 'failed', {
        ...facts,
        message: said,
        ...(failure && { failure }),
        ...(call && { request: call }),
        trace: getTracer()?.getTraceId(),
      });
    },
    recordCall: ({ id, method, route, customer, status, ms, trace }) =>
      write(getLevel(status), 'call', { request: id, method, call: route, customer, status, ms, trace }),
  };
}
