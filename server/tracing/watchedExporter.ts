import type { SpanExporter } from '@opentelemetry/sdk-trace-node';

const AWAY = 'Traces cannot be sent (OTEL_EXPORTER_OTLP_ENDPOINT); nothing waits for them.';
const BACK = 'Traces are sent again.';

/** Tells once that spans could not be sent, and once that they are again. */
export function watchedExporter(exporter: SpanExporter, warn: (line: string) => void): SpanExporter {
  let failing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed !== failing) warn(failed ? AWAY : BACK);
        failing = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
