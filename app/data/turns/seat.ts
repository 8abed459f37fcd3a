import type { Leases } from './leases.ts';

/** A seat that is ours. */
export interface Held {
  /** Somebody else has taken it. */
  readonly lost: AbortSignal;
  /** Whether it still is ours; it is lost where it is not. */
  readonly isOurs: () => Promise<boolean>;
  readonly leave: () => void;
}

/** What one at a time may sit on, among all tabs and the worker. */
export interface Seat {
  /** Waits until nobody sits there. Rejects once `signal` is aborted. */
  readonly wait: (signal: AbortSignal) => Promise<Held>;
  /** Takes it from whoever sits there. */
  readonly steal: () => Promise<Held>;
}

/** The browser's own locks: one that is held by a tab that dies is free at once. */
export function lockSeat(locks: Pick<LockManager, 'request'>, name: string): Seat {
  const get = (options: LockOptions): Promise<Held> =>
    new Promise((resolve, reject) => {
      const lost = new AbortController();
      const sit = () =>
        new Promise<void>((leave) => {
          resolve({ lost: lost.signal, isOurs: async () => !lost.signal.aborted, leave });
        });
      locks.request(name, options, sit).catch((error: unknown) => {
        lost.abort();
        reject(error);
      });
    });
  return { wait: (signal) => get({ signal }), steal: () => get({ steal: true }) };
}

const newName = (): string => crypto.getRandomValues(new Uint32Array(4)).join('.');

/** How often it is looked whether a seat is free that nobody tells of, milliseconds. */
const LOOK = 1_000;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** A lock noted in IndexedDB, without times: a dead holder is found by asking (`queue.ts`) and its lock stolen. */
export function leaseSeat(leases: Leases, name: string): Seat {
  // Where nothing can be noted any more each goes on by itself.
  const change = (me: string, to: Parameters<Leases['change']>[1]): Promise<string | undefined> =>
    leases.change(name, to).catch(() => me);
  const hold = (me: string): Held => {
    const lost = new AbortController();
    return {
      lost: lost.signal,
      isOurs: async () => {
        if ((await change(me, (holder) => holder)) !== me) lost.abort();
        return !lost.signal.aborted;
      },
      leave: () => void change(me, (holder) => (holder === me ? undefined : holder)),
    };
  };
  return {
    async wait(signal) {
      const me = newName();
      while ((await change(me, (holder) => holder ?? me)) !== me) await pause(LOOK, signal);
      return hold(me);
    },
    async steal() {
      const me = newName();
      await change(me, () => me);
      return hold(me);
    },
  };
}
