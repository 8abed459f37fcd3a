import { and, eq, sql } from 'drizzle-orm';
import { listeningOrigin } from '../../../platform/config/ownAddress.ts';
import {
  callPaceOf,
  type Pace,
  quietOf,
  type Rung,
  rungs,
  smsPerDayOf,
} from '../../../platform/config/pace.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { calledStaff, calls, feed, staff } from '../../../platform/db/schema.ts';
import { dateNow, timeNow } from '../../../platform/lib/clock.ts';
import { eachOne } from '../../../platform/lib/eachOne.ts';
import { newId } from '../../../platform/lib/ids.ts';
import type { Services } from '../../context/services.ts';
import { languageOfPerson } from '../../identity/languageOfPerson.ts';
import { requesterName } from '../../identity/requesters.ts';
import { enqueue, type Written } from '../../messaging/enqueue.ts';
import { usedUpSms } from '../caseNotifications/budgets.ts';
import { endAddress, smsEndAddress } from '../caseNotifications/unsubscribe.ts';
import { decide, decideAll, type Reach } from '../escalation/decide.ts';
import { meantBy, type NextCall, nextCall, type Untaken } from '../escalation/untaken.ts';
import { pushToPerson } from '../push/pushToPerson.ts';
import { type CalledTo, dueMembers, type Member, memberOf, takeCalled } from './called.ts';
import { callMail, callSms } from './callTexts.ts';
import { lastCall, lastCalls, takeWaiting, type WaitingCase, waitingCases } from './waiting.ts';

const MINUTE = 60_000;

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
async function tellCalled(services: Services, now: Date, failures: unknown[]): Promise<Readonly<Counts>> {
  const { db } = services;
  const count: Counts = { push: 0, mail: 0, sms: 0 };
  const tellOne = (rlid: string) => db.transaction((tx) => tell(services, tx, { rlid, now }, count));
  await eachOne(await dueMembers(db, now), tellOne, failures);
  return count;
}

/**
 * Takes back mails and SMS of calls that still wait although none of the cases to which this address was called by that way waits for
 * somebody any more, or whose owner wants no more of them.
 */
async function withdrawCalls(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update deliveries d set state = 'replaced', recipient = null, message = null
    where d.about = 'call' and d.state = 'waiting' and not exists (
      select 1 from called_staff k
      join cases c on c.csid = k.csid and c.cuid = d.cuid and c.state = 'open'
      join staff t on t.rlid = k.rlid
      join identities i on i.email = t.email or i.phone = t.phone
      where case d.kind
        when 'sms' then k.texted_at is not null and i.phone = d.recipient and i.sms_news is distinct from false
        else k.mailed_at is not null and i.email = d.recipient and i.news is distinct from 'off' end)`);
}

/** What is to be done next for a case, by what its customer's file says. */
async function nextOf(
  { customers, config }: Services,
  { cuid, since, danger }: WaitingCase,
  last: Untaken['last'],
): Promise<NextCall | undefined> {
  const customer = await customers.get(cuid);
  const quiet = quietOf(customer, config.newsQuiet);
  return nextCall({ since: since.getTime(), danger, last }, customer.ladder?.untaken, quiet);
}

/** Notes a call, and whom it means. @returns how many they are */
async function call(
  services: Services,
  tx: Tx,
  { waiting, next, now }: { readonly waiting: WaitingCase; readonly next: NextCall; readonly now: Date },
): Promise<number> {
  const { csid, cuid, ccatCode, danger, since } = waiting;
  const { step, called } = next;
  const customer = await services.customers.get(cuid);
  const gcatCode = customer.categories.get(ccatCode)?.category.gcatCode;
  // Held after the case, as whoever changes the list takes them: nobody is called who is just struck off.
  const listed = await tx
    .select()
    .from(staff)
    .where(eq(staff.cuid, cuid))
    .orderBy(staff.rlid)
    .for('key share');
  const meant = meantBy(called, listed, { gcatCode, danger });
  const isOfService = called.whom === 'service' && meant.some((one) => one.gcatCode === gcatCode);
  const code = called.whom === 'group' ? called.gcatCode : isOfService ? gcatCode : undefined;
  await tx.insert(calls).values({
    ...{ csid, since, step, whom: called.whom, gcatCode: code ?? null },
    ...{ people: meant.length, at: now },
  });
  if (meant.length > 0)
    await tx
      .insert(calledStaff)
      .values(meant.map(({ rlid }) => ({ csid, since, rlid, step, at: now, due: now })))
      .onConflictDoUpdate({
        target: [calledStaff.csid, calledStaff.since, calledStaff.rlid],
        // Who is called again, as a manager now, is told as loudly as the others.
        set: { step, at: now, due: now, over: false },
      });
  return meant.length;
}

/** Makes the next call for one case, where it is due; where it means nobody, the one after it at once. */
async function callFor(services: Services, tx: Tx, csid: string, now: Date): Promise<number> {
  const waiting = await takeWaiting(tx, csid);
  if (!waiting) return 0;
  let next = await nextOf(services, waiting, await lastCall(tx, waiting));
  let made = 0;
  let people = 0;
  while (next && people === 0 && (made > 0 || next.due <= now.getTime())) {
    people = await call(services, tx, { waiting, next, now });
    made += 1;
    next = await nextOf(services, waiting, { step: next.step, at: now.getTime() });
  }
  // Those who look at the case see who was called.
  if (made > 0) await tx.insert(feed).values({ csid, cuid: waiting.cuid, type: 'case' });
  return made;
}

/** Calls, for each case that nobody takes, its service, then other groups, then managers, each after the minutes of its customer. */
async function makeCalls(services: Services, now: Date, failures: unknown[]): Promise<number> {
  const { db, config } = services;
  const waiting = await waitingCases(db, config.demo, now);
  if (waiting.length === 0) return 0;
  const last = await lastCalls(db, waiting);
  let made = 0;
  const callWhereDue = async (one: WaitingCase) => {
    const next = await nextOf(services, one, last.get(`${one.csid} ${one.since.getTime()}`));
    if (!next || next.due > now.getTime()) return;
    made += await db.transaction((tx) => callFor(services, tx, one.csid, now));
  };
  await eachOne(waiting, callWhereDue, failures);
  if (made > 0) services.notice();
  return made;
}

/**
 * Calls whoever is to come where nobody takes a case, and tells them by a push, then by mail, then by SMS. Several servers may look at
 * once, and each may die: a case is called for under its lock, and a member of staff is told under theirs. A case for which that fails
 * keeps no other from being called for.
 * @returns how many calls were made, and how many were told by which way
 * @throws what failed for one of them, at the end
 */
export async function callForUntaken(services: Services, now = dateNow()) {
  await withdrawCalls(services.db);
  const failures: unknown[] = [];
  const made = await makeCalls(services, now, failures);
  const told = await tellCalled(services, now, failures);
  if (failures.length > 0) throw failures[0];
  return { calls: made, ...told };
}
