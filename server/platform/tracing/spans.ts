/** Without personal data. */
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;

type SpanKind = 'server' | 'client' | 'internal';

export interface OpenSpan {
  /** Shared by all spans of a call or job. */
  readonly traceId: string;
  /** Runs work as the parent of the spans that it starts. */
  run<T>(work: () => T): T;
  rename(name: string): void;
  end(facts?: SpanAttributes, failure?: unknown): void;
}

export interface SpanOptions {
  readonly kind: SpanKind;
  readonly name: string;
  readonly facts?: SpanAttributes;
  readonly isRoot?: boolean;
  /** Caller's headers, if trusted. */
  readonly carried?: Readonly<Record<string, unknown>>;
}

export interface Tracer {
  startSpan(span: SpanOptions): OpenSpan;
  hasActiveSpan(): boolean;
  getTraceId(): string | undefined;
}

let current: Tracer | undefined;

export function setTracer(tracer: Tracer | undefined): void {
  current = tracer;
}

export const getTracer = (): Tracer | undefined => current;

/** Runs work in a span; without tracing, runs it directly. */
export async function runInSpan<T>(span: SpanOptions, work: () => Promise<T>): Promise<T> {
  if (!current) return work();
  const open = current.startSpan(span);
  try {
    const result = await open.run(work);
    open.end();
    return result;
  } catch (error) {
    open.end({}, error);
    throw error;
  }
}
