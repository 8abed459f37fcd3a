/** Attributes of a span, without personal data. */
export type SpanFacts = Readonly<Record<string, string | number | undefined>>;

type SpanKind = 'server' | 'client' | 'internal';

export interface OpenSpan {
  /** Trace id, shared by all spans of a call or job. */
  readonly trace: string;
  /** Runs work as the parent of the spans that it starts. */
  within<T>(work: () => T): T;
  rename(name: string): void;
  end(facts?: SpanFacts, failure?: unknown): void;
}

export interface SpanBegin {
  readonly kind: SpanKind;
  readonly name: string;
  readonly facts?: SpanFacts;
  /** Starts a new trace. */
  readonly isRoot?: boolean;
  /** Trace headers of the caller, if trusted. */
  readonly carried?: Readonly<Record<string, unknown>>;
}

export interface Tracer {
  begin(span: SpanBegin): OpenSpan;
  isWithin(): boolean;
  traceNow(): string | undefined;
}

let current: Tracer | undefined;

export function useTracer(tracer: Tracer | undefined): void {
  current = tracer;
}

export const tracerNow = (): Tracer | undefined => current;

/** Runs work in a span; without tracing, runs it directly. */
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
