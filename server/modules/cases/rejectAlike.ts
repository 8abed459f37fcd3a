import type { BodyOf } from '@parvis/api/call';
import type { townCalls } from '@parvis/api/calls/town';
import type { BlockReason } from '@parvis/api/entities/block';
import { malformed, Refusal } from '../../platform/lib/refusal.ts';
import { noteTrail } from '../audit/noteTrail.ts';
import type { Services } from '../context/services.ts';
import type { StaffReader } from '../context/session.ts';
import { alikeAmong } from './alikeCases.ts';
import { blockUser } from './blockUser.ts';
import { handleCase } from './handling.ts';

type Asked = BodyOf<(typeof townCalls)['casesRejectAlike']>;

/** Returns false if a colleague was faster. */
async function tryStep(step: () => Promise<unknown>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'stepNotAllowed' || error.code === 'unknownCase'))
      return false;
    throw error;
  }
}

/** Derived, so that a repeat is idempotent. */
const blockIdOf = (id: string): string => `${id.slice(0, 62)}-b`;

async function blockAll(
  services: Services,
  reporters: ReadonlyMap<string, string>,
  { id, reason }: { readonly id: string; readonly reason: BlockReason[] },
  reader: StaffReader,
): Promise<number> {
  let blocked = 0;
  for (const [crUid, csid] of reporters)
    if (await tryStep(() => blockUser(services, { csid, id: blockIdOf(id), crUid, reason }, reader)))
      blocked += 1;
  return blocked;
}

/**
 * Rejects similar cases and, given a reason, blocks their reporters. Skips cases that a colleague took or ended.
 * Idempotent.
 * @throws Refusal badRequest, conflict, unknownCase
 */
export async function rejectAlike(services: Services, asked: Asked, reader: StaffReader) {
  const { id, txt, reason = [] } = asked;
  const csids = [...new Set(asked.csids)];
  const found = new Map(
    (await alikeAmong(services, asked.csid, csids, reader)).map((row) => [row.csid, row] as const),
  );
  const foreign = csids.findIndex((csid) => !found.has(csid));
  if (foreign >= 0) throw malformed(`body.csids.${foreign}`, 'unknown');
  const rejected: string[] = [];
  let now = 0;
  for (const [csid, { state }] of found) {
    if (!(await tryStep(() => handleCase(services, { csid, id, step: 'reject', txt }, reader)))) continue;
    rejected.push(csid);
    if (state !== 'rejected') now += 1;
  }
  const { cuid, rlid, name } = reader.role;
  if (now > 0)
    await noteTrail(services.db, [{ cuid, kind: 'case', what: 'abuse', by: { rlid, name }, about: now }]);
  const reporters = new Map(
    rejected.flatMap((csid) => {
      const reporter = found.get(csid)?.reporter;
      return reporter === undefined ? [] : [[reporter, csid] as const];
    }),
  );
  const blocked = reason.length > 0 ? await blockAll(services, reporters, { id, reason }, reader) : 0;
  return { rejected, left: csids.filter((csid) => !rejected.includes(csid)), blocked };
}
