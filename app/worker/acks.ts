import type { Ack } from '../features/notifications/workerContext.ts';
import { deleteAcks, listAcks, saveAck } from '../features/notifications/workerStorage.ts';

/** Milliseconds; then the next push or sync retries. */
const BACKOFF = [1_000, 5_000] as const;
/** Per call. */
const BATCH_SIZE = 50;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the server has or permanently rejects them. @throws TypeError offline */
async function sendAcks(address: string, acks: readonly Ack[]): Promise<boolean> {
  const { ok, status } = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ acks }),
  });
  return ok || (status >= 400 && status < 500 && status !== 408 && status !== 429);
}

/** @throws Error where some remain */
export async function flushAcks(address: string): Promise<void> {
  for (const before of [0, ...BACKOFF]) {
    if (before > 0) await pause(before);
    const acks = (await listAcks()).slice(0, BATCH_SIZE);
    if (acks.length === 0) return;
    if (!(await sendAcks(address, acks).catch(() => false))) continue;
    await deleteAcks(acks);
    if (acks.length < BATCH_SIZE) return;
  }
  throw new Error('What became of notifications still waits to be told.');
}

/** Now, or when online. */
export async function storeAndSendAck(
  ack: Ack,
  address: string | undefined,
  whenOnline: () => Promise<unknown> | undefined,
): Promise<void> {
  if (ack.id === '' || address === undefined) return;
  try {
    await saveAck(ack);
    await flushAcks(address);
  } catch {
    // Without background sync the next push retries.
    await whenOnline()?.catch(() => undefined);
  }
}
