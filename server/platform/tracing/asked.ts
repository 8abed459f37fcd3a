import type { Env } from '../config/settings.ts';
import { urlOf } from '../config/urlOf.ts';

export type Exporter = 'otlp' | 'console';
export interface TracingAsked {
  readonly exporter: Exporter | undefined;
  readonly advice?: string;
}

const isTrue = (value: string | undefined): boolean => value?.trim().toLowerCase() === 'true';
const said = (value: string | undefined): string => value?.trim().toLowerCase() ?? '';

const OFF: TracingAsked = { exporter: undefined };

/** Off unless a standard variable names an endpoint or exporter. */
export function tracingAsked(env: Env): TracingAsked {
  if (isTrue(env.OTEL_SDK_DISABLED)) return OFF;
  const named = said(env.OTEL_TRACES_EXPORTER);
  const place = said(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) || said(env.OTEL_EXPORTER_OTLP_ENDPOINT);
  if (named === 'none' || (named === '' && place === '')) return OFF;
  if (named === 'console') return { exporter: 'console' };
  if (named !== '' && named !== 'otlp')
    return {
      ...OFF,
      advice: `OTEL_TRACES_EXPORTER=${named} is not known here: otlp, console or none. No trace is sent.`,
    };
  if (place !== '' && !(urlOf(place) && /^https?:/.test(place)))
    return {
      ...OFF,
      advice:
        'OTEL_EXPORTER_OTLP_ENDPOINT must be an http address, such as http://127.0.0.1:4318. No trace is sent.',
    };
  const protocol = said(env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL) || said(env.OTEL_EXPORTER_OTLP_PROTOCOL);
  if (protocol === 'grpc')
    return {
      ...OFF,
      advice:
        'OTEL_EXPORTER_OTLP_PROTOCOL=grpc is not spoken here: lead OTEL_EXPORTER_OTLP_ENDPOINT to the collector’s port for HTTP (4318). No trace is sent.',
    };
  return { exporter: 'otlp' };
}
