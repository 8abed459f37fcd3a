import { CallFailed } from '@parvis/api/client';

/** Whether no server of ours answered: offline, or something in between answered. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof CallFailed &&
  (error.failure.kind !== 'refused' || (error.failure.foreign === true && error.failure.status >= 500));

/** Whether a server failed with 5xx, ours or a proxy. */
export const isServerError = (error: unknown): boolean =>
  error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.status >= 500;
