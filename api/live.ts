import * as z from 'zod/mini';
import { codeSchema, idSchema, orNewer } from './entities/basics.ts';

/**
 * The live stream (server-sent events), an addition beside the fetch calls. An event carries ids only:
 * its reader fetches what it does not have. `id:` is a cursor; a reader that was away sends it back as
 * `Last-Event-ID` and is given what came after. `reset` says the cursor is too old: fetch everything shown. `erased`
 * says that words which are shown are no more: those of the case it names, else of any case of the customer; forget them, and
 * fetch what is left.
 */
export const liveEventSchema = z.object({
  type: orNewer(z.enum(['message', 'case', 'read', 'erased', 'reset'])),
  cuid: z.optional(codeSchema),
  csid: z.optional(idSchema),
  msgId: z.optional(z.int()),
});
/** A notice of the live stream: ids alone, so that a lost or doubled one changes nothing. */
export type LiveEvent = z.infer<typeof liveEventSchema>;
