import { isEnded } from '@parvis/api/entities/case';
import type { DeadlineKind } from '@parvis/api/entities/deadline';
import type { Words } from '@parvis/locales/wordsIn';
import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../platform/db/database.ts';
import {
  assignments,
  calledStaff,
  calls,
  cases,
  identities,
  messages,
  participants,
  readMarks,
  staff,
} from '../../../platform/db/schema.ts';
import { acquireNamedLock, hasActiveSubscription } from '../../identity/service.ts';
import type { News } from '../escalation/chooseAction.ts';
import type { PushedDeadline } from '../push/describeDeadline.ts';

const giver = alias(staff, 'giver');

export interface StaffCall extends News {
  readonly csid: string;
  readonly cuid: string;
  readonly nbr: string;
  readonly lastMsgId: number;
  readonly placeLbl: Words;
  readonly since: Date;
  readonly step: number;
  /** Set for a call by staff, even if others handle the case. */
  readonly called?: CalledBy;
  /** Set for a mention: the note and its author. */
  readonly mention?: { readonly note: string; readonly name: string | null };
  /** Set for a deadline; `since` is its time. */
  readonly deadline?: PushedDeadline;
}

/** Text of caller or giver. */
interface CalledBy {
  /** Null for an assigned person. */
  readonly lbl: Words | null;
  readonly name: string | null;
  readonly txt: string | null;
}

export interface StaffMember {
  readonly crUid: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly news: 'off' | 'fact' | 'words' | null;
  readonly smsNews: boolean | null;
  readonly isPushedTo: boolean;
}

export async function loadDueMembers(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ rlid: calledStaff.rlid })
    .from(calledStaff)
    .where(and(eq(calledStaff.over, false), lte(calledStaff.due, now)))
    .groupBy(calledStaff.rlid)
    .orderBy(calledStaff.rlid);
  return rows.map(({ rlid }) => rlid);
}

/** An e-mail match wins over a phone match. */
export async function loadMember(tx: Tx, rlid: string): Promise<StaffMember | undefined> {
  const { crUid, email, phone, news, smsNews } = identities;
  const [row] = await tx
    .select({ crUid, email, phone, news, smsNews, isPushedTo: hasActiveSubscription() })
    .from(staff)
    .innerJoin(identities, or(eq(identities.email, staff.email), eq(identities.phone, staff.phone)))
    .where(eq(staff.rlid, rlid))
    .orderBy(sql`${identities.email} = ${staff.email} desc nulls last`)
    .limit(1);
  return row;
}

/** Seen since the case waits. */
const selectSeen = (crUid: string | undefined) => sql<boolean>`coalesce((
  select r.msg_id >= (select max(m.msg_id) from messages m where m.csid = ${cases.csid} and m.at <= ${calledStaff.since})
  from ${readMarks} r where r.csid = ${cases.csid} and r.cr_uid = ${crUid ?? ''} and r.staff), false)`;

/** A called person viewed or took the case. */
const isAnswered = sql<boolean>`exists(
  select 1 from called_staff k join staff t on t.rlid = k.rlid
  join identities i on i.email = t.email or i.phone = t.phone
  where k.csid = ${calledStaff.csid} and k.since = ${calledStaff.since} and (
    exists(select 1 from read_marks r where r.csid = k.csid and r.cr_uid = i.cr_uid and r.staff and r.msg_id >= k.step)
    or exists(select 1 from participants p where p.csid = k.csid and p.cr_uid = i.cr_uid and p.staff
      and p.left_at is null and p.joined >= k.since)))`;

/** Null once the deadline is met or moved. */
const dueOf = sql<DeadlineKind | null>`case when ${cases.answerDue} = ${calledStaff.since} then 'answer'
  when ${cases.solveDue} = ${calledStaff.since} then 'solve' end`;

/**
 * An untaken case alerts until seen or handled, a called service until one answers or the case ends, a
 * deadline until met.
 */
function isOver(state: string, { called, seen, answered, dueOf: kind }: AlertFacts): boolean {
  if (called === 'deadline') return kind === null;
  if (called === 'called') return isEnded(state) || answered;
  if (called === 'assigned') return seen || isEnded(state);
  return seen || state !== 'open';
}

interface AlertFacts {
  readonly called: string | null;
  readonly seen: boolean;
  readonly answered: boolean;
  readonly dueOf: DeadlineKind | null;
}

const toMilliseconds = (at: Date | null): number | undefined => at?.getTime();

/** Serialized: two servers that lock one row each would both send a mail. */
export async function lockCalls(tx: Tx, rlid: string, crUid: string | undefined): Promise<StaffCall[]> {
  await acquireNamedLock(tx, `called:${rlid}`);
  const rows = await tx
    .select({ one: calledStaff, cuid: cases.cuid, nbr: cases.nbr, state: cases.state, danger: cases.danger })
    .from(calledStaff)
    .innerJoin(cases, eq(cases.csid, calledStaff.csid))
    .where(and(eq(calledStaff.rlid, rlid), eq(calledStaff.over, false)))
    .orderBy(calledStaff.at, calledStaff.csid)
    .for('update', { of: calledStaff, skipLocked: true });
  if (rows.length === 0) return [];
  const csids = JSON.stringify(rows.map(({ one }) => one.csid));
  const facts = await tx
    .select({
      csid: cases.csid,
      since: calledStaff.since,
      placeLbl: cases.placeLbl,
      lastMsgId: cases.lastMsgId,
      seen: selectSeen(crUid),
      answered: isAnswered,
      dueOf,
      called: calls.whom,
      txt: sql<string | null>`coalesce(${calls.txt}, ${assignments.txt})`,
      lbl: messages.grpLbl,
      name: sql<string | null>`coalesce(${giver.name}, ${participants.name})`,
    })
    .from(calledStaff)
    .innerJoin(cases, eq(cases.csid, calledStaff.csid))
    .leftJoin(
      calls,
      and(
        ...[eq(calls.csid, calledStaff.csid), eq(calls.since, calledStaff.since)],
        ...[eq(calls.step, calledStaff.step), inArray(calls.whom, ['called', 'assigned', 'deadline'])],
      ),
    )
    .leftJoin(messages, and(eq(messages.csid, calls.csid), eq(messages.msgId, calls.step)))
    .leftJoin(
      assignments,
      and(eq(assignments.csid, calls.csid), eq(assignments.msgId, calls.step), eq(calls.whom, 'assigned')),
    )
    .leftJoin(giver, eq(giver.rlid, assignments.byRlid))
    .leftJoin(
      participants,
      and(
        eq(participants.csid, messages.csid),
        eq(participants.crUid, messages.crUid),
        participants.staff,
        eq(calls.whom, 'called'),
      ),
    )
    .where(
      and(
        eq(calledStaff.rlid, rlid),
        sql`${cases.csid} in (select json_array_elements_text(${csids}::json))`,
      ),
    );
  return rows.flatMap(({ one, cuid, nbr, state, danger }) => {
    const fact = facts.find(
      ({ csid, since }) => csid === one.csid && since.getTime() === one.since.getTime(),
    );
    if (!fact) return [];
    const [push, mail, sms] = [
      toMilliseconds(one.pushedAt),
      toMilliseconds(one.mailedAt),
      toMilliseconds(one.textedAt),
    ];
    return [
      {
        ...{ csid: one.csid, cuid, nbr, placeLbl: fact.placeLbl, lastMsgId: fact.lastMsgId },
        ...{ since: one.since, step: one.step, at: one.at.getTime(), urgent: danger },
        seen: isOver(state, fact),
        ...(fact.called === 'deadline' &&
          fact.dueOf && { deadline: { of: fact.dueOf, at: one.since, passed: one.step > 0 } }),
        ...(fact.called === 'called' && { called: { lbl: fact.lbl ?? {}, name: fact.name, txt: fact.txt } }),
        ...(fact.called === 'assigned' && { called: { lbl: null, name: fact.name, txt: fact.txt } }),
        notifiedAt: {
          ...(push !== undefined && { push }),
          ...(mail !== undefined && { mail }),
          ...(sms !== undefined && { sms }),
        },
      },
    ];
  });
}
