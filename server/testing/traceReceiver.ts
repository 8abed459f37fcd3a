import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';

const attributes = z.array(
  z.object({ key: z.string(), value: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])) }),
);

/** OTLP/HTTP JSON. */
const batch = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().check(z.regex(/^[\da-f]{32}$/)),
              spanId: z.string().check(z.regex(/^[\da-f]{16}$/)),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              kind: z.number(),
              attributes,
              status: z.object({ code: z.optional(z.number()) }),
            }),
          ),
        }),
      ),
    }),
  ),
});

const toPlainAttributes = (
  all: z.infer<typeof attributes>,
): Record<string, string | number | boolean | undefined> =>
  Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]]));

interface ReceivedSpan {
  readonly trace: string;
  readonly id: string;
  readonly parent: string | undefined;
  readonly name: string;
  /** 1: internal, 2: server, 3: client. */
  readonly kind: number;
  readonly facts: Readonly<Record<string, string | number | boolean | undefined>>;
  /** 2: error. */
  readonly status: number;
  readonly resource: Readonly<Record<string, string | number | boolean | undefined>>;
}

export interface TraceReceiver {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** Raw. */
  readonly said: () => string;
  close(): Promise<void>;
}

/** Rejects invalid batches. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    const read = request.url === '/v1/traces' ? batch.safeParse(JSON.parse(body)) : undefined;
    if (!read?.success) return response.writeHead(400).end();
    bodies.push(body);
    for (const { resource, scopeSpans } of read.data.resourceSpans)
      for (const { spans: some } of scopeSpans)
        for (const { traceId, spanId, parentSpanId, name, kind, attributes: facts, status } of some)
          spans.push({
            ...{ trace: traceId, id: spanId, parent: parentSpanId || undefined, name, kind },
            ...{
              facts: toPlainAttributes(facts),
              status: status.code ?? 0,
              resource: toPlainAttributes(resource.attributes),
            },
          });
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    said: () => bodies.join('\n'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
