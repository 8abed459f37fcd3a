import type { CallRecord } from '../logging/log.ts';
import type { MetricFamily, MetricSample } from './prometheusText.ts';

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface DurationHistogram {
  readonly buckets: number[];
  sum: number;
  count: number;
}

/** A stream's duration depends on its reader. */
const isStream = (route: string): boolean => route.endsWith('/live');

export interface CallMeter {
  recordCall(facts: CallRecord): void;
  getFamilies(): MetricFamily[];
}

const toSamples = (call: string, { buckets, sum, count }: DurationHistogram): MetricSample[] => [
  ...BUCKETS.map((le, at) => ({
    suffix: '_bucket',
    labels: { call, le: String(le) },
    value: buckets[at] ?? 0,
  })),
  { suffix: '_bucket', labels: { call, le: '+Inf' }, value: count },
  { suffix: '_sum', labels: { call }, value: Math.round(sum * 10_000) / 10_000 },
  { suffix: '_count', labels: { call }, value: count },
];

export function createCallMeter(): CallMeter {
  const counts = new Map<string, MetricSample & { value: number }>();
  const times = new Map<string, DurationHistogram>();
  return {
    recordCall({ method, route, status, ms }) {
      const labels = { method, call: route, status: String(status) };
      const name = Object.values(labels).join(' ');
      const counted = counts.get(name) ?? { labels, value: 0 };
      counts.set(name, { ...counted, value: counted.value + 1 });
      if (isStream(route)) return;
      const took = times.get(route) ?? { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
      times.set(route, took);
      const seconds = ms / 1000;
      took.sum += seconds;
      took.count += 1;
      for (const [at, end] of BUCKETS.entries())
        if (seconds <= end) took.buckets[at] = (took.buckets[at] ?? 0) + 1;
    },
    getFamilies: () => [
      {
        name: 'parvis_calls_total',
        type: 'counter',
        help: 'Answers by method, address of the contract or name of the page, and status.',
        samples: [...counts.values()],
      },
      {
        name: 'parvis_call_seconds',
        type: 'histogram',
        help: 'How long answers took, without live streams.',
        samples: [...times].flatMap(([call, took]) => toSamples(call, took)),
      },
    ],
  };
}
