import type { Why } from '@parvis/api/errors';
import type { z } from 'zod/mini';

type Issue = z.core.$ZodIssue;

const getValue = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value === null || value === undefined ? value : Reflect.get(Object(value), key)),
    body,
  );

const selectReason = (
  text: 'tooLong' | 'tooShort',
  number: 'tooBig' | 'tooSmall',
  origin: string,
): Why['reason'] => (origin === 'string' || origin === 'array' ? text : number);

export function describeValidationError(issue: Issue | undefined, body: unknown): Why {
  if (!issue) return { reason: 'format' };
  if (getValue(body, issue.path) === undefined) return { reason: 'missing' };
  switch (issue.code) {
    case 'invalid_type':
      return { reason: 'type' };
    case 'too_big':
      return { reason: selectReason('tooLong', 'tooBig', issue.origin), max: Number(issue.maximum) };
    case 'too_small':
      return { reason: selectReason('tooShort', 'tooSmall', issue.origin), min: Number(issue.minimum) };
    case 'invalid_value':
    case 'invalid_union':
      return { reason: 'choice' };
    default:
      return { reason: issue.message === 'characters' ? 'characters' : 'format' };
  }
}
