import { dropAcks, keepAck, waitingAcks } from '../features/notifications/kept.ts';
import type { Ack } from '../features/notifications/workerTold.ts';

/** Backoff in milliseconds, then the next push or sync retries. */
const PAUSES = [1_000, 5_000] as const;
/** Most acknowledgements in a call. */
const AT_ONCE = 50;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the server has them, or rejects them for good. @throws TypeError offline */
async function tell(address: string, acks: readonly Ack[]): Promise<boolean> {
  const { ok, status } = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ acks }),
  });
  return ok || (status >= 400 && status < 500 && status !== 408 && status !== 429);
}

/** Sends stored acknowledgements. @throws Error where some remain */
export async function tellAcks(address: string): Promise<void> {
  for (const before of [0, ...PAUSES]) {
    if (before > 0) await pause(before);
    const acks = (await waitingAcks()).slice(0, AT_ONCE);
    if (acks.length === 0) return;
    if (!(await tell(address, acks).catch(() => false))) continue;
    await dropAcks(acks);
    if (acks.length < AT_ONCE) return;
  }
  throw new Error('What became of notifications still waits to be told.');
}

/** Stores an acknowledgement and sends it, now or when online. */
export async function acknowledge(
  ack: Ack,
  address: string | undefined,
  whenOnline: () => Promise<unknown> | undefined,
): Promise<void> {
  if (ack.id === '' || address === undefined) return;
  try {
    await keepAck(ack);
    await tellAcks(address);
  } catch {
    // Without background sync the next push retries.
    await whenOnline()?.catch(() => undefined);
  }
}
