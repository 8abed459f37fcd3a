import { wordsIn } from '@parvis/locales/wordsIn';
import { and, eq } from 'drizzle-orm';
import { smsPerDayOf } from '../../../platform/config/pace.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { deliveries } from '../../../platform/db/schema.ts';
import { timeNow } from '../../../platform/lib/clock.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { text as words } from '../../../platform/lib/texts.ts';
import type { Services } from '../../context/services.ts';
import { enqueue } from '../../messaging/enqueue.ts';
import { type StaffMailOf, staffLink, staffMail } from '../../messaging/mailTexts.ts';
import { newsSms, smsOf } from '../../messaging/smsTexts.ts';
import { pushToPerson } from '../push/pushToPerson.ts';
import { usedUp, usedUpSms } from './budgets.ts';
import type { Unseen } from './due.ts';
import { newsMail, newsOf } from './newsMail.ts';
import type { Reader } from './reader.ts';
import type { Side } from './sides.ts';
import { endAddress, smsEndAddress } from './unsubscribe.ts';

/** Expiry in hours. */
const WORTH_HOURS = 24;

/** News that arrive while a message waits go into the next one. */
async function isOneOnItsWay(tx: Tx, to: string, about: 'news' | 'staff'): Promise<boolean> {
  const waiting = and(
    eq(deliveries.recipient, to),
    eq(deliveries.about, about),
    eq(deliveries.state, 'waiting'),
  );
  return (await tx.select({ id: deliveries.id }).from(deliveries).where(waiting).limit(1)).length > 0;
}

/** `onItsWay`: an earlier one waits; `person`, `day`: a budget is used up. */
export type Sent = 'sent' | 'onItsWay' | 'person' | 'day';

/** Maximum pushes at once; the badge counts all. */
const CASES_MAX = 3;

function lastOfEach(told: readonly Unseen[]): Unseen[] {
  const last = new Map<string, Unseen>();
  for (const one of told) {
    last.delete(one.csid);
    last.set(one.csid, one);
  }
  return [...last.values()].slice(-CASES_MAX);
}

interface Written {
  readonly csid: string;
  readonly nbr: string;
}

const eachOnce = (cases: readonly Written[]): readonly Written[] => [
  ...new Map(cases.map((one) => [one.csid, one])).values(),
];

function writtenMailOf(told: readonly Written[], danger: boolean, mail: Omit<StaffMailOf, 'cases'>) {
  const { locale } = mail;
  const cases = eachOnce(told);
  const numbers = new Intl.ListFormat(locale).format(cases.map(({ nbr }) => nbr));
  const values = { numbers, count: cases.length };
  return staffMail({ ...mail, cases }, (site) => ({
    subject: words(danger ? 'mail.staff.subject.danger' : 'mail.staff.subject', locale, values),
    paragraphs: [words('mail.staff.text', locale, values)],
    why: words('mail.staff.why', locale, { site }),
  }));
}

interface Telling {
  readonly reader: Reader;
  readonly told: readonly Unseen[];
}

const isUrgent = ({ told }: Telling): boolean => told.some(({ urgent }) => urgent);

const until = () => new Date(timeNow() + WORTH_HOURS * 3_600_000);

/** A newer push replaces a waiting one of the same case. */
async function pushTo(services: Services, tx: Tx, telling: Telling, staff: boolean): Promise<Sent | 'known'> {
  const urgency = isUrgent(telling) ? 'high' : 'normal';
  let isQueued = false;
  for (const { csid, msgId, isMessage } of lastOfEach(telling.told)) {
    const type = staff || isMessage ? 'caseMsg' : 'caseUpdate';
    const news = { type, csid, msgId, staff } as const;
    const { outcome } = await pushToPerson(services, tx, telling.reader.crUid, news, { urgency });
    isQueued ||= outcome === 'queued';
  }
  // Without a subscription, the next channel follows.
  return isQueued ? 'sent' : 'known';
}

/** Contains only the fact and a link. */
async function textTo(
  services: Services,
  tx: Tx,
  { reader, told }: Telling,
  about: 'news' | 'staff',
): Promise<Sent> {
  const { config, secret, customers } = services;
  const { crUid, cuid, phone, name, origin, locale } = reader;
  if (phone === null || (await isOneOnItsWay(tx, phone, about))) return 'onItsWay';
  const customer = await customers.get(cuid);
  const budget = { perDay: config.smsPerDay, ofCustomer: smsPerDayOf(customer) };
  const spent = await usedUpSms(tx, { person: name, cuid }, budget);
  if (spent) return spent;
  const site = wordsIn(customer.lbl, locale);
  const end = smsEndAddress(secret, origin, { crUid, phone });
  const cases = eachOnce(told);
  const text =
    about === 'staff'
      ? smsOf(site, (named) =>
          words('sms.staff.text', locale, {
            ...{ site: named, end, link: staffLink(cases, { origin, cuid }), nbr: cases[0]?.nbr ?? '' },
          }),
        )
      : newsSms(locale, {
          ...{ site, end, link: `${origin}/m/home` },
          count: cases.length,
        });
  await enqueue(services, tx, {
    ...({ kind: 'sms', about, id: newId(), to: phone, message: { text } } as const),
    ...{ cuid, person: name, until: until(), goes: true },
  });
  return 'sent';
}

/** Dangers ignore the budget. */
async function mailTo(services: Services, tx: Tx, telling: Telling, about: 'news' | 'staff'): Promise<Sent> {
  const { config, secret, customers } = services;
  const { reader, told } = telling;
  const { crUid, cuid, email, name, origin, locale } = reader;
  const danger = isUrgent(telling);
  if (email === null || (await isOneOnItsWay(tx, email, about))) return 'onItsWay';
  const spent = danger ? undefined : await usedUp(tx, { person: name, cuid }, config.mailNewsPerDay);
  if (spent) return spent;
  const customer = await customers.get(cuid);
  const end = endAddress(secret, origin, { crUid, cuid, email });
  const message =
    about === 'staff'
      ? writtenMailOf(told, danger, { customer, locale, origin, end })
      : newsMail(
          await newsOf(tx, told),
          customer,
          { locale, words: reader.news === 'words' },
          { origin, end },
        );
  await enqueue(services, tx, {
    ...({ kind: 'mail', about, id: newId(), to: email, message } as const),
    ...{ cuid, person: name, until: until(), goes: true },
  });
  return 'sent';
}

type Tell<Outcome> = (services: Services, tx: Tx, telling: Telling) => Promise<Outcome>;

export const tellers: Readonly<
  Record<Side, Readonly<{ push: Tell<Sent | 'known'>; mail: Tell<Sent>; sms: Tell<Sent> }>>
> = {
  visitor: {
    push: (...given) => pushTo(...given, false),
    mail: (...given) => mailTo(...given, 'news'),
    sms: (...given) => textTo(...given, 'news'),
  },
  staff: {
    push: (...given) => pushTo(...given, true),
    mail: (...given) => mailTo(...given, 'staff'),
    sms: (...given) => textTo(...given, 'staff'),
  },
};
