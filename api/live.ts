import * as z from 'zod/mini';
import { codeSchema, idSchema } from './entities/basics.ts';

/**
 * The live stream (server-sent events), an addition beside the fetch calls. An event carries ids only:
 * its reader fetches what it does not have. `id:` is a cursor; a reader that was away sends it back as
 * `Last-Event-ID` and is given what came after. `reset` says the cursor is too old: fetch everything shown.
 */
export const liveEventSchema = z.object({
  type: z.enum(['message', 'case', 'read', 'reset']),
  cuid: z.optional(codeSchema),
  csid: z.optional(idSchema),
  msgId: z.optional(z.number()),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;

/** Own cases of a contributor, at all customers. */
export const contributorLivePath = '/api/live';
/** All cases of a customer, for its staff. */
export const staffLivePath = (cuid: string): string => `/town/${encodeURIComponent(cuid)}/live`;
