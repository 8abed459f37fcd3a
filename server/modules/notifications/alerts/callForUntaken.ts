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

/** Retry interval when a budget is used up. */
const AGAIN = MINUTE;

/** Calls of other groups and of dangers use more than push. */
const isLoud = ({ step, urgent }: CalledTo): boolean => step > 0 || urgent;

/** Uses the address in the customer's file and respects opt-outs. */
function reachOf({ mail, sms }: Services, member: Member | undefined, loud: boolean, paid: boolean): Reach {
  if (!member) return { push: false, mail: false, sms: false };
  return {
    push: member.isPushedTo,
    mail: loud && mail.available && member.email !== null && member.news !== 'off',
    sms: loud && sms.available && paid && member.phone !== null && member.smsNews !== false,
  };
}

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

/** Stores alerts and the next check. */
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

type Counts = Record<Rung, number>;

async function tellCalled(services: Services, now: Date, failures: unknown[]): Promise<Readonly<Counts>> {
  const { db } = services;
  const count: Counts = { push: 0, mail: 0, sms: 0 };
  const tellOne = (rlid: string) => db.transaction((tx) => tell(services, tx, { rlid, now }, count));
  await eachOne(await dueMembers(db, now), tellOne, failures);
  return count;
}

/** Withdraws waiting mails and SMS whose cases were taken or whose recipient opted out. */
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

async function nextOf(
  { customers, config }: Services,
  { cuid, since, danger }: WaitingCase,
  last: Untaken['last'],
): Promise<NextCall | undefined> {
  const customer = await customers.get(cuid);
  const quiet = quietOf(customer, config.newsQuiet);
  return nextCall({ since: since.getTime(), danger, last }, customer.ladder?.untaken, quiet);
}

/** @returns the number of called staff */
async function call(
  services: Services,
  tx: Tx,
  { waiting, next, now }: { readonly waiting: WaitingCase; readonly next: NextCall; readonly now: Date },
): Promise<number> {
  const { csid, cuid, ccatCode, danger, since } = waiting;
  const { step, called } = next;
  const customer = await services.customers.get(cuid);
  const gcatCode = customer.categories.get(ccatCode)?.category.gcatCode;
  // Lock order: case before staff. Prevents calls to staff being removed.
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
        // Alerts a staff member called again on all channels.
        set: { step, at: now, due: now, over: false },
      });
  return meant.length;
}

/** Makes the next due call; skips calls without staff. */
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
  // Updates open pages of the case.
  if (made > 0) await tx.insert(feed).values({ csid, cuid: waiting.cuid, type: 'case' });
  return made;
}

/** Escalates each unhandled case: service, groups, managers. */
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
 * Makes due calls and alerts called staff by push, mail, then SMS. Safe for concurrent and crashing servers: locks a
 * case to call and a staff member to alert. One failure does not stop the others.
 * @throws the first failure, at the end
 */
export async function callForUntaken(services: Services, now = dateNow()) {
  await withdrawCalls(services.db);
  const failures: unknown[] = [];
  const made = await makeCalls(services, now, failures);
  const told = await tellCalled(services, now, failures);
  if (failures.length > 0) throw failures[0];
  return { calls: made, ...told };
}
