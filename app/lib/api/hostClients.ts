import { CallFailed, type Client, createClient } from '@parvis/api/client';
import type { CallError, ErrorCode } from '@parvis/api/errors';
import { texts } from '../texts/store.ts';

const clients = new Map<string, Client>();

/** Client of a host; empty: this one. Texts come in the displayed language. */
export function getClient(origin: string): Client {
  const known = clients.get(origin);
  if (known) return known;
  const client = createClient({
    origin,
    language: () => texts.locale(),
    solve: async (...work) => (await import('../proofOfWork/runProofOfWork.ts')).runProofOfWork(...work),
  });
  clients.set(origin, client);
  return client;
}

export const getRefusal = (error: unknown): CallError | undefined =>
  error instanceof CallFailed && error.failure.kind === 'refused' ? error.failure.error : undefined;

export const isRefusedAs = (error: unknown, ...codes: readonly ErrorCode[]): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  !error.failure.foreign &&
  codes.includes(error.failure.error.code);

let handleSessionLost = (): void => {};

export const setSessionLostHandler = (act: () => void): void => {
  handleSessionLost = act;
};

export const checkSession = (): void => handleSessionLost();

/** Calls this host; reports a lost session. */
export async function withLocalClient<T>(work: (site: Client) => Promise<T>): Promise<T> {
  try {
    return await work(getClient(''));
  } catch (error) {
    if (isRefusedAs(error, 'unauthenticated')) handleSessionLost();
    throw error;
  }
}
