import { mobileOf } from '@parvis/questionnaire/model/values/mobile';
import { count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { staff } from '../../platform/db/schema.ts';
import { signText } from '../../platform/lib/signing.ts';
import type { AppContext } from '../context/appContext.ts';

function countStaff({ db }: AppContext, where: SQL, phone = '') {
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

const getDomain = (name: string): string => name.slice(name.lastIndexOf('@') + 1).toLowerCase();

async function findByDomain(context: AppContext, domain: string): Promise<string | undefined> {
  const [first, ...others] = await countStaff(context, eq(sql`split_part(${staff.email}, '@', 2)`, domain));
  return first && others.reduce((most, one) => (one.people > most.people ? one : most), first).cuid;
}

/** Unlisted numbers get a stable customer, weighted by staff: responses do not reveal who is listed. */
async function findByNumber(context: AppContext, phone: string): Promise<string | undefined> {
  const customers = await countStaff(context, isNotNull(staff.phone), phone);
  const all = customers.flatMap(({ cuid, people }) => Array.from({ length: people }, () => cuid));
  const drawn = all[signText(context.secret, `site:${phone}`).readUInt32BE() % all.length];
  return customers.find(({ isListed }) => isListed)?.cuid ?? drawn;
}

/**
 * Searches by mail domain or listed number. Responses and effort are equal for staff and others.
 * @param origin undefined if only the request names it
 * @returns empty for the current site
 */
export async function findSiteOfUserName(
  context: AppContext,
  name: string,
  origin: string | undefined,
): Promise<string> {
  const sites = await context.customers.getSites();
  if (!sites.hasOwnHosts) return origin ?? '';
  const { phone } = mobileOf(name);
  const cuid = await (phone ? findByNumber(context, phone) : findByDomain(context, getDomain(name)));
  const own = cuid === undefined ? undefined : sites.findSite(cuid);
  if (cuid !== undefined && own)
    return origin === undefined ? own.www : sites.resolveUrl(origin, cuid) || origin;
  return (cuid === undefined ? origin : (context.config.publicUrl ?? origin)) ?? '';
}
