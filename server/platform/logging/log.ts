import type { EventName } from './events.ts';

/** A completed call, without personal data: no address, name or content. */
export interface CallRecord {
  /** Request id, also sent as `X-Request-Id`. */
  readonly id: string;
  readonly method: string;
  /** Route template, or the opened page (`/q/:qrid`), without parameters; `none` for an unknown route. */
  readonly route: string;
  readonly customer: string | undefined;
  readonly status: number;
  readonly ms: number;
  readonly trace?: string | undefined;
}

export interface LogFields {
  /** Event name in snake_case. */
  readonly event?: string;
  readonly customer?: string;
  readonly folder?: string;
  readonly address?: string;
  /** What the address leads to. */
  readonly what?: string;
  /** Cause of a failure, without personal data. */
  readonly reason?: string;
  readonly seconds?: number;
  readonly job?: string;
}

interface WarnFields extends LogFields {
  /** A row of `events.ts`, which sets the level. */
  readonly event: EventName;
  readonly error?: unknown;
  /** Id of the request that failed. */
  readonly request?: string | undefined;
}

/** Logs a warning or an error for the operator. */
export type Warn = (message: string, fields: WarnFields) => void;

export interface Log {
  print(line: string, facts?: LogFields): void;
  readonly warn: Warn;
  readonly recordCall?: (facts: CallRecord) => void;
}

export interface LogOutputs {
  readonly out: (...lines: (string | undefined)[]) => void;
  readonly err: (...lines: (string | undefined)[]) => void;
}
