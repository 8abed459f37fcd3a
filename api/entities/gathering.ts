import * as z from 'zod/mini';

/** Who may join. `customer`: everybody at the customer. `place`: who scanned a code of its place. `link`: by its link alone. */
export const gatheringAccessSchema = z.enum(['customer', 'place', 'link']);
export type GatheringAccess = z.infer<typeof gatheringAccessSchema>;
