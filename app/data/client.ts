import { CallFailed, type Client, createClient } from '@parvis/api/client';
import { texts } from '../texts/store.ts';

const inner = createClient({
  language: () => texts.locale(),
  solve: async (...work) => (await import('./proof/proving.ts')).prove(...work),
});
let onSessionLost = (): void => {};

/** Says what to do when the server no longer knows this session. */
export const whenSessionLost = (act: () => void): void => {
  onSessionLost = act;
};

const isSessionLost = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  error.failure.status === 401 &&
  !error.failure.foreign;

/** Tells when the session of an answer is gone. */
async function watched<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isSessionLost(error)) onSessionLost();
    throw error;
  }
}

/** The one client of the app; words of customers come in the language shown. */
export const client: Client = {
  call: (call, ...rest) => watched(inner.call(call, ...rest)),
  page: (call, ...rest) => watched(inner.page(call, ...rest)),
};
