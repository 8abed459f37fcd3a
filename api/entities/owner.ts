import * as z from 'zod/mini';
import { codeSchema, localeSchema, orNewer } from './basics.ts';
import { accessibilitySchema } from './customer.ts';

/**
 * Boot data of an address with a customer but no code: the gate greets with it before any call, in
 * each language. Apart from `bootSchema`, since the first view after a scan does not need it.
 */
export const ownedSchema = z.object({
  owner: z.optional(
    z.object({
      cuid: codeSchema,
      lbls: z.record(localeSchema, z.string()),
      logo: z.optional(z.string()),
      /** Its declared accessibility. */
      accessibility: z.optional(orNewer(accessibilitySchema)),
      /** It no longer takes reports. */
      withdrawn: z.optional(z.literal(true)),
    }),
  ),
});
export type Owned = z.infer<typeof ownedSchema>;

/** Boot data of `/redirect`: known sites, which need no confirmation. */
export const knownSitesSchema = z.object({ sites: z.optional(z.array(z.string())) });
export type KnownSites = z.infer<typeof knownSitesSchema>;
