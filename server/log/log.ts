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
  /** By which its spans are found, where tracing is on. */
  readonly trace?: string | undefined;
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
  readonly out: (...lines: (string | undefined)[]) => void;
  readonly err: (...lines: (string | undefined)[]) => void;
}
