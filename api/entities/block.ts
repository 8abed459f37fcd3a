import * as z from 'zod/mini';
import { codeSchema, idSchema, instantSchema, orNewer } from './basics.ts';

/** Why staff may block whoever reported (specification, section 4). */
export const blockReasonSchema = z.enum([
  'conflictWithUser',
  'abusiveOrOffensiveBehaviour',
  'repeatedBadReports',
  'otherReason',
]);
/** One reason why somebody is blocked. */
export type BlockReason = z.infer<typeof blockReasonSchema>;
/** All of them, in the order in which they are asked for. */
export const blockReasons: readonly BlockReason[] = Object.values(blockReasonSchema.def.entries);

/** That whoever reported may send nothing to this customer: since when, and why. */
export const blockedSchema = z.object({ at: instantSchema, reason: z.array(orNewer(blockReasonSchema)) });
/** Since when somebody is blocked, and why. */
export type Blocked = z.infer<typeof blockedSchema>;

/** What a message tells of a block, or of its end. */
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
/** What a message tells of a block, or of its end. */
export type BlockTells = z.infer<typeof blockTellsSchema>;
