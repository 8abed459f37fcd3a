import { and, eq } from 'drizzle-orm';
import { timeNow } from '../base/clock.ts';
import { eachOne } from '../base/eachOne.ts';
import { newId } from '../base/ids.ts';
import { listeningOrigin } from '../base/ownAddress.ts';
import { decide, decideAll, type Pace, type Reach, type Rung, rungs } from '../ladder/decide.ts';
import { callPaceOf, smsPerDayOf } from '../ladder/pace.ts';
import { enqueue, type Written } from '../messageQueue/enqueue.ts';
import { usedUpSms } from '../news/budgets.ts';
import { endAddress, smsEndAddress } from '../news/unsubscribe.ts';
import { languageOfPerson } from '../people/languageOfPerson.ts';
import { requesterName } from '../people/requesters.ts';
import { pushToPerson } from '../push/pushToPerson.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { calledStaff } from '../store/schema.ts';
import { type CalledTo, dueMembers, type Member, memberOf, takeCalled } from './called.ts';
import { callMail, callSms } from './callTexts.ts';

const MINUTE = 60_000;

/** A call is worth nothing after so many hours. */
const WORTH_HOURS = 4;

/** Where a budget stands in the way it is looked again after so long. */
const AGAIN = MINUTE;

/** A call that goes by more than a push: one to another group, or of a danger. */
const isLoud = ({ step, urgent }: CalledTo): boolean => step > 0 || urgent;

/** By what a member of staff is reached; their address is the one that their customer's file names, and they may have said no. */
function reachOf({ mail, sms }: Services, member: Member | undefined, loud: boolean, paid: boolean): Reach {
  if (!member) return { push: false, mail: false, sms: false };
  return {
    push: member.isPushedTo,
    mail: loud && mail.available && member.email !== null && member.news !== 'off',
    sms: loud && sms.available && paid && member.phone !== null && member.smsNews !== false,
  };
}

/** Somebody who is told, of cases of one customer. */
interface Telling {
  readonly services: Services;
  readonly member: Member;
  readonly cuid: string;
  readonly cases: readonly CalledTo[];
  readonly now: Date;
}

async function byPush(tx: Tx, { services, member, cases }: Telling): Promise<boolean> {
  for (const { csid, lastMsgId, step, urgent } of cases)
    await pushToPerson(
      services,
      tx,
      member.crUid,
      { type: step === 0 ? 'newCsid' : 'caseUpdate', csid, msgId: lastMsgId, staff: true },
      { urgency: urgent ? 'high' : 'normal' },
    );
  return true;
}

/** A mail or an SMS that calls. */
async function byMessage(tx: Tx, { services, member, cuid, cases, now }: Telling, kind: 'mail' | 'sms') {
  const { config, secret, customers } = services;
  const { crUid, email, phone } = member;
  const customer = await customers.get(cuid);
  const person = requesterName(secret, 'identity', crUid);
  const budget = { perDay: config.smsPerDay, ofCustomer: smsPerDayOf(customer) };
  if (kind === 'sms' && (await usedUpSms(tx, { person, cuid }, budget))) return false;
  const shared = listeningOrigin(config, config.port);
  const origin = (await customers.sites()).urlFrom(shared, cuid) || shared;
  const call = { cases, customer, locale: await languageOfPerson(tx, crUid), now, origin };
  const mail = email ?? '';
  const end =
    kind === 'mail'
      ? endAddress(secret, origin, { crUid, email: mail, cuid })
      : smsEndAddress(secret, origin, { crUid, phone: phone ?? '' });
  const written: Written =
    kind === 'mail'
      ? { kind, to: mail, message: callMail({ ...call, end }) }
      : { kind, to: phone ?? '', message: { text: callSms({ ...call, end }) } };
  const until = new Date(timeNow() + WORTH_HOURS * 60 * MINUTE);
  await enqueue(services, tx, { ...written, about: 'call', id: newId(), cuid, person, until, goes: true });
  return true;
}

const ways: Readonly<Record<Rung, (tx: Tx, telling: Telling) => Promise<boolean>>> = {
  push: byPush,
  mail: (tx, telling) => byMessage(tx, telling, 'mail'),
  sms: (tx, telling) => byMessage(tx, telling, 'sms'),
};

/** Notes what a member was told, and when they are looked at next. */
async function note(
  tx: Tx,
  { rlid, one, told }: { readonly rlid: string; readonly one: CalledTo; readonly told: CalledTo['told'] },
  { reach, pace, now }: { readonly reach: Reach; readonly pace: Pace; readonly now: Date },
): Promise<void> {
  const verdict = decide({ ...one, told }, reach, pace, now.getTime());
  const at = (moment: number | undefined) => (moment === undefined ? null : new Date(moment));
  const due = verdict.is === 'wait' ? verdict.until : now.getTime() + AGAIN;
  await tx
    .update(calledStaff)
    .set({
      ...{ pushedAt: at(told.push), mailedAt: at(told.mail), textedAt: at(told.sms) },
      ...{ over: verdict.is === 'over', due: new Date(due) },
    })
    .where(and(eq(calledStaff.rlid, rlid), eq(calledStaff.csid, one.csid), eq(calledStaff.since, one.since)));
}

/** Tells one member of staff of all that they are called to, as far as it is due. */
async function tell(services: Services, tx: Tx, { rlid, now }: { rlid: string; now: Date }, count: Counts) {
  const member = await memberOf(tx, rlid);
  const all = await takeCalled(tx, rlid, member?.crUid);
  const cuid = all[0]?.cuid;
  if (cuid === undefined) return;
  const customer = await services.customers.get(cuid);
  const pace = callPaceOf(customer, services.config.newsQuiet);
  for (const loud of [true, false]) {
    const these = all.filter((one) => isLoud(one) === loud);
    const reach = reachOf(services, member, loud, smsPerDayOf(customer) > 0);
    const decided = decideAll(these, reach, pace, now.getTime());
    const told = new Map(these.map((one) => [one, { ...one.told }]));
    for (const rung of rungs) {
      const cases = decided[rung];
      if (cases.length === 0 || !member) continue;
      if (!(await ways[rung](tx, { services, member, cuid, cases, now }))) continue;
      count[rung] += 1;
      for (const one of cases) told.set(one, { ...told.get(one), [rung]: now.getTime() });
    }
    for (const one of these) await note(tx, { rlid, one, told: told.get(one) ?? {} }, { reach, pace, now });
  }
}

/** How many were told by which way. */
type Counts = Record<Rung, number>;

/** Tells whoever was called and did not look yet, by one way after the other, until somebody has the case; `failures` gets what failed. */
export async function tellCalled(
  services: Services,
  now: Date,
  failures: unknown[],
): Promise<Readonly<Counts>> {
  const { db } = services;
  const count: Counts = { push: 0, mail: 0, sms: 0 };
  const tellOne = (rlid: string) => db.transaction((tx) => tell(services, tx, { rlid, now }, count));
  await eachOne(await dueMembers(db, now), tellOne, failures);
  return count;
}
