import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ConsoleSpanExporter,
  NodeTracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import pg from 'pg';
import type { Env } from '../config/settings.ts';
import { listAllTables } from '../db/migrationFiles.ts';
import { findErrorCode } from '../lib/errorCauses.ts';
import type { Warn } from '../logging/log.ts';
import type { Tracing } from './openTracing.ts';
import { getTracer, type OpenSpan, type SpanAttributes, setTracer, type Tracer } from './spans.ts';
import type { TraceExporter } from './tracingSettings.ts';

/** Without values. */
interface Statement {
  readonly operation: string;
  readonly table: string | undefined;
}

const OPERATION = /^\s*(?:--[^\n]*\n\s*)*\(?\s*([a-z]+)/i;
/** Main operation after WITH. */
const AFTER_WITH = /\)\s*(select|insert|update|delete)\b/gi;
const TABLE = /\b(?:from|into|update|join|table)\s+(?:only\s+)?(?:"?public"?\.)?"?([a-z_]+)"?/gi;

let tables: ReadonlySet<string> | undefined;
/** Other names may be user data. */
const isTable = (name: string): boolean => {
  tables ??= new Set(listAllTables());
  return tables.has(name);
};

function parseStatement(text: string): Statement {
  const first = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const last = first === 'with' ? [...text.matchAll(AFTER_WITH)].at(-1)?.[1]?.toLowerCase() : undefined;
  const names = [...text.matchAll(TABLE)].map(([, name = '']) => name.toLowerCase());
  return { operation: last ?? first, table: names.find(isTable) };
}

/** Holds all our statements, but not ad-hoc ones. */
const CACHE_SIZE = 2_000;
const cache = new Map<string, Statement>();

export function describeStatement(text: string): Statement {
  const found = cache.get(text) ?? parseStatement(text);
  if (cache.size < CACHE_SIZE) cache.set(text, found);
  return found;
}

type Query = (this: unknown, ...args: unknown[]) => unknown;

const isText = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** Undefined for streams such as COPY. */
function getQueryText(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked;
  return isText(asked) && !('submit' in asked) ? asked.text : undefined;
}

const isThenable = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

function traceQuery(span: OpenSpan, query: Query, self: unknown, args: unknown[]): unknown {
  const callback = args.findLastIndex((arg) => typeof arg === 'function');
  const heard = args[callback];
  if (typeof heard === 'function')
    args[callback] = (error: unknown, ...rest: unknown[]) => {
      span.end({}, error ?? undefined);
      heard(error, ...rest);
    };
  const result = span.run(() => query.apply(self, args));
  if (!isThenable(result)) return result;
  return result.then(
    (value) => {
      span.end();
      return value;
    },
    (error: unknown) => {
      span.end({}, error);
      throw error;
    },
  );
}

/** @returns stop function */
function traceStatements(): () => void {
  const { prototype } = pg.Client;
  const query = prototype.query as Query;
  const tracedQuery: Query = function (...args) {
    const tracer = getTracer();
    const text = getQueryText(args[0]);
    if (!tracer?.hasActiveSpan() || text === undefined) return query.apply(this, args);
    const { operation, table } = describeStatement(text);
    const name = table === undefined ? operation : `${operation} ${table}`;
    const facts = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.collection.name': table,
    };
    return traceQuery(tracer.startSpan({ kind: 'client', name, facts }), query, this, args);
  };
  Object.assign(prototype, { query: tracedQuery });
  return () => Object.assign(prototype, { query });
}

const EXPORT_FAILED = 'Failed to export traces (OTEL_EXPORTER_OTLP_ENDPOINT); they are dropped.';
const EXPORT_RECOVERED = 'Traces are exported again.';

/** Warns once on failure and once on recovery. */
function wrapExporter(exporter: SpanExporter, warn: Warn): SpanExporter {
  let failing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !failing) warn(EXPORT_FAILED, { event: 'traces_export_failed' });
        if (!failed && failing) warn(EXPORT_RECOVERED, { event: 'traces_export_recovered' });
        failing = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

const toAttributes = (facts: SpanAttributes = {}): Attributes => ({ ...facts });

/** The message may contain user data. */
function getErrorType(failure: unknown): string {
  if (typeof failure === 'number') return String(failure);
  return findErrorCode(failure) ?? (failure instanceof Error ? failure.name : 'error');
}

const createTracer = (): Tracer => {
  const tracer = trace.getTracer('parvis');
  return {
    startSpan({ kind, name, facts, isRoot = false, carried = {} }) {
      const outer = isRoot ? propagation.extract(ROOT_CONTEXT, carried) : context.active();
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: toAttributes(facts) }, outer);
      const inner = trace.setSpan(outer, span);
      return {
        traceId: span.spanContext().traceId,
        run: (work) => context.with(inner, work),
        rename: (other) => void span.updateName(other),
        end(learnt, failure) {
          if (learnt) span.setAttributes(toAttributes(learnt));
          if (failure !== undefined) {
            span.setAttribute('error.type', getErrorType(failure));
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    hasActiveSpan: () => trace.getSpan(context.active()) !== undefined,
    getTraceId: () => trace.getSpan(context.active())?.spanContext().traceId,
  };
};

const exporters: Readonly<Record<TraceExporter, () => SpanExporter>> = {
  otlp: () => new OTLPTraceExporter(),
  console: () => new ConsoleSpanExporter(),
};

export function startTracing(named: TraceExporter, env: Env, warn: Warn): Tracing {
  const service = env.OTEL_SERVICE_NAME?.trim() || 'parvis';
  const resource = defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'service.name': service }));
  const processor = new BatchSpanProcessor(wrapExporter(exporters[named](), warn));
  const provider = new NodeTracerProvider({ resource, spanProcessors: [processor] });
  provider.register();
  setTracer(createTracer());
  const stopTracingStatements = traceStatements();
  return {
    async close() {
      setTracer(undefined);
      stopTracingStatements();
      await provider.shutdown().catch(() => undefined);
      for (const part of [trace, context, propagation]) part.disable();
    },
  };
}
