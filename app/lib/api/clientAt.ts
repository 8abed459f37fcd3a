import { CallFailed, type Client, createClient } from '@parvis/api/client';
import type { CallError, ErrorCode } from '@parvis/api/errors';
import { texts } from '../texts/store.ts';

const made = new Map<string, Client>();

/** What makes calls to a host, by its address; empty for this one. Words of customers come in the language shown. */
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

/** Why a call was refused, where it was. */
export const refusalOf = (error: unknown): CallError | undefined =>
  error instanceof CallFailed && error.failure.kind === 'refused' ? error.failure.error : undefined;

/** Whether a server of ours refused a call for one of these reasons. */
export const isRefusedAs = (error: unknown, ...codes: readonly ErrorCode[]): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  !error.failure.foreign &&
  codes.includes(error.failure.error.code);

let onSessionLost = (): void => {};

/** Says what to do when the server no longer knows this session. */
export const whenSessionLost = (act: () => void): void => {
  onSessionLost = act;
};

/** Looks whether this host still knows the session: something that cannot tell met trouble. */
export const doubtSession = (): void => onSessionLost();

/** Makes calls of this host; tells when its session is gone. */
export async function here<T>(work: (site: Client) => Promise<T>): Promise<T> {
  try {
    return await work(clientAt(''));
  } catch (error) {
    if (isRefusedAs(error, 'unauthenticated')) onSessionLost();
    throw error;
  }
}
