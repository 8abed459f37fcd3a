import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether any browser of a person is pushed to: subscribed, signed in, and not said to want nothing.
 * @param identities how the statement calls their table
 */
export const isPushedTo = (identities = 'identities'): SQL<boolean> => sql<boolean>`exists (
  select 1 from push_subscriptions o join sessions s on s.hash = o.session
  where s.cr_uid = ${sql.identifier(identities)}.cr_uid and s.expires > now() and coalesce(s.settings ->> 'webappNotif', 'true') <> 'false')`;
