import * as z from 'zod/mini';
import { INSTANT_MAX, LIST_MAX, MESSAGE_PAGE } from './constants.ts';

/** Pagination of every list: cursors `before` or `after`, `limit`, and `next` beside the data, absent at the end. */
export const pageSize = (max: number) => z.optional(z.int().check(z.minimum(1), z.maximum(max)));

/** A place in a list of cases, as `next` gave it: to be handed back as it is. */
export const caseCursorSchema = z.string().check(z.maxLength(INSTANT_MAX + 65));

/** Which of a person's own cases are wanted: those with activity before what `next` said. */
export const casesPage = z.object({ before: z.optional(caseCursorSchema), limit: pageSize(LIST_MAX) });

/** What stands beside a page of cases. */
export const nextCaseSchema = z.object({ next: z.optional(caseCursorSchema) });

/** Which messages are wanted, of a case: by their numbers, which have no holes. */
export const messagesPage = {
  /** Messages with higher numbers, the next ones first. */
  after: z.optional(z.int()),
  /** Messages with lower numbers; without either, the newest of all. */
  before: z.optional(z.int()),
  limit: pageSize(MESSAGE_PAGE),
} as const;

/** What stands beside a page of messages: the number before or after which the next page lies. */
export const nextMessageSchema = z.object({ next: z.optional(z.int()) });
