import { openLeases } from './leases.ts';
import { queueFor } from './queue.ts';
import { type Held, leaseSeat, lockSeat, type Seat } from './seat.ts';
import { openTalk } from './talk.ts';

/** Under which tabs and the worker ask each other who sits where. */
const CHANNEL = 'pv_turns';

/** A seat of one's own, where a browser knows nothing that tabs share. */
const own: Held = {
  lost: new AbortController().signal,
  isOurs: async () => true,
  leave: () => undefined,
};
const ownSeat: Seat = { wait: async () => own, steal: async () => own };

/** `navigator.locks` is missing on plain http: there a note in the database stands in. */
async function seatOf(name: string, canAsk: boolean): Promise<Seat> {
  const { locks } = globalThis.navigator ?? {};
  if (locks) return lockSeat(locks, name);
  // Without a way to ask, whoever is gone without a word would sit there for ever.
  if (!canAsk || typeof indexedDB === 'undefined') return ownSeat;
  try {
    return leaseSeat(await openLeases(), name);
  } catch {
    return ownSeat;
  }
}

/** Stands in the queue for what one tab at a time does: see `queueFor`. */
export function takeTurn(name: string, patience: number, onTurn: (held: Held) => () => void): () => void {
  const talk = openTalk(CHANNEL);
  return queueFor({ name, patience, talk, seat: seatOf(name, talk !== undefined) }, onTurn);
}

/** Does a work when its turn comes, and lets the next one have theirs; the work is told whether it still is its turn. */
export const inTurn =
  (name: string, patience: number) =>
  (work: (isOurs: () => Promise<boolean>) => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = takeTurn(name, patience, ({ isOurs }) => {
        void work(isOurs)
          .finally(() => leave())
          .then(resolve, reject);
        return () => undefined;
      });
    });
