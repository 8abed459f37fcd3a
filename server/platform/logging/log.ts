/** What is known of a call once it was answered. Nothing in it is of a person: no address, no name, nothing that was asked or said. */
export interface CallFacts {
  /** By which its answer (`X-Request-Id`) and whatever failed in it are known. */
  readonly id: string;
  readonly method: string;
  /** As the contract writes it, or the page that was opened (`/q/:qrid`), without what stood in its places; `none` where no call has that address. */
  readonly route: string;
  /** The customer it was about, where there is one of that name. */
  readonly customer: string | undefined;
  readonly status: number;
  readonly ms: number;
  /** By which its spans are found, where tracing is on. */
  readonly trace?: string | undefined;
}

/** What a line is about, for programs that read the log: its sentence says it to people. */
export interface LineFacts {
  /** What happened, in a word; else that something was said. */
  readonly event?: string;
  readonly customer?: string;
  /** The folder of a customer in which something was found. */
  readonly folder?: string;
  readonly address?: string;
  /** What is at the address. */
  readonly what?: string;
}

/** What a line is about that the operator should see. */
interface WarnFacts extends LineFacts {
  /** Something does not work that should: a customer is not loaded. Else it is something to know of. */
  readonly level?: 'error';
}

/** Where all lines of a server go. */
export interface Log {
  print(line: string, facts?: LineFacts): void;
  /** What the operator should see; with the error it is of, the call in which it failed, and what it is about. */
  warn(line: string, error?: unknown, call?: string, facts?: WarnFacts): void;
  /** Takes what is known of each answer, where that is written. */
  readonly answered?: (facts: CallFacts) => void;
}

/** Where lines are put. */
export interface Outputs {
  readonly out: (...lines: (string | undefined)[]) => void;
  readonly err: (...lines: (string | undefined)[]) => void;
}
