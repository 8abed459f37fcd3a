import type { EventName } from './events.ts';

/** Without personal data: no address, name or content. */
export interface CallRecord {
  /** Sent as `X-Request-Id`. */
  readonly id: string;
  readonly method: string;
  /** Template without parameters (`/q/:qrid`); `none` if unknown. */
  readonly route: string;
  readonly customer: string | undefined;
  readonly status: number;
  readonly ms: number;
  readonly trace?: string | undefined;
}

export interface LogFields {
  /** snake_case. */
  readonly event?: string;
  readonly customer?: string;
  readonly folder?: string;
  readonly address?: string;
  readonly what?: string;
  /** Without personal data. */
  readonly reason?: string;
  readonly seconds?: number;
  readonly job?: string;
}

interface WarnFields extends LogFields {
  /** Sets the level. */
  readonly event: EventName;
  readonly error?: unknown;
  readonly request?: string | undefined;
}

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
