import { CallFailed } from '@parvis/api/client';

/** Offline, or something in between answered. */
export const isServerUnreachable = (error: unknown): boolean =>
  error instanceof CallFailed &&
  (error.failure.kind !== 'refused' || (error.failure.foreign === true && error.failure.status >= 500));

/** 5xx, ours or a proxy's. */
export const isServerError = (error: unknown): boolean =>
  error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.status >= 500;
