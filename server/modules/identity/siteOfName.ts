import { mobileOf } from '@parvis/questionnaire/model/values/mobile';
import { count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { staff } from '../../platform/db/schema.ts';
import { signatureOf } from '../../platform/lib/signing.ts';
import type { Services } from '../context/services.ts';

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

const domainOf = (name: string): string => name.slice(name.lastIndexOf('@') + 1).toLowerCase();

async function ofDomain(services: Services, domain: string): Promise<string | undefined> {
  const [first, ...others] = await staffOf(services, eq(sql`split_part(${staff.email}, '@', 2)`, domain));
  return first && others.reduce((most, one) => (one.people > most.people ? one : most), first).cuid;
}

/** Picks a stable customer for unlisted numbers, weighted by staff, so that responses do not reveal who is listed. */
async function ofNumber(services: Services, phone: string): Promise<string | undefined> {
  const customers = await staffOf(services, isNotNull(staff.phone), phone);
  const all = customers.flatMap(({ cuid, people }) => Array.from({ length: people }, () => cuid));
  const drawn = all[signatureOf(services.secret, `site:${phone}`).readUInt32BE() % all.length];
  return customers.find(({ isListed }) => isListed)?.cuid ?? drawn;
}

/**
 * Finds the site for a user name by mail domain or listed number. Responses and effort are the same for staff and
 * others.
 * @param origin undefined if only the request names it
 * @returns empty for the current site
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
