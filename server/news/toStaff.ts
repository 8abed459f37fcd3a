import { wordsIn } from '@parvis/locales/wordsIn';
import { timeNow } from '../base/clock.ts';
import { newId } from '../base/ids.ts';
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
import { staffMail, staffSms } from './staffTexts.ts';
import { endAddress, smsEndAddress } from './unsubscribe.ts';

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
