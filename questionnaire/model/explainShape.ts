import type * as z from 'zod/mini';
import type { Explain } from './parse.ts';

const FOUND_MAX = 60;

const TYPES: Readonly<Record<string, string>> = { record: 'object', int: 'integer' };

/** Found and allowed values of a schema issue. Tools only: phones do not load it. */
export const explainShape: Explain = (issue, at, input) => {
  const found = issue.code === 'invalid_key' ? String(at.at(-1)) : getValueAt(input, at);
  const expected = [...new Set(listExpected(issue))];
  return {
    ...(found !== undefined && { found: truncate(JSON.stringify(found)) }),
    ...(expected.length > 0 && { expected }),
  };
};

function listExpected(issue: z.core.$ZodIssue): string[] {
  switch (issue.code) {
    case 'invalid_type':
      return [TYPES[issue.expected] ?? issue.expected];
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value));
    case 'invalid_key':
      return issue.issues.flatMap(listExpected);
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? issue.options.map((option) => JSON.stringify(option))
        : issue.errors.flat().flatMap(listExpected);
    case 'too_small':
      return [formatLimit(issue.origin, issue.inclusive === false ? '>' : '>=', issue.minimum)];
    case 'too_big':
      return [formatLimit(issue.origin, issue.inclusive === false ? '<' : '<=', issue.maximum)];
    default:
      return [];
  }
}

const formatLimit = (origin: string, sign: string, bound: number | bigint): string =>
  `${origin === 'string' || origin === 'array' ? 'length' : ''}${sign}${bound}`;

function getValueAt(input: unknown, at: readonly PropertyKey[]): unknown {
  return at.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
}

const truncate = (text: string): string =>
  text.length > FOUND_MAX ? `${text.slice(0, FOUND_MAX - 1)}…` : text;
