import type { Env } from '../config/settings.ts';
import { tracingAsked } from './asked.ts';

export interface Tracing {
  /** Sends what is left, and takes no more. */
  close(): Promise<void>;
}

/** Switches tracing on where the variables of OpenTelemetry ask for it; else nothing of it is loaded. */
export async function openTracing(env: Env, warn: (line: string) => void): Promise<Tracing | undefined> {
  const { exporter, advice } = tracingAsked(env);
  if (advice !== undefined) warn(advice);
  if (!exporter) return undefined;
  const { startTracing } = await import('./otel.ts');
  return startTracing(exporter, env, warn);
}
