import type { MailNews } from '@parvis/api/entities/user';
import type { Locale } from '@parvis/locales/languages';
import { eq } from 'drizzle-orm';
import { listeningOrigin } from '../../../platform/config/ownAddress.ts';
import { rungs, smsPerDayOf } from '../../../platform/config/pace.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { identities } from '../../../platform/db/schema.ts';
import type { Services } from '../../context/services.ts';
import { languageOfPerson } from '../../identity/languageOfPerson.ts';
import { isPushedTo } from '../../identity/pushedTo.ts';
import { requesterName } from '../../identity/requesters.ts';
import type { Reach } from '../escalation/decide.ts';
import type { Due } from './due.ts';
import type { Side } from './sides.ts';

export interface Reader extends Due {
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
const wants: Readonly<
  Record<
    Side,
    Readonly<Record<'mail' | 'sms', (person: { news: MailNews | null; smsNews: boolean | null }) => boolean>>
  >
> = {
  visitor: { mail: ({ news }) => news !== null && news !== 'off', sms: ({ smsNews }) => smsNews === true },
  staff: { mail: ({ news }) => news !== 'off', sms: ({ smsNews }) => smsNews !== false },
};

/** Locks the person, unless another server does. */
export async function takeReader(services: Services, tx: Tx, due: Due): Promise<Reader | undefined> {
  const { config, secret, customers, mail, sms } = services;
  const { email, phone, news, smsNews } = identities;
  const [person] = await tx
    .select({ email, phone, news, smsNews, isPushedTo: isPushedTo() })
    .from(identities)
    .where(eq(identities.crUid, due.crUid))
    .for('no key update', { skipLocked: true });
  if (!person) return undefined;
  const paid = smsPerDayOf(await customers.get(due.cuid)) > 0;
  const reach: Reach = {
    push: person.isPushedTo,
    mail: mail.available && person.email !== null && wants[due.side].mail(person),
    sms: sms.available && paid && person.phone !== null && wants[due.side].sms(person),
  };
  if (!rungs.some((rung) => reach[rung])) return undefined;
  const shared = listeningOrigin(config, config.port);
  return {
    ...due,
    ...person,
    reach,
    name: requesterName(secret, 'identity', due.crUid),
    locale: await languageOfPerson(tx, due.crUid),
    origin: (await customers.sites()).urlFrom(shared, due.cuid) || shared,
  };
}
