import { and, eq } from 'drizzle-orm';
import {
  type EscalationChannel,
  type EscalationDelays,
  escalationChannels,
  getQuietHours,
  getSmsPerDay,
  getStaffAlertDelays,
} from '../../../platform/config/escalation.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { calledStaff, calls, feed, noteMentions, staff } from '../../../platform/db/schema.ts';
import { getDatabaseNow, getDatabaseTime } from '../../../platform/lib/clock.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { runCollectingErrors } from '../../../platform/lib/runCollectingErrors.ts';
import type { AppContext } from '../../context/appContext.ts';
import { findCaseService, findMessageOrigin, getCustomerZone } from '../../customers/service.ts';
import { findPersonLanguage, hashRequester } from '../../identity/service.ts';
import { enqueueMessage, type MessageContent } from '../../messaging/service.ts';
import { findUsedUpSmsBudget } from '../caseNotifications/budgets.ts';
import { buildSmsUnsubscribeLink, buildUnsubscribeLink } from '../caseNotifications/unsubscribe.ts';
import { chooseAction, chooseActions, type Reach } from '../escalation/chooseAction.ts';
import {
  computeNextCall,
  filterCalledStaff,
  type NextCall,
  type UntakenCase,
} from '../escalation/untaken.ts';
import { pushToPerson } from '../push/pushToPerson.ts';
import { renderCallMail, renderCallSms } from './callTexts.ts';
import { cancelObsoleteAlerts } from './cancelObsoleteAlerts.ts';
import { loadDueMentions, lockMentions, renderMentionMail, renderMentionSms } from './mentions.ts';
import { loadDueMembers, loadMember, lockCalls, type StaffCall, type StaffMember } from './staffCalls.ts';
import {
  loadLastCall,
  loadLastCalls,
  loadWaitingCases,
  lockWaitingCase,
  type WaitingCase,
} from './waitingCases.ts';

const MINUTE = 60_000;

const EXPIRY_HOURS = 4;

/** Retry interval when a budget is used up. */
const RETRY_MS = MINUTE;

/** Each has separate mails. Only the first call of a harmless case is quiet: push only. */
const alertKinds = ['assigned', 'called', 'deadline', 'dangerMention', 'mention', 'loud', 'quiet'] as const;
type AlertKind = (typeof alertKinds)[number];
/** Harmless mentions and deadlines do not justify a paid SMS. */
const withoutSms: ReadonlySet<AlertKind> = new Set(['deadline', 'mention']);
const getAlertKind = ({ step, urgent, called, deadline, mention }: StaffCall): AlertKind => {
  if (deadline) return 'deadline';
  if (called) return called.lbl ? 'called' : 'assigned';
  if (mention) return urgent ? 'dangerMention' : 'mention';
  return step > 0 || urgent ? 'loud' : 'quiet';
};

/** Respects opt-outs. */
function getReach(
  { mail, sms }: AppContext,
  member: StaffMember | undefined,
  kind: AlertKind,
  paid: boolean,
): Reach {
  if (!member) return { push: false, mail: false, sms: false };
  const loud = kind !== 'quiet';
  return {
    push: member.isPushedTo,
    mail: loud && mail.available && member.email !== null && member.news !== 'off',
    sms:
      loud &&
      !withoutSms.has(kind) &&
      sms.available &&
      paid &&
      member.phone !== null &&
      member.smsNews !== false,
  };
}

interface Alert {
  readonly services: AppContext;
  readonly member: StaffMember;
  readonly cuid: string;
  readonly cases: readonly StaffCall[];
  readonly now: Date;
}

async function sendPushAlert(tx: Tx, { services: context, member, cases }: Alert): Promise<boolean> {
  for (const { csid, lastMsgId, step, urgent, called, mention, deadline } of cases) {
    const type = step === 0 && !mention && !deadline ? 'newCsid' : 'caseUpdate';
    // Staff calls have their own text.
    const news = { type, csid, msgId: called ? step : lastMsgId, staff: true } as const;
    await pushToPerson(
      context,
      tx,
      member.crUid,
      { ...news, ...(mention && { mention }), ...(deadline && { deadline }) },
      // Case news must not replace a mention.
      { urgency: urgent ? 'high' : 'normal', ...(mention && { topic: `mention:${csid}` }) },
    );
  }
  return true;
}

async function sendMessageAlert(
  tx: Tx,
  { services: context, member, cuid, cases, now }: Alert,
  kind: 'mail' | 'sms',
) {
  const { config, secret, customers } = context;
  const { crUid, email, phone } = member;
  const customer = await customers.get(cuid);
  const person = hashRequester(secret, 'identity', crUid);
  const budget = { perDay: config.smsPerDay, ofCustomer: getSmsPerDay(customer) };
  if (kind === 'sms' && (await findUsedUpSmsBudget(tx, { person, cuid }, budget))) return false;
  const origin = await findMessageOrigin(context, cuid);
  const locale = await findPersonLanguage(tx, crUid);
  const call = { cases, customer, locale, now, origin, zone: getCustomerZone(customer) };
  const isMention = cases[0]?.mention !== undefined;
  const mail = email ?? '';
  const end =
    kind === 'mail'
      ? buildUnsubscribeLink(secret, origin, { crUid, email: mail, cuid })
      : buildSmsUnsubscribeLink(secret, origin, { crUid, phone: phone ?? '' });
  const written: MessageContent =
    kind === 'mail'
      ? { kind, to: mail, message: (isMention ? renderMentionMail : renderCallMail)({ ...call, end }) }
      : {
          ...{ kind, to: phone ?? '' },
          message: { text: (isMention ? renderMentionSms : renderCallSms)({ ...call, end }) },
        };
  const until = new Date(getDatabaseTime() + EXPIRY_HOURS * 60 * MINUTE);
  await enqueueMessage(context, tx, {
    ...written,
    about: isMention ? 'mention' : 'call',
    id: createId(),
    cuid,
    person,
    until,
    shouldSend: true,
  });
  return true;
}

const alertSenders: Readonly<Record<EscalationChannel, (tx: Tx, telling: Alert) => Promise<boolean>>> = {
  push: sendPushAlert,
  mail: (tx, telling) => sendMessageAlert(tx, telling, 'mail'),
  sms: (tx, telling) => sendMessageAlert(tx, telling, 'sms'),
};

async function storeAlert(
  tx: Tx,
  {
    rlid,
    one,
    notifiedAt,
  }: { readonly rlid: string; readonly one: StaffCall; readonly notifiedAt: StaffCall['notifiedAt'] },
  { reach, pace, now }: { readonly reach: Reach; readonly pace: EscalationDelays; readonly now: Date },
): Promise<void> {
  const action = chooseAction({ ...one, notifiedAt }, reach, pace, now.getTime());
  const toDate = (moment: number | undefined) => (moment === undefined ? null : new Date(moment));
  const due = action.is === 'wait' ? action.until : now.getTime() + RETRY_MS;
  const told = {
    pushedAt: toDate(notifiedAt.push),
    mailedAt: toDate(notifiedAt.mail),
    textedAt: toDate(notifiedAt.sms),
    ...{ over: action.is === 'over', due: new Date(due) },
  };
  if (one.mention) {
    const own = and(eq(noteMentions.note, one.mention.note), eq(noteMentions.rlid, rlid));
    await tx.update(noteMentions).set(told).where(own);
    return;
  }
  await tx
    .update(calledStaff)
    .set(told)
    .where(and(eq(calledStaff.rlid, rlid), eq(calledStaff.csid, one.csid), eq(calledStaff.since, one.since)));
}

async function alertMember(
  context: AppContext,
  tx: Tx,
  { rlid, now }: { rlid: string; now: Date },
  count: Counts,
) {
  const member = await loadMember(tx, rlid);
  const all = [...(await lockCalls(tx, rlid, member?.crUid)), ...(await lockMentions(tx, rlid))];
  const cuid = all[0]?.cuid;
  if (cuid === undefined) return;
  const customer = await context.customers.get(cuid);
  const pace = getStaffAlertDelays(customer, context.config.newsQuiet);
  for (const kind of alertKinds) {
    const these = all.filter((one) => getAlertKind(one) === kind);
    const reach = getReach(context, member, kind, getSmsPerDay(customer) > 0);
    const decided = chooseActions(these, reach, pace, now.getTime());
    const notifiedAt = new Map(these.map((one) => [one, { ...one.notifiedAt }]));
    for (const channel of escalationChannels) {
      const cases = decided[channel];
      if (cases.length === 0 || !member) continue;
      if (!(await alertSenders[channel](tx, { services: context, member, cuid, cases, now }))) continue;
      count[channel] += 1;
      for (const one of cases) notifiedAt.set(one, { ...notifiedAt.get(one), [channel]: now.getTime() });
    }
    for (const one of these)
      await storeAlert(tx, { rlid, one, notifiedAt: notifiedAt.get(one) ?? {} }, { reach, pace, now });
  }
}

type Counts = Record<EscalationChannel, number>;

async function sendDueAlerts(context: AppContext, now: Date, failures: unknown[]): Promise<Readonly<Counts>> {
  const { db } = context;
  const count: Counts = { push: 0, mail: 0, sms: 0 };
  const alertOne = (rlid: string) => db.transaction((tx) => alertMember(context, tx, { rlid, now }, count));
  const due = new Set([...(await loadDueMembers(db, now)), ...(await loadDueMentions(db, now))]);
  await runCollectingErrors([...due], alertOne, failures);
  return count;
}

async function loadNextCall(
  { customers, config }: AppContext,
  { cuid, since, danger }: WaitingCase,
  last: UntakenCase['last'],
): Promise<NextCall | undefined> {
  const customer = await customers.get(cuid);
  const quiet = getQuietHours(customer, config.newsQuiet);
  return computeNextCall({ since: since.getTime(), danger, last }, customer.ladder?.untaken, quiet);
}

/** @returns the number of called staff */
async function storeCall(
  context: AppContext,
  tx: Tx,
  { waiting, next, now }: { readonly waiting: WaitingCase; readonly next: NextCall; readonly now: Date },
): Promise<number> {
  const { csid, cuid, danger, since } = waiting;
  const { step, called } = next;
  const customer = await context.customers.get(cuid);
  const gcatCode = findCaseService(customer, waiting);
  // Lock order: case before staff, against removal.
  const listed = await tx
    .select()
    .from(staff)
    .where(eq(staff.cuid, cuid))
    .orderBy(staff.rlid)
    .for('key share');
  const meant = filterCalledStaff(called, listed, { gcatCode, danger });
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
        // Alerts on all channels again.
        set: { step, at: now, due: now, over: false },
      });
  return meant.length;
}

/** Skips calls without staff. */
async function escalateCase(context: AppContext, tx: Tx, csid: string, now: Date): Promise<number> {
  const waiting = await lockWaitingCase(tx, csid);
  if (!waiting) return 0;
  let next = await loadNextCall(context, waiting, await loadLastCall(tx, waiting));
  let count = 0;
  let people = 0;
  while (next && people === 0 && (count > 0 || next.due <= now.getTime())) {
    people = await storeCall(context, tx, { waiting, next, now });
    count += 1;
    next = await loadNextCall(context, waiting, { step: next.step, at: now.getTime() });
  }
  if (count > 0) await tx.insert(feed).values({ csid, cuid: waiting.cuid, type: 'case' });
  return count;
}

/** Order: service, groups, managers. */
async function escalateCases(context: AppContext, now: Date, failures: unknown[]): Promise<number> {
  const { db, config } = context;
  const waiting = await loadWaitingCases(db, config.demo, now);
  if (waiting.length === 0) return 0;
  const last = await loadLastCalls(db, waiting);
  let count = 0;
  const escalateIfDue = async (one: WaitingCase) => {
    const next = await loadNextCall(context, one, last.get(`${one.csid} ${one.since.getTime()}`));
    if (!next || next.due > now.getTime()) return;
    count += await db.transaction((tx) => escalateCase(context, tx, one.csid, now));
  };
  await runCollectingErrors(waiting, escalateIfDue, failures);
  if (count > 0) context.notifyStreams();
  return count;
}

/**
 * Makes due calls and alerts called staff by push, mail, then SMS. Safe for concurrent and crashing servers:
 * locks a case to call and a staff member to alert. Continues after a failure.
 * @throws the first failure, at the end
 */
export async function escalateUntaken(context: AppContext, now = getDatabaseNow()) {
  await cancelObsoleteAlerts(context.db);
  const failures: unknown[] = [];
  const callCount = await escalateCases(context, now, failures);
  const sent = await sendDueAlerts(context, now, failures);
  if (failures.length > 0) throw failures[0];
  return { calls: callCount, ...sent };
}
