import type { Words } from '@parvis/locales/wordsIn';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { assignments, calls, cases, messages, participants, staff } from '../../../platform/db/schema.ts';
import type { CaseRow, MessageRow } from '../../cases/service.ts';

export interface PushedCase {
  readonly csid: string;
  readonly cuid: string;
  readonly nbr: string;
  readonly kind: CaseRow['kind'];
  readonly ccatCode: string;
  readonly ccatLbls: readonly Words[];
  readonly placeLbl: Words;
  readonly message: Pick<
    MessageRow,
    'msgId' | 'at' | 'staff' | 'msgTxt' | 'event' | 'qstn' | 'media' | 'grpLbl' | 'poll'
  >;
  /** The author's name, if staff; for assignments, the giver's. */
  readonly name: string | null;
  /** The caller's or giver's note. */
  readonly note: string | null;
}

/** Undefined if erased. */
export async function loadPushedCase(tx: Tx, csid: string, msgId: number): Promise<PushedCase | undefined> {
  const writer = and(
    eq(participants.csid, messages.csid),
    eq(participants.crUid, messages.crUid),
    eq(participants.staff, true),
    eq(messages.staff, true),
  );
  const [row] = await tx
    .select({
      csid: cases.csid,
      cuid: cases.cuid,
      nbr: cases.nbr,
      kind: cases.kind,
      ccatCode: cases.ccatCode,
      ccatLbls: cases.ccatLbls,
      placeLbl: cases.placeLbl,
      name: sql<
        string | null
      >`case when ${messages.event} = 'assigned' then ${staff.name} else ${participants.name} end`,
      note: sql<string | null>`coalesce(${calls.txt}, ${assignments.txt})`,
      message: {
        msgId: messages.msgId,
        at: messages.at,
        staff: messages.staff,
        msgTxt: messages.msgTxt,
        event: messages.event,
        qstn: messages.qstn,
        grpLbl: messages.grpLbl,
        poll: messages.poll,
        media: messages.media,
      },
    })
    .from(messages)
    .innerJoin(cases, eq(cases.csid, messages.csid))
    .leftJoin(participants, writer)
    .leftJoin(
      calls,
      and(eq(calls.csid, messages.csid), eq(calls.step, messages.msgId), eq(calls.whom, 'called')),
    )
    .leftJoin(assignments, and(eq(assignments.csid, messages.csid), eq(assignments.msgId, messages.msgId)))
    .leftJoin(staff, eq(staff.rlid, assignments.byRlid))
    .where(and(eq(messages.csid, csid), eq(messages.msgId, msgId)));
  return row;
}
