import { CallFailed, type Client, createClient } from '@parvis/api/client';
import type { CallError, ErrorCode } from '@parvis/api/errors';
import { texts } from '../texts/store.ts';

const made = new Map<string, Client>();

/** Client of a host; empty for this one. Customers' texts come in the language shown. */
export function clientAt(origin: string): Client {
  const known = made.get(origin);
  if (known) return known;
  const client = createClient({
    origin,
    language: () => texts.locale(),
    solve: async (...work) => (await import('../proofOfWork/proving.ts')).prove(...work),
  });
  made.set(origin, client);
  return client;
}

export const refusalOf = (error: unknown): CallError | undefined =>
  error instanceof CallFailed && error.failure.kind === 'refused' ? error.failure.error : undefined;

export const isRefusedAs = (error: unknown, ...codes: readonly ErrorCode[]): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  !error.failure.foreign &&
  codes.includes(error.failure.error.code);

let onSessionLost = (): void => {};

export const whenSessionLost = (act: () => void): void => {
  onSessionLost = act;
};

export const doubtSession = (): void => onSessionLost();

/** Calls this host, and reports a lost session. */
export async function here<T>(work: (site: Client) => Promise<T>): Promise<T> {
  try {
    return await work(clientAt(''));
  } catch (error) {
    if (isRefusedAs(error, 'unauthenticated')) onSessionLost();
    throw error;
  }
}
