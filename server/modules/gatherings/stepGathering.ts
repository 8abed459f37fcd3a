import type { BodyOf } from '@parvis/api/call';
import type { townGatheringCalls } from '@parvis/api/calls/gatherings';
import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { feed, gatherings, messages, participants } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { recordAuditEntries } from '../audit/service.ts';
import {
  appendMessages,
  assignMessageId,
  type CaseRow,
  findRepeatedMessage,
  joinAsHost,
  joinByStep,
  matchStep,
  parseStaffText,
  takeStep,
} from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import {
  deleteBlock,
  findBlock,
  insertBlock,
  isStaffOf,
  lockAgainstMerge,
  lockCustomers,
  lockPeople,
  notifyReporterCases,
} from '../identity/service.ts';
import { publishMessage, refuseMessage } from './approveMessage.ts';
import { type GatheringRow, lockGathering } from './findGathering.ts';
import { parseEnd } from './gatheringFields.ts';

export type GatheringStepRequest = BodyOf<(typeof townGatheringCalls)['gatheringsStep']>;
type StepName = GatheringStepRequest['step'];

interface StepContext {
  readonly tx: Tx;
  readonly row: CaseRow;
  readonly gathering: GatheringRow;
  readonly request: GatheringStepRequest;
  readonly reader: StaffReader;
}

type ApprovalStep = 'publish' | 'refuse';
const isApproval = (step: StepName): step is ApprovalStep => step === 'publish' || step === 'refuse';

const AUDITED = {
  announce: 'announced',
  close: 'closed',
  silence: 'silenced',
  unsilence: 'unsilenced',
  reopen: 'reopened',
  publish: 'published',
  refuse: 'refused',
  remove: 'memberRemoved',
  block: 'blocked',
  unblock: 'unblocked',
} as const satisfies Partial<Record<StepName, string>>;

const setPinned = (tx: Tx, csid: string, pinnedMsgId: number | null): Promise<unknown> =>
  tx.update(gatherings).set({ pinnedMsgId }).where(eq(gatherings.csid, csid));

const publish = (tx: Tx, { cuid, csid, lastMsgId }: CaseRow): Promise<unknown> =>
  tx.insert(feed).values({ cuid, csid, type: 'case', msgId: lastMsgId });

/** @throws Refusal badRequest for events, and messages without text or not readable by all */
async function pin({ tx, row, request: { msgId } }: StepContext): Promise<void> {
  const [message] =
    msgId === undefined
      ? []
      : await tx
          .select({ txt: messages.msgTxt, media: messages.media, tgtTypes: messages.tgtTypes })
          .from(messages)
          .where(and(eq(messages.csid, row.csid), eq(messages.msgId, msgId)));
  if (msgId === undefined || (message?.txt == null && !message?.media) || message.tgtTypes)
    throw createBadRequest('body.msgId', 'unknown');
  await setPinned(tx, row.csid, msgId);
  await publish(tx, row);
}

async function unpin({ tx, row }: StepContext): Promise<void> {
  await setPinned(tx, row.csid, null);
  await publish(tx, row);
}

/** @throws Refusal badRequest, gatheringClosed, conflict */
async function announce({ tx, row, request, reader }: StepContext): Promise<void> {
  const msgTxt = parseStaffText(request.txt ?? '');
  const allowed = await takeStep(tx, row, 'send', reader);
  const joining = await joinByStep(tx, allowed, reader);
  const message = {
    id: request.id,
    crUid: reader.crUid,
    staff: true,
    event: 'gthrAnnounced' as const,
    msgTxt,
  };
  const stored = await appendMessages(tx, row, [...joining, message]);
  await setPinned(tx, row.csid, stored.at(-1)?.msgId ?? null);
  await publish(tx, row);
}

/** Idempotent. @throws Refusal badRequest */
async function close({ tx, row, request, reader }: StepContext): Promise<void> {
  if (row.state !== 'handled') return;
  const msgTxt = request.txt?.trim() ? parseStaffText(request.txt) : undefined;
  const message = { id: request.id, crUid: reader.crUid, staff: true, event: 'gthrClosed' as const };
  const joining = await joinAsHost(tx, row.csid, reader);
  await appendMessages(tx, row, [...joining, { ...message, ...(msgTxt && { msgTxt }) }], {
    change: { state: 'closed' },
  });
}

/** @returns whether they are a member @throws Refusal badRequest */
async function changeMember(
  { tx, row: { csid }, request: { crUid } }: StepContext,
  change: 'silence' | 'unsilence' | 'remove',
): Promise<boolean> {
  const now = sql`clock_timestamp()`;
  const changes = { silence: { silencedAt: now }, unsilence: { silencedAt: null }, remove: { left: now } };
  const [member] = await tx
    .update(participants)
    .set(changes[change])
    .where(
      and(
        eq(participants.csid, csid),
        eq(participants.crUid, crUid ?? ''),
        eq(participants.staff, false),
        change === 'remove' ? isNull(participants.left) : undefined,
      ),
    )
    .returning({ csid: participants.csid });
  return member !== undefined;
}

/** @throws Refusal badRequest */
async function setSilence(context: StepContext, change: 'silence' | 'unsilence'): Promise<void> {
  if (!(await changeMember(context, change))) throw createBadRequest('body.crUid', 'unknown');
  await publish(context.tx, context.row);
}

/** Messages stay. */
async function remove(context: StepContext): Promise<void> {
  const { tx, row, request } = context;
  if (request.crUid === undefined) throw createBadRequest('body.crUid', 'missing');
  if (!(await changeMember(context, 'remove'))) return;
  await appendMessages(tx, row, [
    assignMessageId({ crUid: request.crUid, staff: false, event: 'memberRemoved' }),
  ]);
}

/** @throws Refusal badRequest, stepNotAllowed for staff */
async function setBlock({ tx, row, request, reader }: StepContext, isBlock: boolean): Promise<void> {
  const { crUid = '', reason = [] } = request;
  const { cuid } = reader.role;
  if (isBlock && reason.length === 0) throw createBadRequest('body.reason', 'missing');
  const isBlocked = (await findBlock(tx, cuid, crUid)) !== undefined;
  if (isBlocked === isBlock) return;
  if (isBlock) await insertBlock(tx, { cuid, crUid, reason: [...new Set(reason)] });
  else await deleteBlock(tx, cuid, crUid);
  await publish(tx, row);
  await notifyReporterCases(tx, cuid, crUid);
}

/** Idempotent. @throws Refusal badRequest */
async function reopen({ tx, row, gathering, request, reader }: StepContext): Promise<void> {
  const { endsAt } = request;
  const ends = endsAt === undefined ? (gathering.endsAt ?? row.eraseOn) : parseEnd(endsAt, row.eraseOn);
  if (ends <= getDatabaseNow()) throw createBadRequest('body.endsAt', 'missing');
  if (row.state === 'handled' && ends.getTime() === gathering.endsAt?.getTime()) return;
  await tx.update(gatherings).set({ endsAt: ends }).where(eq(gatherings.csid, row.csid));
  const message = { id: request.id, crUid: reader.crUid, staff: true, event: 'gthrReopened' as const };
  const joining = await joinAsHost(tx, row.csid, reader);
  await appendMessages(tx, row, [...joining, message], { change: { state: 'handled' } });
}

const steps: Readonly<Record<Exclude<StepName, ApprovalStep>, (context: StepContext) => Promise<void>>> = {
  ...{ pin, unpin, announce, close, reopen, remove },
  silence: (context) => setSilence(context, 'silence'),
  unsilence: (context) => setSilence(context, 'unsilence'),
  block: (context) => setBlock(context, true),
  unblock: (context) => setBlock(context, false),
};

const approvals = {
  publish: (_: AppContext, approval: StepContext) => publishMessage(approval),
  refuse: refuseMessage,
} as const;

/**
 * Lock order: person before gathering.
 * @throws Refusal badRequest for non-members, staff and merged people
 */
async function lockBlocked(tx: Tx, { gthrId, crUid = '' }: GatheringStepRequest, reader: StaffReader) {
  const people = await lockPeople(tx, [crUid, reader.crUid]);
  const person = people.find((one) => one.crUid === crUid);
  const [part] = await tx
    .select({ csid: participants.csid })
    .from(participants)
    .where(
      and(
        eq(participants.csid, gthrId),
        eq(participants.crUid, crUid),
        eq(participants.staff, false),
        not(isStaffOf(reader.role.cuid, crUid)),
      ),
    );
  if (!person || person.mergedInto !== null || !part) throw createBadRequest('body.crUid', 'unknown');
  await lockCustomers(tx, [reader.role.cuid]);
}

/**
 * Idempotent.
 * @throws Refusal unauthenticated, badRequest, conflict, unknownGathering, stepNotAllowed, gatheringClosed
 */
export async function stepGathering(
  context: AppContext,
  request: GatheringStepRequest,
  reader: StaffReader,
): Promise<void> {
  const { gthrId, id, step } = request;
  const { cuid, rlid, name } = reader.role;
  const isBlock = step === 'block' || step === 'unblock';
  await commitAndNotify(context, async (tx) => {
    if (isBlock) await lockBlocked(tx, request, reader);
    else await lockAgainstMerge(tx, reader.crUid);
    const { row, gathering } = await lockGathering(tx, { gthrId, cuid });
    if (row.stoppedAt && !isBlock) throw new Refusal('stepNotAllowed');
    if (
      await findRepeatedMessage(
        tx,
        gthrId,
        id,
        reader,
        matchStep(['gthrAnnounced', 'gthrClosed', 'gthrReopened']),
      )
    )
      return;
    const taken = { tx, row, gathering, request, reader };
    if (!isApproval(step)) await steps[step](taken);
    else if (!(await approvals[step](context, taken))) return;
    const what = Object.hasOwn(AUDITED, step) ? AUDITED[step as keyof typeof AUDITED] : undefined;
    if (what)
      await recordAuditEntries(tx, [{ cuid, kind: 'gathering', what, by: { rlid, name }, about: row.nbr }]);
  });
}
