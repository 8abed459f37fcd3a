/** What a span tells; nothing in it is of a person. */
export type SpanFacts = Readonly<Record<string, string | number | undefined>>;

/** Whose work a span is: a call that came in, something that goes out, work of our own. */
type SpanKind = 'server' | 'client' | 'internal';

/** A piece of work that is under way. */
export interface OpenSpan {
  /** By which everything of one call or job is found. */
  readonly trace: string;
  /** Does a part of it: what begins within belongs to it. */
  within<T>(work: () => T): T;
  /** Is called something else, now that this is known. */
  rename(name: string): void;
  /** It is over: what was learnt, and by what it failed. */
  end(facts?: SpanFacts, failure?: unknown): void;
}

export interface SpanBegin {
  readonly kind: SpanKind;
  readonly name: string;
  readonly facts?: SpanFacts;
  /** Belongs to nothing that is under way: its own trace. */
  readonly isRoot?: boolean;
  /** What whoever asks is at, as its headers say, where they are believed. */
  readonly carried?: Readonly<Record<string, unknown>>;
}

export interface Tracer {
  begin(span: SpanBegin): OpenSpan;
  /** Whether anything is under way here to which a span could belong. */
  isWithin(): boolean;
  traceNow(): string | undefined;
}

let current: Tracer | undefined;

/** Takes spans from now on by this one; by nobody where there is none. */
export function useTracer(tracer: Tracer | undefined): void {
  current = tracer;
}

/** Who takes spans; nobody, where tracing is off. */
export const tracerNow = (): Tracer | undefined => current;

/** Does a work as a span of its own. Where tracing is off it is the work alone. */
export async function inSpan<T>(span: SpanBegin, work: () => Promise<T>): Promise<T> {
  if (!current) return work();
  const open = current.begin(span);
  try {
    const result = await open.within(work);
    open.end();
    return result;
  } catch (error) {
    open.end({}, error);
    throw error;
  }
}
