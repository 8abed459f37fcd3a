/** Grows with every new try; a load that failed in an earlier one is made again. */
let attempt = 0;

/** Lets everything that could not be loaded be tried again. */
export const retryLoads = (): void => {
  attempt += 1;
};

const loadErrors = new WeakSet<Error>();

/** Whether something could not be loaded, rather than drawn. */
export const isLoadError = (error: unknown): boolean => error instanceof Error && loadErrors.has(error);

export interface OnDemand<T> {
  /** The same promise every time, until it failed and somebody tries again. */
  readonly load: () => Promise<T>;
  /** Loads before it is needed, behind what is loaded so already. A failure costs nothing: it is tried again when it is needed. */
  readonly loadAhead: () => void;
}

/** What is loaded ahead, one after the other: a slow phone that began all at once would answer no finger meanwhile. None fails. */
const waiting: (() => Promise<void>)[] = [];
let isLoadingAhead = false;

async function loadWaiting(): Promise<void> {
  isLoadingAhead = true;
  for (let load = waiting.shift(); load; load = waiting.shift()) {
    await load();
    await new Promise((resolve) => setTimeout(resolve));
  }
  isLoadingAhead = false;
}

function inTurn(load: () => Promise<void>): void {
  waiting.push(load);
  if (!isLoadingAhead) void loadWaiting();
}

/** Something loaded once, when it is first needed. Unlike `React.lazy`, it recovers from a failed load. */
export function onDemand<T>(start: () => Promise<T>): OnDemand<T> {
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
  const ahead = async () => {
    const started = load();
    try {
      await started;
    } catch {
      // This one alone: what failed elsewhere and is shown as failed would be drawn again, fail and load this again, for ever.
      if (loading === started) loading = undefined;
    }
  };
  return { load, loadAhead: () => inTurn(ahead) };
}
