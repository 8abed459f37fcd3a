import type { BodyOf } from '@parvis/api/call';
import type { townCalls } from '@parvis/api/calls/town';
import type { BlockReason } from '@parvis/api/entities/block';
import type { ErrorCode } from '@parvis/api/errors';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { recordAuditEntries } from '../audit/service.ts';
import type { AppContext } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { filterAlikeCases } from './alikeCases.ts';
import { blockUser } from './blockUser.ts';
import { handleCase } from './handling.ts';

type RejectAlikeRequest = BodyOf<(typeof townCalls)['casesRejectAlike']>;

const LEFT_CODES: readonly ErrorCode[] = ['stepNotAllowed', 'stopped', 'unknownCase'];

/** False if a colleague was faster. */
async function runStep(step: () => Promise<unknown>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    if (error instanceof Refusal && LEFT_CODES.includes(error.code)) return false;
    throw error;
  }
}

/** Keeps a repeat idempotent. */
const deriveBlockId = (id: string): string => `${id.slice(0, 62)}-b`;

async function blockAll(
  context: AppContext,
  reporters: ReadonlyMap<string, string>,
  { id, reason }: { readonly id: string; readonly reason: BlockReason[] },
  reader: StaffReader,
): Promise<number> {
  let blocked = 0;
  for (const [crUid, csid] of reporters)
    if (await runStep(() => blockUser(context, { csid, id: deriveBlockId(id), crUid, reason }, reader)))
      blocked += 1;
  return blocked;
}

/**
 * Given a reason, also blocks their reporters. Skips cases that a colleague took or ended. Idempotent.
 * @throws Refusal badRequest, conflict, unknownCase
 */
export async function rejectAlike(context: AppContext, request: RejectAlikeRequest, reader: StaffReader) {
  const { id, txt, reason = [] } = request;
  const csids = [...new Set(request.csids)];
  const found = new Map(
    (await filterAlikeCases(context, request.csid, csids, reader)).map((row) => [row.csid, row] as const),
  );
  const foreign = csids.findIndex((csid) => !found.has(csid));
  if (foreign >= 0) throw createBadRequest(`body.csids.${foreign}`, 'unknown');
  const rejected: string[] = [];
  let newlyRejected = 0;
  for (const [csid, { state }] of found) {
    if (!(await runStep(() => handleCase(context, { csid, id, step: 'reject', txt }, reader)))) continue;
    rejected.push(csid);
    if (state !== 'rejected') newlyRejected += 1;
  }
  const { cuid, rlid, name } = reader.role;
  if (newlyRejected > 0)
    await recordAuditEntries(context.db, [
      { cuid, kind: 'case', what: 'abuse', by: { rlid, name }, about: newlyRejected },
    ]);
  const reporters = new Map(
    rejected.flatMap((csid) => {
      const reporter = found.get(csid)?.reporter;
      return reporter == null ? [] : [[reporter, csid] as const];
    }),
  );
  const blocked = reason.length > 0 ? await blockAll(context, reporters, { id, reason }, reader) : 0;
  return { rejected, left: csids.filter((csid) => !rejected.includes(csid)), blocked };
}
