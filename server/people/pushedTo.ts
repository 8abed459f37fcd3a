import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether any browser of a person is pushed to: subscribed, signed in, and not said to want nothing. */
export const isPushedTo = (crUid: SQLWrapper): SQL<boolean> => sql<boolean>`exists (
  select 1 from push_subscriptions o join sessions s on s.hash = o.session
  where s.cr_uid = ${crUid} and s.expires > now() and coalesce(s.settings ->> 'webappNotif', 'true') <> 'false')`;
