import { CallFailed } from '@parvis/api/client';

/** Offline, or an intermediary answered. */
export const isServerUnreachable = (error: unknown): boolean =>
  error instanceof CallFailed &&
  (error.failure.kind !== 'refused' || (error.failure.foreign === true && error.failure.status >= 500));

/** 5xx, also a proxy's. */
export const isServerError = (error: unknown): boolean =>
  error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.status >= 500;
