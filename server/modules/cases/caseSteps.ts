import type { Step } from '@parvis/api/entities/case';
import type { Join } from '@parvis/api/entities/join';
import type { ErrorCode } from '@parvis/api/errors';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { participants } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { Reader } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { lockAgainstMerge } from '../identity/service.ts';
import { assignMessageId, type CaseRow, findParticipant, lockCase, type NewMessage } from './caseRows.ts';
import { getJoinEvent, type Relation } from './stepEvents.ts';

export interface AllowedStep {
  row: CaseRow;
  step: Step;
  relation: Relation;
  state: CaseRow['state'];
  joins: boolean;
}

/** @throws Refusal unauthenticated, unknownCase */
export async function lockStaffCase(tx: Tx, csid: string, reader: StaffReader): Promise<CaseRow> {
  await lockAgainstMerge(tx, reader.crUid);
  const row = await lockCase(tx, csid);
  if (row.cuid !== reader.role.cuid) throw new Refusal('unknownCase');
  return row;
}

type TakenStep = Pick<AllowedStep, 'relation' | 'joins'> & {
  refusal: ErrorCode | null;
  state_then: AllowedStep['state'];
};

/**
 * Runs `take_step` on a locked case.
 * @throws Refusal stepNotAllowed, unknownCase, blocked, withdrawn
 */
export async function takeStep(
  tx: Tx,
  row: CaseRow,
  step: Step,
  { crUid, staff }: Pick<Reader, 'crUid' | 'staff'>,
  hasSms = false,
): Promise<AllowedStep> {
  const { rows } = await tx.execute<TakenStep>(
    sql`select * from take_step(${row.csid}, ${crUid}, ${staff}, ${step}, ${hasSms})`,
  );
  const [taken] = rows;
  if (!taken || taken.refusal) throw new Refusal(taken?.refusal ?? 'stepNotAllowed');
  const { relation, state_then: state, joins } = taken;
  return { row, step, relation, state, joins };
}

async function findStaffJoin(tx: Tx, csid: string, { crUid, role }: StaffReader): Promise<Join> {
  const member = JSON.stringify({ rlid: role.rlid, gcatCode: role.gcatCode });
  const { rows } = await tx.execute<{ join: Join }>(
    sql`select staff_join(${csid}, ${crUid}, ${member}::json) as join`,
  );
  return rows[0]?.join ?? { as: 'q_follower', src: 'desk' };
}

/** @returns how they joined */
export async function joinCase(tx: Tx, csid: string, reader: StaffReader): Promise<Join> {
  const { crUid, role } = reader;
  const join = await findStaffJoin(tx, csid, reader);
  await tx
    .insert(participants)
    .values({
      csid,
      crUid,
      staff: true,
      as: join.as,
      name: role.name,
      grpLbl: role.grpLbl,
      gcatCode: role.gcatCode,
      joined: sql`clock_timestamp()`,
    })
    .onConflictDoUpdate({
      target: [participants.csid, participants.crUid, participants.staff],
      set: {
        // Rejoining restarts the time; an active handler keeps it.
        joined: sql`case when ${participants.left} is null then ${participants.joined} else clock_timestamp() end`,
        as: sql`case when ${participants.left} is null then ${participants.as} else ${join.as} end`,
        left: null,
        name: role.name,
        grpLbl: role.grpLbl,
        gcatCode: role.gcatCode,
      },
    });
  return join;
}

export async function removeHandler(tx: Tx, csid: string, { crUid }: StaffReader): Promise<void> {
  await tx
    .update(participants)
    .set({ left: sql`clock_timestamp()` })
    .where(and(eq(participants.csid, csid), eq(participants.crUid, crUid), eq(participants.staff, true)));
}

/** Empty for active handlers, unless the case was reopened. */
export function buildJoinMessages(
  { joins, relation, row: { kind } }: AllowedStep,
  { crUid }: Pick<Reader, 'crUid'>,
  join?: Join,
): NewMessage[] {
  if (!joins || relation === 'reporter' || relation === 'target' || relation === 'invited') return [];
  const event = kind === 'gathering' ? 'hostJoined' : getJoinEvent(relation);
  return [assignMessageId({ crUid, staff: true, event, ...(join && { join }) })];
}

/** @returns the join message */
export async function joinByStep(tx: Tx, allowed: AllowedStep, reader: StaffReader): Promise<NewMessage[]> {
  if (buildJoinMessages(allowed, reader).length === 0) return [];
  return buildJoinMessages(allowed, reader, await joinCase(tx, allowed.row.csid, reader));
}

/** Makes leading staff a member, shown by name. @returns the join message */
export async function joinAsHost(tx: Tx, csid: string, reader: StaffReader): Promise<NewMessage[]> {
  const { crUid } = reader;
  const part = await findParticipant(tx, csid, { crUid, staff: true });
  if (part && part.left === null) return [];
  const join = await joinCase(tx, csid, reader);
  return [assignMessageId({ crUid, staff: true, event: 'hostJoined', join })];
}
