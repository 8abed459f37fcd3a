import * as z from 'zod/mini';
import { INSTANT_MAX, LIST_MAX, MESSAGE_PAGE } from './constants.ts';

/**
 * Pagination of every list: cursors `before` or `after`, `limit`, and `next` beside the data,
 * absent at the end.
 */
export const pageSize = (max: number) => z.optional(z.int().check(z.minimum(1), z.maximum(max)));

/** An opaque cursor of a list of cases, from `next`. */
export const caseCursorSchema = z.string().check(z.maxLength(INSTANT_MAX + 65));

/** A page of a person's own cases: those with activity before the cursor. */
export const casesPage = z.object({ before: z.optional(caseCursorSchema), limit: pageSize(LIST_MAX) });

export const nextCaseSchema = z.object({ next: z.optional(caseCursorSchema) });

/** A page of a case's messages, by their consecutive numbers. */
export const messagesPage = {
  /** Messages with higher numbers, in ascending order. */
  after: z.optional(z.int()),
  /** Messages with lower numbers; without either, the newest. */
  before: z.optional(z.int()),
  limit: pageSize(MESSAGE_PAGE),
} as const;

/** Pagination of messages: the number before or after which the next page starts. */
export const nextMessageSchema = z.object({ next: z.optional(z.int()) });
