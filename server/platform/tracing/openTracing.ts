import type { Env } from '../config/settings.ts';
import type { Warn } from '../logging/log.ts';
import { readTracingSettings } from './tracingSettings.ts';

export interface Tracing {
  /** Flushes pending spans. */
  close(): Promise<void>;
}

/** Loads OpenTelemetry only if configured. */
export async function openTracing(env: Env, warn: Warn): Promise<Tracing | undefined> {
  const { exporter, advice } = readTracingSettings(env);
  if (advice !== undefined) warn(advice, { event: 'tracing_misconfigured' });
  if (!exporter) return undefined;
  const { startTracing } = await import('./otel.ts');
  return startTracing(exporter, env, warn);
}
