import { EVENTS } from './events.ts';
import type { Log, LogOutputs } from './log.ts';

/** Without query parameters or row data. */
type FormatFailure = (line: string, error: unknown) => [line: string, error?: string];

/** Drawn for terminals. */
const isQrPicture = (line: string): boolean => /[\u2580-\u259f]/.test(line) || line.includes('\u001b');

const getLevel = (status: number): 'info' | 'error' => (status >= 500 ? 'error' : 'info');

interface JsonLogOptions {
  readonly formatFailure: FormatFailure;
  readonly now: () => Date;
  readonly getTraceId: () => string | undefined;
}

export function createJsonLog({ out }: LogOutputs, { formatFailure, now, getTraceId }: JsonLogOptions): Log {
  const write = (level: string, event: string, facts: object): void =>
    out(JSON.stringify({ time: now().toISOString(), level, event, ...facts }));
  return {
    print(text, { event = 'message', ...facts } = {}) {
      const lines = text.split('\n').filter((line) => line.trim() !== '' && !isQrPicture(line));
      const { address, what } = facts;
      // Columns are for terminals only.
      const formatMessage = (line: string) => (address && what ? `${what}: ${address}` : line.trim());
      for (const line of lines) write('info', event, { ...facts, message: formatMessage(line) });
    },
    warn(line, { event, error, ...facts }) {
      const { level } = EVENTS[event];
      if (error === undefined) return write(level, event, { ...facts, message: line.trim() });
      const [message, failure] = formatFailure(line.trim(), error);
      write(level, event, { ...facts, message, ...(failure && { failure }), trace: getTraceId() });
    },
    recordCall: ({ id, method, route, customer, status, ms, trace }) =>
      write(getLevel(status), 'call', { request: id, method, call: route, customer, status, ms, trace }),
  };
}
