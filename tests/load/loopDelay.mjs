// Loaded before a server under load: tells over the channel of who began it how long its event loop was held since it was asked last.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** How often the loop is looked at, milliseconds: what it takes for that is no delay. */
const RESOLUTION = 5;

if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  process.on('message', (asked) => {
    if (asked !== 'loopDelay') return;
    process.send?.({ loopDelay: Math.max(0, delay.max / 1e6 - RESOLUTION) });
    delay.reset();
  });
  // The channel alone keeps no server from ending.
  process.channel?.unref();
}
