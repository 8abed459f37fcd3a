import { callError } from '../http/errors.ts';
import { reasonOf } from './startFailure.ts';

/**
 * What is printed of a failure under way: where somebody else is away (the database, a Redis) one line with the reason; where
 * nobody has thought of it, the error with its stack.
 */
export const failureLines = (line: string, error: unknown): [line: string, error?: unknown] =>
  callError(error).code === 'unavailable'
    ? [`${line.replace(/\.$/, '')} (${reasonOf(error)}).`]
    : [line, error];
