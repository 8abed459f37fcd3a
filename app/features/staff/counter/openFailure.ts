import { CallFailed } from '@parvis/api/client';
import type { TextId } from '@parvis/locales/areas';

const byField: readonly (readonly [RegExp, TextId])[] = [
  [/^body\.contact\.phone/, 'counter.failed.phone'],
  [/^body\.contact\.mail/, 'counter.failed.mail'],
  [/^body\.agreed/, 'counter.agreed.missing'],
  [/^body\.place/, 'counter.place.missing'],
  [/^body\.id/, 'counter.failed.twice'],
];

/** Reason and remedy. */
export function getOpenFailure(error: Error): TextId {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') return 'counter.failed';
  const { code, path = '' } = error.failure.error;
  if (code === 'unknownCategory') return 'counter.failed.category';
  return (
    byField.find(([field]) => field.test(path))?.[1] ??
    (code === 'badRequest' ? 'counter.failed.answers' : 'counter.failed')
  );
}
