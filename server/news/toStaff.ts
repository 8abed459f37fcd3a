import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { timeNow } from '../base/clock.ts';
import { newId } from '../base/ids.ts';
import { text } from '../base/texts.ts';
import type { Customer } from '../customers/customers.ts';
import { type WrittenMail, writtenMail } from '../delivery/mailTexts.ts';
import { smsOf } from '../delivery/smsTexts.ts';
import { smsPerDayOf } from '../ladder/pace.ts';
import { enqueue } from '../messageQueue/enqueue.ts';
import { pushToPerson } from '../push/pushToPerson.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { usedUp, usedUpSms } from './budgets.ts';
import { isOneOnItsWay, type Sent, WORTH_HOURS } from './byMail.ts';
import { lastOfEach } from './byPush.ts';
import type { Unseen } from './due.ts';
import type { Reader } from './reader.ts';
import { endAddress, smsEndAddress } from './unsubscribe.ts';

/** A case in which its visitor wrote. */
interface Written {
  readonly csid: string;
  readonly nbr: string;
}

/** What staff are told of, and where. */
interface Told {
  /** A case stands in it as often as something was written. */
  readonly cases: readonly Written[];
  readonly locale: Locale;
  readonly origin: string;
  /** Where such messages are ended. */
  readonly end: string;
}

const eachOnce = (cases: readonly Written[]): readonly Written[] => [
  ...new Map(cases.map((one) => [one.csid, one])).values(),
];

/** The case, else the board. */
const linkTo = (cases: readonly Written[], origin: string, cuid: string): string =>
  `${origin}/staff/${cuid}${cases.length === 1 ? `/${cases[0]?.csid}` : ''}`;

/** The mail that says to staff that a visitor wrote in cases of theirs: the fact and a link, no word of it. */
function staffMail({
  customer,
  danger,
  locale,
  origin,
  end,
  ...told
}: Told & {
  readonly danger: boolean;
  readonly customer: Pick<Customer, 'cuid' | 'lbl' | 'light' | 'dark' | 'appShape'>;
}): WrittenMail & { readonly unsubscribe: string } {
  const site = wordsIn(customer.lbl, locale);
  const cases = eachOnce(told.cases);
  const numbers = new Intl.ListFormat(locale).format(cases.map(({ nbr }) => nbr));
  const values = { numbers, count: cases.length };
  const mail = writtenMail(
    {
      subject: text(danger ? 'mail.staff.subject.danger' : 'mail.staff.subject', locale, values),
      paragraphs: [text('mail.news.hello', locale), text('mail.staff.text', locale, values)],
      action: {
        label: text(cases.length > 1 ? 'mail.call.board' : 'mail.call.open', locale),
        href: linkTo(cases, origin, customer.cuid),
      },
      foot: [
        { text: text('mail.staff.why', locale, { site }) },
        { text: text('mail.news.end', locale), href: end },
      ],
    },
    { locale, site, look: { light: customer.light, dark: customer.dark, shape: customer.appShape } },
  );
  return { ...mail, unsubscribe: end };
}

/** The SMS that says the same of a danger, of the case in which was written first. */
function staffSms({
  site,
  cuid,
  locale,
  origin,
  end,
  ...told
}: Told & { site: string; cuid: string }): string {
  const cases = eachOnce(told.cases);
  return smsOf(site, (name) =>
    text('sms.staff.text', locale, {
      ...{ site: name, end, link: linkTo(cases, origin, cuid), nbr: cases[0]?.nbr ?? '' },
    }),
  );
}

/** A member of staff, and what they are told of the cases that they have in hand: of dangers, or of others. */
interface Telling {
  readonly reader: Reader;
  readonly told: readonly Unseen[];
}

const isUrgent = ({ told }: Telling): boolean => told.some(({ urgent }) => urgent);

const until = () => new Date(timeNow() + WORTH_HOURS * 3_600_000);

/** Tells a member of staff by a push for each case; one on its way of the same case is replaced by it. */
export async function pushToStaff(services: Services, tx: Tx, telling: Telling): Promise<Sent | 'known'> {
  const urgency = isUrgent(telling) ? 'high' : 'normal';
  let isQueued = false;
  for (const { csid, msgId } of lastOfEach(telling.told)) {
    const news = { type: 'caseMsg', csid, msgId, staff: true } as const;
    const { outcome } = await pushToPerson(services, tx, telling.reader.crUid, news, { urgency });
    isQueued ||= outcome === 'queued';
  }
  // Where the browser left meanwhile the next way is gone.
  return isQueued ? 'sent' : 'known';
}

/** Tells a member of staff by one mail: the fact and a link. No budget stands in the way of a danger. */
export async function mailToStaff(services: Services, tx: Tx, telling: Telling): Promise<Sent> {
  const { config, secret, customers } = services;
  const { crUid, cuid, email, name, origin, locale } = telling.reader;
  const danger = isUrgent(telling);
  if (email === null || (await isOneOnItsWay(tx, email, 'staff'))) return 'onItsWay';
  const spent = danger ? undefined : await usedUp(tx, { person: name, cuid }, config.mailNewsPerDay);
  if (spent) return spent;
  const end = endAddress(secret, origin, { crUid, cuid, email });
  const message = staffMail({
    ...{ cases: telling.told, danger, customer: await customers.get(cuid), locale, origin, end },
  });
  await enqueue(services, tx, {
    ...({ kind: 'mail', about: 'staff', id: newId(), to: email, message } as const),
    ...{ cuid, person: name, until: until(), goes: true },
  });
  return 'sent';
}

/** Tells a member of staff of a danger by one SMS: the fact and a link. */
export async function textToStaff(services: Services, tx: Tx, telling: Telling): Promise<Sent> {
  const { config, secret, customers } = services;
  const { crUid, cuid, phone, name, origin, locale } = telling.reader;
  if (phone === null || (await isOneOnItsWay(tx, phone, 'staff'))) return 'onItsWay';
  const customer = await customers.get(cuid);
  const budget = { perDay: config.smsPerDay, ofCustomer: smsPerDayOf(customer) };
  const spent = await usedUpSms(tx, { person: name, cuid }, budget);
  if (spent) return spent;
  const text = staffSms({
    ...{ cases: telling.told, site: wordsIn(customer.lbl, locale), cuid, locale, origin },
    end: smsEndAddress(secret, origin, { crUid, phone }),
  });
  await enqueue(services, tx, {
    ...({ kind: 'sms', about: 'staff', id: newId(), to: phone, message: { text } } as const),
    ...{ cuid, person: name, until: until(), goes: true },
  });
  return 'sent';
}
