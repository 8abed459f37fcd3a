import * as z from 'zod/mini';

/**
 * For whom a message is (specification 3, tgtTypes), besides its author and staff. `staff`: for nobody else.
 * `reporter`: the reporter and who reports with them. `target`: whom a report between users concerns.
 */
export const targetTypeSchema = z.enum(['staff', 'reporter', 'target']);
export type TargetType = z.infer<typeof targetTypeSchema>;
