import * as z from 'zod/mini';

/**
 * The readers of a message (specification 3, tgtTypes). Its author and staff always read it. `staff`: no visitor does.
 * `reporter`: the reporter and who reports with them. `target`: the contributor whom the report concerns.
 */
export const targetTypeSchema = z.enum(['staff', 'reporter', 'target']);
export type TargetType = z.infer<typeof targetTypeSchema>;

/** Those of a stored message. `person`: one person, whom `tgtCrUid` names. */
export const messageTargetSchema = z.enum([...targetTypeSchema.options, 'person']);

/** The readers that an author chooses in a case between users; absent: everybody. Visitors choose `staff` or nothing. */
export const tgtTypesSchema = z.optional(z.array(targetTypeSchema).check(z.minLength(1), z.maxLength(2)));
