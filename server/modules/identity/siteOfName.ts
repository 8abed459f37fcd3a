import { mobileOf } from '@parvis/questionnaire/model/values/mobile';
import { count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { staff } from '../../platform/db/schema.ts';
import { signatureOf } from '../../platform/lib/signing.ts';
import type { Services } from '../context/services.ts';

/** How many of each customer's staff a condition holds for, and whether one of them is listed with a number. */
function staffOf({ db }: Services, where: SQL, phone = '') {
  return db
    .select({
      cuid: staff.cuid,
      people: count(),
      isListed: sql<boolean>`coalesce(bool_or(${staff.phone} = ${phone}), false)`,
    })
    .from(staff)
    .where(where)
    .groupBy(staff.cuid)
    .orderBy(staff.cuid);
}

/** What follows the `@` of a user name; nothing where it is no e-mail address. */
const domainOf = (name: string): string => name.slice(name.lastIndexOf('@') + 1).toLowerCase();

async function ofDomain(services: Services, domain: string): Promise<string | undefined> {
  const [first, ...others] = await staffOf(services, eq(sql`split_part(${staff.email}, '@', 2)`, domain));
  return first && others.reduce((most, one) => (one.people > most.people ? one : most), first).cuid;
}

/**
 * The customer that lists a number. One that nobody lists is answered as if a customer did: the same at any time, and each
 * customer as often as its staff have numbers.
 */
async function ofNumber(services: Services, phone: string): Promise<string | undefined> {
  const customers = await staffOf(services, isNotNull(staff.phone), phone);
  const all = customers.flatMap(({ cuid, people }) => Array.from({ length: people }, () => cuid));
  const drawn = all[signatureOf(services.secret, `site:${phone}`).readUInt32BE() % all.length];
  return customers.find(({ isListed }) => isListed)?.cuid ?? drawn;
}

/**
 * The site at which whoever has a user name signs in: of an address that of the customer most of whose staff have addresses of
 * its domain, of a mobile number that of the customer that lists it. Names of staff and all others are answered alike, by the same
 * work: who has a role elsewhere finds it there too, once they are signed in.
 * @param origin where it is asked, as far as that is known
 * @returns empty for the very site at which it is asked, where only the request names it
 */
export async function siteOfName(
  services: Services,
  name: string,
  origin: string | undefined,
): Promise<string> {
  const sites = await services.customers.sites();
  if (!sites.any) return origin ?? '';
  const { phone } = mobileOf(name);
  const cuid = await (phone ? ofNumber(services, phone) : ofDomain(services, domainOf(name)));
  const own = cuid === undefined ? undefined : sites.of(cuid);
  if (cuid !== undefined && own)
    return origin === undefined ? own.www : sites.urlFrom(origin, cuid) || origin;
  return (cuid === undefined ? origin : (services.config.publicUrl ?? origin)) ?? '';
}
