import { failureLines } from '../start/tellFailure.ts';

/** How lines are written: as sentences, or each as an object of JSON. */
export type LogFormat = 'text' | 'json';

/** What is known of a call once it was answered. Nothing in it is of a person: no address, no name, nothing that was asked or said. */
export interface CallFacts {
  /** By which its answer (`X-Request-Id`) and whatever failed in it are known. */
  readonly id: string;
  readonly method: string;
  /** As the contract writes it, without what stood in its places; `none` where no call has that address. */
  readonly route: string;
  /** The customer it was about, where there is one of that name. */
  readonly customer: string | undefined;
  readonly status: number;
  readonly ms: number;
}

/** Where all lines of a server go. */
export interface Log {
  print(line: string): void;
  /** What the operator should see; with the error it is of, and the call in which it failed. */
  warn(line: string, error?: unknown, call?: string): void;
  /** Takes what is known of each answer, where that is written. */
  readonly answered?: (facts: CallFacts) => void;
}

/** Where lines are put. */
export interface Outputs {
  readonly out: (...lines: string[]) => void;
  readonly err: (...lines: string[]) => void;
}

const textLog = ({ out, err }: Outputs): Log => ({
  print: (line) => out(line),
  warn: (line, error) => (error === undefined ? err(line) : err(...failureLines(line, error).filter((part) => part !== undefined))),
});

/** A picture for terminals, of a code to scan: blocks, and what colours them. */
const isPicture = (line: string): boolean => /[\u2580-\u259f]/.test(line) || line.includes('\u001b');

const levelOf = (status: number): 'info' | 'error' => (status >= 500 ? 'error' : 'info');

function jsonLog({ out }: Outputs, now: () => Date): Log {
  const write = (level: string, event: string, facts: object): void =>
    out(JSON.stringify({ time: now().toISOString(), level, event, ...facts }));
  return {
    print(text) {
      const lines = text.split('\n').filter((line) => line.trim() !== '' && !isPicture(line));
      for (const line of lines) write('info', 'said', { message: line.trim() });
    },
    warn(line, error, call) {
      const message = line.trim();
      if (error === undefined) return write('warn', 'warned', { message });
      const [said, failure] = failureLines(message, error);
      write('error', 'failed', {
        message: said,
        ...(failure && { failure }),
        ...(call && { request: call }),
      });
    },
    answered: ({ id, method, route, customer, status, ms }) =>
      write(levelOf(status), 'call', { request: id, method, call: route, customer, status, ms }),
  };
}

/** The log of a server. */
export const createLog = (
  format: string | undefined,
  outputs: Outputs = { out: console.log, err: console.error },
  now: () => Date = () => new Date(),
): Log => (format?.trim() === 'json' ? jsonLog(outputs, now) : textLog(outputs));
