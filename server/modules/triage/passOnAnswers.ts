import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, duplicates, messages } from '../../platform/db/schema.ts';
import { runCollectingErrors } from '../../platform/lib/runCollectingErrors.ts';
import { appendMessages, clearSnippet, lockCase, replaceContent } from '../cases/service.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';

/** Staff text to all: in a message, or with a hold or close. */
const isAnswer = and(
  eq(messages.staff, true),
  isNotNull(messages.msgTxt),
  isNull(messages.tgtTypes),
  isNull(messages.qstn),
  or(isNull(messages.event), sql`${messages.event} in ('hold', 'close')`),
);

/** Finds duplicates of cases with newer messages. */
const loadDue = (db: Pick<AppContext['db'], 'select'>) =>
  db
    .select({ csid: duplicates.csid })
    .from(duplicates)
    .innerJoin(cases, eq(cases.csid, duplicates.keptCsid))
    .where(gt(cases.lastMsgId, duplicates.passedOn))
    .orderBy(duplicates.csid)
    .limit(500);

/** @returns whether anything was written */
async function passOn(tx: Tx, csid: string): Promise<boolean> {
  const row = await lockCase(tx, csid);
  const [link] = await tx.select().from(duplicates).where(eq(duplicates.csid, csid)).for('update');
  if (!link) return false;
  const [kept] = await tx.select().from(cases).where(eq(cases.csid, link.keptCsid));
  if (!kept) return false;
  const answers = await tx
    .select({ id: messages.id, crUid: messages.crUid, msgTxt: messages.msgTxt })
    .from(messages)
    .where(and(eq(messages.csid, kept.csid), gt(messages.msgId, link.passedOn), isAnswer))
    .orderBy(messages.msgId);
  await tx.update(duplicates).set({ passedOn: kept.lastMsgId }).where(eq(duplicates.csid, csid));
  // A reporter who reopened has their own conversation with staff.
  if (row.state !== 'closed' || row.stoppedAt !== null) return false;
  const stored = await appendMessages(
    tx,
    row,
    answers.map((one) => ({ ...one, staff: true })),
  );
  return stored.length > 0;
}

/** Copies staff answers from kept cases, for reporters of duplicates. */
export async function passOnAnswers(context: AppContext): Promise<void> {
  const due = await loadDue(context.db);
  if (due.length === 0) return;
  const failures: unknown[] = [];
  const passOnOne = ({ csid }: { csid: string }) => runInTransaction(context, (tx) => passOn(tx, csid));
  await runCollectingErrors(due, passOnOne, failures);
  context.notifyStreams();
  if (failures.length > 0) throw failures[0];
}

/** Repeats removals in the kept case. */
export async function clearPassedOn(
  tx: Tx,
  kept: { readonly csid: string; readonly id: string },
  event: 'takenBack' | 'moderated',
): Promise<void> {
  const copies = await tx
    .select({ csid: messages.csid, msgId: messages.msgId, cuid: cases.cuid })
    .from(duplicates)
    .innerJoin(messages, eq(messages.csid, duplicates.csid))
    .innerJoin(cases, eq(cases.csid, duplicates.csid))
    .where(and(eq(duplicates.keptCsid, kept.csid), eq(messages.id, kept.id), isNotNull(messages.msgTxt)))
    .orderBy(messages.csid);
  for (const copy of copies) {
    await lockCase(tx, copy.csid);
    await clearSnippet(tx, await replaceContent(tx, copy, copy, event));
  }
}
