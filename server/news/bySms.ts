import { wordsIn } from '@parvis/locales/wordsIn';
import { timeNow } from '../base/clock.ts';
import { newId } from '../base/ids.ts';
import { newsSms } from '../delivery/smsTexts.ts';
import { smsPerDayOf } from '../ladder/pace.ts';
import { enqueue } from '../messageQueue/enqueue.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { usedUpSms } from './budgets.ts';
import { isOneOnItsWay, type Sent, WORTH_HOURS } from './byMail.ts';
import type { Unseen } from './due.ts';
import type { Reader } from './reader.ts';
import { smsEndAddress } from './unsubscribe.ts';

/** Tells a person by one SMS that there is something: the fact and a link, never a word of it. */
export async function tellBySms(
  services: Services,
  tx: Tx,
  { reader, told }: { readonly reader: Reader; readonly told: readonly Unseen[] },
): Promise<Sent> {
  const { config, secret, customers } = services;
  const { crUid, cuid, phone, name, origin, locale } = reader;
  if (phone === null || (await isOneOnItsWay(tx, phone))) return 'onItsWay';
  const customer = await customers.get(cuid);
  const spent = await usedUpSms(
    tx,
    { person: name, cuid },
    { perDay: config.smsPerDay, ofCustomer: smsPerDayOf(customer) },
  );
  if (spent) return spent;
  const text = newsSms(locale, {
    site: wordsIn(customer.lbl, locale),
    count: new Set(told.map(({ csid }) => csid)).size,
    link: `${origin}/m/home`,
    end: smsEndAddress(secret, origin, { crUid, phone }),
  });
  await enqueue(services, tx, {
    ...({ kind: 'sms', about: 'news', id: newId(), to: phone, message: { text } } as const),
    ...{ cuid, person: name, until: new Date(timeNow() + WORTH_HOURS * 3_600_000), goes: true },
  });
  return 'sent';
}
