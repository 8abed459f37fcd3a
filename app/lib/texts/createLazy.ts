/** An earlier attempt's failure is retried. */
let attempt = 0;

export const retryLoads = (): void => {
  attempt += 1;
};

const loadErrors = new WeakSet<Error>();

/** Not a render error. */
export const isLoadError = (error: unknown): boolean => error instanceof Error && loadErrors.has(error);

export interface Lazy<T> {
  /** One promise, until it failed and `retryLoads` ran. */
  readonly load: () => Promise<T>;
  /** A failure is retried on demand. */
  readonly preload: () => void;
}

/** Sequential, for slow phones. Never rejects. */
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

/** Loads once, on first use. Unlike `React.lazy`, recovers from failure. */
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
      // Resetting other failures too would loop: render, fail, preload.
      if (loading === started) loading = undefined;
    }
  };
  return { load, preload: () => queueLoad(preloadOnce) };
}
