import { CallFailed } from '@parvis/api/client';
import type { ErrorCode } from '@parvis/api/errors';

/** Failures that waiting can mend. Everything else is the message's own fault: the person decides. */
const passing: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'tooMany',
  'unavailable',
  'internal',
  'unauthenticated',
]);

/** A file is whole at the server, and waits there until somebody has looked for viruses in it. */
export class BeingChecked extends Error {}

/** A file of the message is held by its person. */
export class HeldBack extends Error {}

/**
 * What becomes of an item that was not taken. `later`: nothing goes now, all wait, `after` milliseconds where the server
 * said so. `aside`: it may be about this item alone, and waiting may mend it: the others go on. `checking`: nothing is wrong, it waits for a look at its files, and holds up nobody. `held`: nor does this, which waits for its person. `stuck`: an answer came that may be about this item alone. `refused`: waiting mends nothing.
 */
export type Verdict =
  | { readonly kind: 'later'; readonly after?: number }
  | { readonly kind: 'aside' | 'checking' | 'held' }
  | ({ readonly kind: 'stuck' | 'refused' } & Refused);

/** Why an item is not taken, as the person who decides is told. */
export interface Refused {
  readonly code: ErrorCode;
  readonly path?: string | undefined;
  /** What is wrong there. */
  readonly reason?: string | undefined;
}

/** What becomes of an item whose call failed so. */
export function judge(error: unknown): Verdict {
  if (error instanceof BeingChecked) return { kind: 'checking' };
  if (error instanceof HeldBack) return { kind: 'held' };
  if (!(error instanceof CallFailed)) return { kind: 'later' };
  const { failure } = error;
  // Not from this server though it says success: the page of a network that wants a sign-in, or of a filter.
  if (failure.kind === 'garbled') return { kind: 'stuck', code: 'internal' };
  if (failure.kind === 'timeout') return { kind: 'aside' };
  if (failure.kind !== 'refused') return { kind: 'later' };
  const { code, retryAfter, path, reason } = failure.error;
  if (!passing.has(code)) return { kind: 'refused', code, path, reason };
  if (code === 'internal') return { kind: 'stuck', code };
  // A proxy may fail at this item alone: at its length, at a word in it.
  if (failure.foreign) return { kind: 'aside' };
  return { kind: 'later', ...(retryAfter !== undefined && { after: retryAfter * 1_000 }) };
}
