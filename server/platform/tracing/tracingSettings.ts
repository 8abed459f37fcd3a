import { parseUrl } from '../config/parseUrl.ts';
import type { Env } from '../config/settings.ts';

export type TraceExporter = 'otlp' | 'console';
export interface TracingSettings {
  readonly exporter: TraceExporter | undefined;
  readonly advice?: string;
}

const isTrue = (value: string | undefined): boolean => value?.trim().toLowerCase() === 'true';
const normalizeValue = (value: string | undefined): string => value?.trim().toLowerCase() ?? '';

const OFF: TracingSettings = { exporter: undefined };

/** Off without an endpoint or exporter variable. */
export function readTracingSettings(env: Env): TracingSettings {
  if (isTrue(env.OTEL_SDK_DISABLED)) return OFF;
  const named = normalizeValue(env.OTEL_TRACES_EXPORTER);
  const place =
    normalizeValue(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) || normalizeValue(env.OTEL_EXPORTER_OTLP_ENDPOINT);
  if (named === 'none' || (named === '' && place === '')) return OFF;
  if (named === 'console') return { exporter: 'console' };
  if (named !== '' && named !== 'otlp')
    return {
      ...OFF,
      advice: `OTEL_TRACES_EXPORTER=${named} is not known here: otlp, console or none. No trace is sent.`,
    };
  if (place !== '' && !(parseUrl(place) && /^https?:/.test(place)))
    return {
      ...OFF,
      advice:
        'OTEL_EXPORTER_OTLP_ENDPOINT must be an http address, such as http://127.0.0.1:4318. No trace is sent.',
    };
  const protocol =
    normalizeValue(env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL) || normalizeValue(env.OTEL_EXPORTER_OTLP_PROTOCOL);
  if (protocol === 'grpc')
    return {
      ...OFF,
      advice:
        'OTEL_EXPORTER_OTLP_PROTOCOL=grpc is not spoken here: lead OTEL_EXPORTER_OTLP_ENDPOINT to the collector’s port for HTTP (4318). No trace is sent.',
    };
  return { exporter: 'otlp' };
}
