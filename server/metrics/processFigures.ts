import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Family } from './exposition.ts';
import { gauge } from './gauge.ts';

const NANOSECONDS = 1e9;
const QUANTILES = [50, 99, 100] as const;

/** Figures of this process; delays are those since they were asked for last. */
export function watchProcess() {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return {
    families(): Family[] {
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const samples = QUANTILES.map((quantile) => ({
        labels: { quantile: String(quantile / 100) },
        value: delay.percentile(quantile) / NANOSECONDS,
      }));
      delay.reset();
      return [
        {
          name: 'parvis_loop_delay_seconds',
          type: 'gauge',
          help: 'How late the event loop was since it was asked for last: all calls wait as long.',
          samples,
        },
        gauge('process_resident_memory_bytes', 'Memory of the server.', rss),
        gauge('process_heap_bytes', 'Memory of its objects.', heapUsed),
        {
          ...gauge('process_cpu_seconds_total', 'Time of the processor.', (user + system) / 1e6),
          type: 'counter',
        },
        gauge('process_start_time_seconds', 'When it began.', performance.timeOrigin / 1000),
      ];
    },
    stop: () => delay.disable(),
  };
}
