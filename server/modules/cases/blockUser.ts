import type { BodyOf } from '@parvis/api/call';
import type { townCalls } from '@parvis/api/calls/town';
import type { BlockReason } from '@parvis/api/entities/block';
import type { CaseInfo } from '@parvis/api/entities/case';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, media } from '../../platform/db/schema.ts';
import { malformed, Refusal } from '../../platform/lib/refusal.ts';
import { change, type Services } from '../context/services.ts';
import type { StaffReader } from '../context/session.ts';
import { blockOf, endBlock, holdCustomers, putBlock, tellOwnCases } from '../identity/blocks.ts';
import { lockPeople } from '../identity/joinPeople.ts';
import { personOf } from '../identity/mergePeople.ts';
import { removeFiles } from '../media/files/lookAgain.ts';
import { append, sentBefore } from './caseRows.ts';
import { caseInfo } from './caseView.ts';
import { sameBlock } from './sameAgain.ts';
import { allow, takeCase } from './staffSide.ts';
import { eventOf, eventsOf } from './toldSteps.ts';

export type Blocking = BodyOf<(typeof townCalls)['usersBlock']>;

/**
 * Locks reporter and customer before the case. Sending waits, then is refused.
 * @returns undefined if the reporter was merged or erased: the caller retries from the start
 * @throws Refusal unknownCase
 */
async function holdReporter(
  tx: Tx,
  csid: string,
  { crUid, role: { cuid } }: StaffReader,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ reporter: cases.reporter })
    .from(cases)
    .where(and(eq(cases.csid, csid), eq(cases.cuid, cuid)));
  if (!row) throw new Refusal('unknownCase');
  const people = await lockPeople(tx, [row.reporter, crUid]);
  const person = people.find((one) => one.crUid === row.reporter);
  if (!person || person.mergedInto !== null) return undefined;
  await holdCustomers(tx, [cuid]);
  return row.reporter;
}

/**
 * Deletes the person's unsent files.
 * @returns ids of files to delete
 */
async function takeUnsent(tx: Tx, cuid: string, crUid: string): Promise<string[]> {
  const own = and(eq(media.cuid, cuid), eq(media.crUid, crUid), eq(media.staff, false), isNull(media.csid));
  const gone = await tx.delete(media).where(own).returning({ id: media.id });
  return gone.map(({ id }) => id);
}

interface Meant {
  readonly step: 'block' | 'unblock';
  readonly reason: BlockReason[];
}

/** @throws Refusal badRequest */
function meantBy({ release = false, reason = [] }: Blocking): Meant {
  if (release) return { step: 'unblock', reason: [] };
  if (reason.length === 0) throw malformed('body.reason', 'missing');
  return { step: 'block', reason: [...new Set(reason)] };
}

async function take(
  tx: Tx,
  asked: Blocking,
  { step, reason }: Meant,
  reader: StaffReader,
): Promise<string[] | undefined> {
  const { csid, id, crUid } = asked;
  const { cuid, rlid } = reader.role;
  const reporter = await holdReporter(tx, csid, reader);
  if (reporter === undefined) return undefined;
  const row = await takeCase(tx, csid, reader);
  if (await sentBefore(tx, csid, id, reader, sameBlock(eventsOf(step), reason))) return [];
  if ((await personOf(tx, crUid))?.crUid !== reporter) throw malformed('body.crUid', 'unknown');
  const isBlocked = (await blockOf(tx, cuid, reporter)) !== undefined;
  // A colleague was faster.
  if (isBlocked === (step === 'block')) return [];
  const { state } = await allow(tx, row, step, reader);
  if (step === 'block') await putBlock(tx, { cuid, crUid: reporter, reason });
  else await endBlock(tx, cuid, reporter);
  const block = { ...(step === 'block' && { reason }), rlid };
  const told = { id, crUid: reader.crUid, staff: true, event: eventOf(step), block };
  await append(tx, row, [told], { change: { state } });
  await tellOwnCases(tx, cuid, reporter, csid);
  return step === 'block' ? takeUnsent(tx, cuid, reporter) : [];
}

/**
 * Blocks or unblocks a case's reporter, idempotently, and deletes their unsent files.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function blockUser(services: Services, asked: Blocking, reader: StaffReader): Promise<CaseInfo> {
  const meant = meantBy(asked);
  for (;;) {
    const unsent = await change(services, (tx) => take(tx, asked, meant, reader));
    if (!unsent) continue;
    await removeFiles(services, unsent);
    return caseInfo(services, asked.csid, reader);
  }
}
