import * as z from 'zod/mini';
import { codeSchema, localeSchema, orNewer } from './basics.ts';
import { accessibilitySchema } from './customer.ts';

/**
 * Whose page it is, in the boot block of an address that names a customer and no code: the gate greets with it before any
 * call, in each language. Beside `bootSchema`, since the first view after a scan has no use for it.
 */
export const ownedSchema = z.object({
  owner: z.optional(
    z.object({
      cuid: codeSchema,
      lbls: z.record(localeSchema, z.string()),
      logo: z.optional(z.string()),
      /** What its declaration of accessibility says. */
      accessibility: z.optional(orNewer(accessibilitySchema)),
      /** It takes no reports any more. */
      withdrawn: z.optional(z.literal(true)),
    }),
  ),
});
/** What a boot block says of whose page it is. */
export type Owned = z.infer<typeof ownedSchema>;

/** The boot block of `/redirect`: the sites that the service knows, which may be gone to without asking. */
export const knownSitesSchema = z.object({ sites: z.optional(z.array(z.string())) });
/** Which sites the service knows. */
export type KnownSites = z.infer<typeof knownSitesSchema>;
