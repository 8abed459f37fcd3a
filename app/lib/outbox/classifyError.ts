import { CallFailed } from '@parvis/api/client';
import type { ErrorCode } from '@parvis/api/errors';

/** Transient; other errors are the item's fault, for its author to decide. */
const transientCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'tooMany',
  'unavailable',
  'internal',
  'unauthenticated',
]);

export class VirusScanPending extends Error {}

export class UploadPaused extends Error {}

/**
 * Fate of a failed item. `later`: all wait, `after` milliseconds if given. `aside`: transient, perhaps
 * item-specific; others proceed. `checking`: virus scan, blocks nothing. `held`: paused by its author, blocks
 * nothing. `stuck`: unusable answer, perhaps item-specific. `refused`: permanent.
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
  // Success from a captive portal or filter.
  if (failure.kind === 'garbled') return { kind: 'stuck', code: 'internal' };
  if (failure.kind === 'timeout') return { kind: 'aside' };
  if (failure.kind !== 'refused') return { kind: 'later' };
  const { code, retryAfter, path, reason } = failure.error;
  if (!transientCodes.has(code)) return { kind: 'refused', code, path, reason };
  if (code === 'internal') return { kind: 'stuck', code };
  // A proxy may reject its length or a word.
  if (failure.foreign) return { kind: 'aside' };
  return { kind: 'later', ...(retryAfter !== undefined && { after: retryAfter * 1_000 }) };
}
