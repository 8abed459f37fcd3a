import { eq } from 'drizzle-orm';
import { dateNow } from '../base/clock.ts';
import { eachOne } from '../base/eachOne.ts';
import { quietOf } from '../ladder/pace.ts';
import { meantBy, type NextCall, nextCall, type Untaken } from '../ladder/untaken.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { calledStaff, calls, feed, staff } from '../store/schema.ts';
import { tellCalled } from './tellCalled.ts';
import { lastCall, lastCalls, takeWaiting, type WaitingCase, waitingCases } from './waiting.ts';
import { withdrawCalls } from './withdrawCalls.ts';

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
