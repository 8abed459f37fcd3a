import * as z from 'zod/mini';

/**
 * For whom a message is (specification 3, tgtTypes), besides its author and staff. `staff`: for nobody else.
 * `reporter`: the reporter and who reports with them. `target`: whom a report between users concerns.
 */
export const targetTypeSchema = z.enum(['staff', 'reporter', 'target']);
export type TargetType = z.infer<typeof targetTypeSchema>;

/** For whom somebody writes in a case between users; left out for everybody. Visitors may name `staff` alone. */
export const tgtTypesSchema = z.optional(z.array(targetTypeSchema).check(z.minLength(1), z.maxLength(2)));
