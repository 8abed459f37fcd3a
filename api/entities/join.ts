import * as z from 'zod/mini';
import { idSchema, orNewer } from './basics.ts';

/**
 * How a participant joined a case (specification 6). `creator`: its reporter. `alerted`: staff who were called.
 * `q_follower`: staff who took it from the queue, or a visitor who follows it. `invited`: by a personal link.
 * `reporter`: reports together with the creator. `supported`: a visitor who met the same.
 * Between users, `target`: whom the report concerns. `victim`: to whom it happened. `source`: who witnessed it.
 */
export const joinRoleSchema = z.enum([
  'creator',
  'alerted',
  'q_follower',
  'invited',
  'reporter',
  'supported',
  'target',
  'victim',
  'source',
]);
export type JoinRole = z.infer<typeof joinRoleSchema>;

/** Where a join came from: a scan, a personal link, a call of the desk, the list of cases. */
export const joinSourceSchema = z.enum(['scan', 'link', 'call', 'desk']);

/** A join of a chat message (specification 3). `target`: who joined, if not the author. */
export const joinSchema = z.object({
  as: orNewer(joinRoleSchema),
  supported: z.optional(z.boolean()),
  reporter: z.optional(z.boolean()),
  target: z.optional(idSchema),
  whileOnPhone: z.optional(z.boolean()),
  victim: z.optional(z.boolean()),
  src: z.optional(orNewer(joinSourceSchema)),
});
export type Join = z.infer<typeof joinSchema>;
