/** Structured fields of a warning; `event` is in snake_case. */
interface WarningFields {
  readonly event: string;
  readonly level?: 'error';
  readonly reason?: string;
  readonly seconds?: number;
  readonly job?: string;
}

/** Warns the operator; a part of `Log['warn']` that needs no logging. */
export type Warn = (line: string, error?: undefined, call?: undefined, fields?: WarningFields) => void;
