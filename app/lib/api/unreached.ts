import { CallFailed } from '@parvis/api/client';

/** Whether no server of ours answered: there is no network, or something on the way answered in its place. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof CallFailed &&
  (error.failure.kind !== 'refused' || (error.failure.foreign === true && error.failure.status >= 500));

/** Whether a server failed at it, ours or one on the way. */
export const isServerError = (error: unknown): boolean =>
  error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.status >= 500;
