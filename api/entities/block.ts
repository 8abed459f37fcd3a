import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, orNewer } from './basics.ts';

/** Why staff may block a reporter (specification, section 4). */
export const blockReasonSchema = z.enum([
  'conflictWithUser',
  'abusiveOrOffensiveBehaviour',
  'repeatedBadReports',
  'otherReason',
]);
export type BlockReason = z.infer<typeof blockReasonSchema>;
/** All reasons in display order. */
export const blockReasons: readonly BlockReason[] = Object.values(blockReasonSchema.def.entries);

/** The block of a reporter at this customer: since when, and why. */
export const blockedSchema = z.object({ at: instantSchema, reason: z.array(orNewer(blockReasonSchema)) });
export type Blocked = z.infer<typeof blockedSchema>;

/** What a message says about a block or its end. */
export const blockTellsSchema = z.object({
  reason: z.optional(z.array(orNewer(blockReasonSchema))),
  release: z.boolean(),
  src: z.object({
    crUid: z.optional(idSchema),
    rlid: z.optional(z.string()),
    name: z.optional(z.string()),
    csid: idSchema,
    cuid: codeSchema,
  }),
  target: z.object({ crUid: idSchema, rlid: z.optional(z.string()) }),
});
export type BlockTells = z.infer<typeof blockTellsSchema>;
