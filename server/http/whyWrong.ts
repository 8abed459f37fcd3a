import type { Why } from '@parvis/api/errors';
import type { z } from 'zod/mini';

type Issue = z.core.$ZodIssue;

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value === null || value === undefined ? value : Reflect.get(Object(value), key)),
    body,
  );

const sized = (text: 'tooLong' | 'tooShort', number: 'tooBig' | 'tooSmall', origin: string): Why['reason'] =>
  origin === 'string' || origin === 'array' ? text : number;

export function whyWrong(issue: Issue | undefined, body: unknown): Why {
  if (!issue) return { reason: 'format' };
  if (valueAt(body, issue.path) === undefined) return { reason: 'missing' };
  switch (issue.code) {
    case 'invalid_type':
      return { reason: 'type' };
    case 'too_big':
      return { reason: sized('tooLong', 'tooBig', issue.origin), max: Number(issue.maximum) };
    case 'too_small':
      return { reason: sized('tooShort', 'tooSmall', issue.origin), min: Number(issue.minimum) };
    case 'invalid_value':
    case 'invalid_union':
      return { reason: 'choice' };
    default:
      return { reason: issue.message === 'characters' ? 'characters' : 'format' };
  }
}
