const CHANNEL = 'pv_turns';
/** Milliseconds. */
const PING_INTERVAL = 2_000;

/**
 * Waits for a lock that one tab or the worker holds at a time. The function that `onHeld` returns runs when
 * another tab steals the lock after `patience` unanswered pings. Without `navigator.locks` (plain http) each
 * tab acquires it.
 * @returns releases the lock, or leaves the queue
 */
export function holdTabLock(
  name: string,
  patience: number,
  onHeld: (isHeld: () => boolean) => () => void,
): () => void {
  let isOver = false;
  const isHeld = () => !isOver;
  const { locks } = globalThis.navigator ?? {};
  if (!locks) {
    queueMicrotask(() => isOver || onHeld(isHeld));
    return () => {
      isOver = true;
    };
  }

  const waiting = new AbortController();
  const channel = new BroadcastChannel(CHANNEL);
  let release: (() => void) | undefined;
  let onLost: (() => void) | undefined;
  let unanswered = 0;

  const stopWaiting = () => {
    isOver = true;
    clearInterval(pingTimer);
    waiting.abort();
    channel.close();
  };
  const request = async (options: LockOptions) => {
    let isMine = false;
    const holdLock = (leave: () => void) => {
      if (isOver || release) return leave();
      isMine = true;
      release = leave;
      clearInterval(pingTimer);
      waiting.abort();
      onLost = onHeld(isHeld);
    };
    try {
      await locks.request(name, options, () => new Promise<void>(holdLock));
    } catch {
      // Aborted while waiting, or stolen.
      if (!isMine || isOver) return;
      stopWaiting();
      onLost?.();
    }
  };
  const checkHolder = () => {
    if (unanswered >= patience) {
      unanswered = 0;
      return void request({ steal: true });
    }
    unanswered += 1;
    channel.postMessage({ seat: name, is: 'asked' });
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { seat, is } = Object(data) as { readonly seat?: unknown; readonly is?: unknown };
    if (seat !== name) return;
    if (is === 'taken') unanswered = 0;
    else if (release && !isOver) channel.postMessage({ seat: name, is: 'taken' });
  });
  const pingTimer = setInterval(checkHolder, PING_INTERVAL);
  void request({ signal: waiting.signal });

  return () => {
    if (isOver) return;
    stopWaiting();
    release?.();
  };
}

/** The task can check that it still holds the lock. */
export const runExclusively =
  (name: string, patience: number) =>
  (work: (isOurs: () => Promise<boolean>) => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = holdTabLock(name, patience, (isHeld) => {
        void work(async () => isHeld())
          .finally(() => leave())
          .then(resolve, reject);
        return () => undefined;
      });
    });
