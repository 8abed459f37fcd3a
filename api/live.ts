import * as z from 'zod/mini';
import { codeSchema, idSchema, orNewer } from './entities/basics.ts';
import { presentPersonSchema } from './presence.ts';

/**
 * The live stream (server-sent events), an addition beside the fetch calls. An event carries ids
 * only: its reader fetches the rest. `id:` is a cursor; a client sends it back as `Last-Event-ID`
 * to resume. `reset`: the cursor is too old; fetch everything shown. `erased`: texts were erased,
 * of the case named or else of any case of the customer; discard and refetch them. `presence`, to
 * staff alone and under that event name: what a colleague does in a case. `note`, to staff alone and
 * of any case: notes changed.
 */
export const liveEventSchema = z.object({
  type: orNewer(z.enum(['message', 'case', 'read', 'erased', 'reset', 'presence', 'note'])),
  cuid: z.optional(codeSchema),
  csid: z.optional(idSchema),
  msgId: z.optional(z.int()),
  person: z.optional(presentPersonSchema),
});
/** Has ids only but for presence, so that a lost or repeated event does no harm. */
export type LiveEvent = z.infer<typeof liveEventSchema>;
