import { CallFailed } from '@parvis/api/client';
import type { ErrorCode } from '@parvis/api/errors';

/** Transient errors; all others are the item's own fault, for its author to decide. */
const transientCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'tooMany',
  'unavailable',
  'internal',
  'unauthenticated',
]);

export class VirusScanPending extends Error {}

export class UploadPaused extends Error {}

/**
 * What happens to an item that failed.
 * `later`: all items wait, `after` milliseconds if the server said so. `aside`: transient, perhaps this
 * item alone; others go on. `checking`: waits for the virus scan, blocks nothing. `held`: paused by its
 * author, blocks nothing. `stuck`: an unusable answer, perhaps to this item alone. `refused`: permanent.
 */
export type SendFailure =
  | { readonly kind: 'later'; readonly after?: number }
  | { readonly kind: 'aside' | 'checking' | 'held' }
  | ({ readonly kind: 'stuck' | 'refused' } & Refusal);

export interface Refusal {
  readonly code: ErrorCode;
  readonly path?: string | undefined;
  readonly reason?: string | undefined;
}

export function classifyError(error: unknown): SendFailure {
  if (error instanceof VirusScanPending) return { kind: 'checking' };
  if (error instanceof UploadPaused) return { kind: 'held' };
  if (!(error instanceof CallFailed)) return { kind: 'later' };
  const { failure } = error;
  // Success from elsewhere: a captive portal or a filter.
  if (failure.kind === 'garbled') return { kind: 'stuck', code: 'internal' };
  if (failure.kind === 'timeout') return { kind: 'aside' };
  if (failure.kind !== 'refused') return { kind: 'later' };
  const { code, retryAfter, path, reason } = failure.error;
  if (!transientCodes.has(code)) return { kind: 'refused', code, path, reason };
  if (code === 'internal') return { kind: 'stuck', code };
  // A proxy may reject this item alone, for its length or a word.
  if (failure.foreign) return { kind: 'aside' };
  return { kind: 'later', ...(retryAfter !== undefined && { after: retryAfter * 1_000 }) };
}
