import { dropAcks, keepAck, waitingAcks } from '../features/notifications/kept.ts';
import type { Ack } from '../features/notifications/workerTold.ts';

/** Pauses before it is told once more, milliseconds; then it waits for the next push, or for the network. */
const PAUSES = [1_000, 5_000] as const;
/** So many are told at once, as the contract has it. */
const AT_ONCE = 50;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the server knows them, or will never want them. @throws TypeError without a network */
async function tell(address: string, acks: readonly Ack[]): Promise<boolean> {
  const { ok, status } = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ acks }),
  });
  return ok || (status >= 400 && status < 500 && status !== 408 && status !== 429);
}

/** Tells what waits, by the address that is kept. @throws Error where something still waits */
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

/** Keeps what became of a notification, and tells it: now, or when there is a network. */
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
    // A browser that wakes nobody tells it with the next push.
    await whenOnline()?.catch(() => undefined);
  }
}
