import type { MailNews } from '@parvis/api/entities/user';
import type { Locale } from '@parvis/locales/languages';
import { eq } from 'drizzle-orm';
import { escalationChannels, getSmsPerDay } from '../../../platform/config/escalation.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { identities } from '../../../platform/db/schema.ts';
import type { AppContext } from '../../context/appContext.ts';
import { findMessageOrigin } from '../../customers/service.ts';
import { findPersonLanguage, hasActiveSubscription, hashRequester } from '../../identity/service.ts';
import type { Reach } from '../escalation/chooseAction.ts';
import type { DuePerson } from './dueNews.ts';
import type { Side } from './sides.ts';

export interface NewsRecipient extends DuePerson {
  readonly email: string | null;
  readonly phone: string | null;
  readonly news: MailNews | null;
  readonly reach: Reach;
  /** A hash, for daily budgets. */
  readonly name: string;
  readonly locale: Locale;
  /** Visitors are known only at their customer's own host. */
  readonly origin: string;
}

/** Visitors opt in, staff opt out. */
const preferences: Readonly<
  Record<
    Side,
    Readonly<Record<'mail' | 'sms', (person: { news: MailNews | null; smsNews: boolean | null }) => boolean>>
  >
> = {
  visitor: { mail: ({ news }) => news !== null && news !== 'off', sms: ({ smsNews }) => smsNews === true },
  staff: { mail: ({ news }) => news !== 'off', sms: ({ smsNews }) => smsNews !== false },
  // Following implies consent.
  follower: { mail: ({ news }) => news !== 'off', sms: () => false },
  member: { mail: ({ news }) => news !== null && news !== 'off', sms: () => false },
  host: { mail: ({ news }) => news !== 'off', sms: () => false },
};

/** Skips people locked by another server. */
export async function lockRecipient(
  context: AppContext,
  tx: Tx,
  due: DuePerson,
): Promise<NewsRecipient | undefined> {
  const { config, secret, customers, mail, sms } = context;
  const { email, phone, news, smsNews } = identities;
  const [person] = await tx
    .select({ email, phone, news, smsNews, isPushedTo: hasActiveSubscription() })
    .from(identities)
    .where(eq(identities.crUid, due.crUid))
    .for('no key update', { skipLocked: true });
  if (!person) return undefined;
  const paid = getSmsPerDay(await customers.get(due.cuid)) > 0;
  const reach: Reach = {
    push: person.isPushedTo,
    mail: mail.available && person.email !== null && preferences[due.side].mail(person),
    sms: sms.available && paid && person.phone !== null && preferences[due.side].sms(person),
  };
  if (!escalationChannels.some((channel) => reach[channel])) return undefined;
  return {
    ...due,
    ...person,
    reach,
    name: hashRequester(secret, 'identity', due.crUid),
    locale: await findPersonLanguage(tx, due.crUid),
    origin: await findMessageOrigin({ config, customers }, due.cuid),
  };
}
