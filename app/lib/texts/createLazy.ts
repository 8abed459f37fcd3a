/** A load that failed in an earlier attempt is retried. */
let attempt = 0;

export const retryLoads = (): void => {
  attempt += 1;
};

const loadErrors = new WeakSet<Error>();

/** Not from rendering. */
export const isLoadError = (error: unknown): boolean => error instanceof Error && loadErrors.has(error);

export interface Lazy<T> {
  /** The same promise every time, until it failed and `retryLoads` ran. */
  readonly load: () => Promise<T>;
  /** A failure is retried on demand. */
  readonly preload: () => void;
}

/** Preloads run sequentially: all at once would block a slow phone. None rejects. */
const preloadQueue: (() => Promise<void>)[] = [];
let isPreloading = false;

async function runPreloads(): Promise<void> {
  isPreloading = true;
  for (let load = preloadQueue.shift(); load; load = preloadQueue.shift()) {
    await load();
    await new Promise((resolve) => setTimeout(resolve));
  }
  isPreloading = false;
}

function queueLoad(load: () => Promise<void>): void {
  preloadQueue.push(load);
  if (!isPreloading) void runPreloads();
}

/** Loads once, on first use. Unlike `React.lazy`, it recovers from a failed load. */
export function createLazy<T>(start: () => Promise<T>): Lazy<T> {
  let loading: Promise<T> | undefined;
  let failedIn: number | undefined;
  const load = () => {
    if (loading && (failedIn === undefined || failedIn === attempt)) return loading;
    failedIn = undefined;
    const started = start();
    loading = started;
    started.catch((error: unknown) => {
      if (error instanceof Error) loadErrors.add(error);
      failedIn = attempt;
    });
    return started;
  };
  const preloadOnce = async () => {
    const started = load();
    try {
      await started;
    } catch {
      // Only this one: resetting failures shown elsewhere would render, fail and preload again in a loop.
      if (loading === started) loading = undefined;
    }
  };
  return { load, preload: () => queueLoad(preloadOnce) };
}
