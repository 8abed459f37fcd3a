import { type SQL, sql } from 'drizzle-orm';

/**
 * Requires a subscribed, signed-in browser with notifications on.
 * @param identities alias of the table
 */
export const hasActiveSubscription = (identities = 'identities'): SQL<boolean> => sql<boolean>`exists (
  select 1 from push_subscriptions o join sessions s on s.hash = o.session
  where s.cr_uid = ${sql.identifier(identities)}.cr_uid and s.expires > now() and coalesce(s.settings ->> 'webappNotif', 'true') <> 'false')`;
