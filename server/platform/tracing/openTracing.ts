import type { Env } from '../config/settings.ts';
import { tracingAsked } from './asked.ts';

export interface Tracing {
  /** Flushes pending spans and stops. */
  close(): Promise<void>;
}

/** Starts tracing if configured; otherwise loads nothing of OpenTelemetry. */
export async function openTracing(env: Env, warn: (line: string) => void): Promise<Tracing | undefined> {
  const { exporter, advice } = tracingAsked(env);
  if (advice !== undefined) warn(advice);
  if (!exporter) return undefined;
  const { startTracing } = await import('./otel.ts');
  return startTracing(exporter, env, warn);
}
