import { CallFailed } from '@parvis/api/client';
import type { TextId } from '@parvis/locales/areas';

/** Reason and remedy. */
export function describeNoteFailure(error: unknown, unknown: TextId): TextId {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') return unknown;
  const { code, path } = error.failure.error;
  if (code === 'unknownCase') return 'notes.erased';
  return path?.startsWith('body.mentions') ? 'notes.unknownColleague' : unknown;
}
