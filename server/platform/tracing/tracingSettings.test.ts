import { expect, it } from 'vitest';
import { readTracingSettings } from './tracingSettings.ts';

const there = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

it.each([
  [{}, undefined],
  [there, 'otlp'],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://c.example/v1/traces' }, 'otlp'],
  [{ OTEL_TRACES_EXPORTER: 'otlp' }, 'otlp'],
  [{ OTEL_TRACES_EXPORTER: 'console' }, 'console'],
  [{ ...there, OTEL_TRACES_EXPORTER: 'none' }, undefined],
  [{ ...there, OTEL_SDK_DISABLED: 'TRUE' }, undefined],
  [{ ...there, OTEL_SDK_DISABLED: 'false' }, 'otlp'],
  [{ ...there, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, 'otlp'],
] as const)('%j selects exporter %s', (env, exporter) => {
  expect(readTracingSettings(env)).toEqual({ exporter });
});

it.each([
  [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER=zipkin is not known'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'must be an http address'],
  [{ ...there, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'grpc is not spoken here'],
] as const)('%j is reported as invalid, and disables tracing', (env, words) => {
  expect(readTracingSettings(env)).toEqual({ exporter: undefined, advice: expect.stringContaining(words) });
});
