import type { Step } from '@parvis/api/entities/case';
import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import { checkMaySend } from '../people/maySend.ts';
import { lockWriter } from '../people/mergePeople.ts';
import type { StaffRow } from '../people/people.ts';
import type { Reader } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { participants } from '../store/schema.ts';
import {
  type CaseRow,
  findParticipant,
  lockCase,
  type NewMessage,
  type Surroundings,
  standingOf,
  withId,
} from './caseRows.ts';
import { allowedStep, type Relation, type StepRow } from './steps.ts';
import { eventOf } from './toldSteps.ts';

/** A member of staff who asks. */
export interface StaffReader extends Reader {
  staff: true;
  role: StaffRow;
}

/** A locked case and the line of the step table that allows what is asked. */
export interface Allowed {
  row: CaseRow;
  line: StepRow;
  relation: Relation;
  state: CaseRow['state'];
}

/**
 * Takes a case of the role's customer for a step. The person is held first, as everywhere.
 * @throws Refusal unauthenticated when they were erased meanwhile; unknownCase
 */
export async function takeCase(tx: Tx, csid: string, reader: StaffReader): Promise<CaseRow> {
  await lockWriter(tx, reader.crUid);
  const row = await lockCase(tx, csid);
  if (row.cuid !== reader.role.cuid) throw new Refusal('unknownCase');
  return row;
}

/**
 * The line of the table that allows a step now.
 * @throws Refusal stepNotAllowed, unknownCase for a contributor who takes no part, blocked for one who may send nothing, withdrawn where no contributor may
 */
export async function allow(
  tx: Tx,
  row: CaseRow,
  step: Step,
  reader: Reader,
  around?: Surroundings,
): Promise<Allowed> {
  const participant = await findParticipant(tx, row.csid, reader);
  if (!participant && !reader.staff) throw new Refusal('unknownCase');
  await checkMaySend(tx, row.cuid, reader);
  const standing = standingOf(row, participant, around);
  const line = allowedStep(step, standing);
  const state = line?.to[row.state];
  if (!line || !state) throw new Refusal('stepNotAllowed');
  return { row, line, relation: standing.relation, state };
}

/** Makes a member of staff one who handles the case. */
export async function joinCase(tx: Tx, csid: string, { crUid, role }: StaffReader): Promise<void> {
  await tx
    .insert(participants)
    .values({
      csid,
      crUid,
      staff: true,
      as: 'alerted',
      name: role.name,
      grpLbl: role.grpLbl,
      gcatCode: role.gcatCode,
      joined: sql`clock_timestamp()`,
    })
    .onConflictDoUpdate({
      target: [participants.csid, participants.crUid, participants.staff],
      set: {
        // Whoever comes back comes now; who is there stays since when they were.
        joined: sql`case when ${participants.left} is null then ${participants.joined} else clock_timestamp() end`,
        left: null,
        name: role.name,
        grpLbl: role.grpLbl,
        gcatCode: role.gcatCode,
      },
    });
}

/** Somebody does not handle the case any more. */
export async function leaveNow(tx: Tx, csid: string, { crUid }: StaffReader): Promise<void> {
  await tx
    .update(participants)
    .set({ left: sql`clock_timestamp()` })
    .where(and(eq(participants.csid, csid), eq(participants.crUid, crUid), eq(participants.staff, true)));
}

/** What tells that somebody takes a case in hand by writing in it: nothing when they had it already, unless it came back to them. */
export function joiningMessages({ line }: Allowed, reader: Reader): NewMessage[] {
  if (!line.joins) return [];
  return [withId({ crUid: reader.crUid, staff: true, event: eventOf(line) })];
}
