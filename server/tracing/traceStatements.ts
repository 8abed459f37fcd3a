import pg from 'pg';
import { type OpenSpan, tracerNow } from './spans.ts';
import { statementOf } from './statement.ts';

type Ask = (this: unknown, ...args: unknown[]) => unknown;

const isText = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** The words of what is asked; nothing of a stream, such as a copy. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked;
  return isText(asked) && !('submit' in asked) ? asked.text : undefined;
}

const isThenable = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** Ends a span when its answer is there, by a callback or a promise. */
function answered(span: OpenSpan, ask: Ask, self: unknown, args: unknown[]): unknown {
  const callback = args.findLastIndex((arg) => typeof arg === 'function');
  const heard = args[callback];
  if (typeof heard === 'function')
    args[callback] = (error: unknown, ...rest: unknown[]) => {
      span.end({}, error ?? undefined);
      heard(error, ...rest);
    };
  const result = span.within(() => ask.apply(self, args));
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

/** Tells of each statement that a call or a job makes, from now on. The result ends it. */
export function traceStatements(): () => void {
  const { prototype } = pg.Client;
  const ask = prototype.query as Ask;
  const traced: Ask = function (...args) {
    const tracer = tracerNow();
    const text = textOf(args[0]);
    if (!tracer?.isWithin() || text === undefined) return ask.apply(this, args);
    const { operation, table } = statementOf(text);
    const name = table === undefined ? operation : `${operation} ${table}`;
    const facts = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.collection.name': table,
    };
    return answered(tracer.begin({ kind: 'client', name, facts }), ask, this, args);
  };
  Object.assign(prototype, { query: traced });
  return () => Object.assign(prototype, { query: ask });
}
