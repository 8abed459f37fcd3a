import { count, eq, sql } from 'drizzle-orm';
import type { Services } from '../services/services.ts';
import { staff } from '../store/schema.ts';

/** What follows the `@` of a user name; nothing where it is no e-mail address. */
const domainOf = (name: string): string => name.slice(name.lastIndexOf('@') + 1).toLowerCase();

/** How many of each customer's staff have an address of a domain. */
function staffOf({ db }: Services, domain: string) {
  return db
    .select({ cuid: staff.cuid, people: count() })
    .from(staff)
    .where(eq(sql`split_part(${staff.email}, '@', 2)`, domain))
    .groupBy(staff.cuid)
    .orderBy(staff.cuid);
}

/**
 * The site at which whoever has a user name signs in: that of the customer most of whose staff have addresses of its domain.
 * Nothing depends on the name itself, so that names of staff and all other names of a domain are answered alike, by the same work:
 * who has a role elsewhere finds it there too, once they are signed in.
 * @param origin where it is asked
 */
export async function siteOfName(services: Services, name: string, origin: string): Promise<string> {
  const sites = await services.customers.sites();
  if (!sites.any) return origin;
  const [first, ...others] = await staffOf(services, domainOf(name));
  if (!first) return origin;
  const { cuid } = others.reduce((most, one) => (one.people > most.people ? one : most), first);
  if (sites.of(cuid)) return sites.urlFrom(origin, cuid) || origin;
  return services.config.publicUrl ?? origin;
}
