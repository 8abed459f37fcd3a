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
  /** `error`: something required does not work; otherwise a warning. */
  readonly level?: 'error';
}

export interface Log {
  print(line: string, facts?: LogFields): void;
  /** Logs a warning, or an error with the request that failed. */
  warn(line: string, error?: unknown, call?: string, facts?: WarnFields): void;
  readonly recordCall?: (facts: CallRecord) => void;
}

export interface LogOutputs {
  readonly out: (...lines: (string | undefined)[]) => void;
  readonly err: (...lines: (string | undefined)[]) => void;
}
