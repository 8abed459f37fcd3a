import type { Env } from '../config/settings.ts';
import type { Warn } from '../logging/log.ts';
import { readTracingSettings } from './tracingSettings.ts';

export interface Tracing {
  /** Flushes pending spans and stops. */
  close(): Promise<void>;
}

/** Starts tracing if configured; otherwise loads nothing of OpenTelemetry. */
export async function openTracing(env: Env, warn: Warn): Promise<Tracing | undefined> {
  const { exporter, advice } = readTracingSettings(env);
  if (advice !== undefined) warn(advice, { event: 'tracing_misconfigured' });
  if (!exporter) return undefined;
  const { startTracing } = await import('./otel.ts');
  return startTracing(exporter, env, warn);
}
