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
  /** Why; left out at its end, and once whom it was about erased everything. */
  reason: z.optional(z.array(orNewer(blockReasonSchema))),
  /** It ends a block. */
  release: z.boolean(),
  /** Where it was done; by whom, staff alone read. */
  src: z.object({
    crUid: z.optional(idSchema),
    rlid: z.optional(z.string()),
    /** Their name, as long as they have that role. */
    name: z.optional(z.string()),
    csid: idSchema,
    cuid: codeSchema,
  }),
  /** Whom it is about. `rlid` would be their role: staff cannot be blocked. */
  target: z.object({ crUid: idSchema, rlid: z.optional(z.string()) }),
});
/** What a message tells of a block, or of its end. */
export type BlockTells = z.infer<typeof blockTellsSchema>;
