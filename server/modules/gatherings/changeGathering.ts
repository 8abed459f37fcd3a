import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@parvis/api/call';
import type { townGatheringCalls } from '@parvis/api/calls/gatherings';
import type { EventFlag } from '@parvis/api/entities/systemMessages';
import type { Words } from '@parvis/locales/wordsIn';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, feed, gatherings, media } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { recordAuditEntries } from '../audit/service.ts';
import {
  appendMessages,
  assignMessageId,
  type CaseRow,
  findRepeatedMessage,
  joinAsHost,
  matchStep,
} from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import type { Customer } from '../customers/service.ts';
import { lockAgainstMerge } from '../identity/service.ts';
import { removeOrphanFiles } from '../media/service.ts';
import { type GatheringRow, getGatheringState, lockGathering } from './findGathering.ts';
import { parseEnd, parsePeriod, parseWords } from './gatheringFields.ts';
import { claimPicture } from './gatheringPicture.ts';

export type GatheringChangeRequest = BodyOf<(typeof townGatheringCalls)['gatheringsChange']>;

const CHANGE_EVENTS = [
  'gthrRenamed',
  'gthrDescribed',
  'gthrRescheduled',
  'gthrAccess',
  'gthrPictured',
  'gthrApproval',
  'gthrNoApproval',
] as const satisfies readonly EventFlag[];
type ChangeEvent = (typeof CHANGE_EVENTS)[number];

interface Changes {
  readonly gathering: Partial<Omit<GatheringRow, 'csid' | 'cuid'>>;
  readonly row: Partial<Pick<CaseRow, 'ccatLbls' | 'eraseOn'>>;
  readonly events: readonly ChangeEvent[];
}
type Found = { readonly row: CaseRow; readonly gathering: GatheringRow };

const NO_CHANGES: Changes = { gathering: {}, row: {}, events: [] };

/** Keeps languages missing in the request. */
function changeTitle({ title }: GatheringChangeRequest, { gathering }: Found): Changes {
  if (!title) return NO_CHANGES;
  const words: Words = { ...gathering.title, ...parseWords(title, 'body.title') };
  if (isDeepStrictEqual(words, gathering.title)) return NO_CHANGES;
  return { gathering: { title: words }, row: { ccatLbls: [words] }, events: ['gthrRenamed'] };
}

function changeIntro({ intro }: GatheringChangeRequest, { gathering }: Found): Changes {
  if (intro === undefined) return NO_CHANGES;
  const words = intro && { ...gathering.intro, ...parseWords(intro, 'body.intro') };
  if (isDeepStrictEqual(words, gathering.intro)) return NO_CHANGES;
  return { gathering: { intro: words }, row: {}, events: ['gthrDescribed'] };
}

const getTime = (at: Date | null | undefined): number | undefined => at?.getTime();

/** A started gathering keeps its start; the erasure date follows. */
function changePeriod(
  request: GatheringChangeRequest,
  { row, gathering }: Found,
  customer: Customer,
): Changes {
  const { beginsAt, endsAt } = request;
  if (beginsAt === undefined && endsAt === undefined) return NO_CHANGES;
  const before = {
    beginsAt: gathering.beginsAt,
    endsAt: gathering.endsAt ?? row.eraseOn,
    eraseOn: row.eraseOn,
  };
  const isPlanned = getGatheringState({ row, gathering }) === 'notYet';
  const after =
    isPlanned || endsAt === undefined
      ? parsePeriod(
          {
            beginsAt: isPlanned ? (beginsAt ?? before.beginsAt?.toISOString()) : undefined,
            endsAt: endsAt ?? before.endsAt.toISOString(),
          },
          customer,
        )
      : { ...before, endsAt: parseEnd(endsAt, before.eraseOn) };
  if (!isPlanned && beginsAt !== undefined && getTime(new Date(beginsAt)) !== getTime(before.beginsAt))
    throw createBadRequest('body.beginsAt', 'notPossible');
  if (
    getTime(after.beginsAt) === getTime(before.beginsAt) &&
    getTime(after.endsAt) === getTime(before.endsAt)
  )
    return NO_CHANGES;
  return {
    gathering: { beginsAt: after.beginsAt, endsAt: after.endsAt },
    row: isPlanned ? { eraseOn: after.eraseOn } : {},
    events: ['gthrRescheduled'],
  };
}

function changeAccess({ access }: GatheringChangeRequest, { row, gathering }: Found): Changes {
  if (access === undefined || access === gathering.access) return NO_CHANGES;
  if (access === 'place' && row.placeCode === null) throw createBadRequest('body.access', 'notPossible');
  return { gathering: { access }, row: {}, events: ['gthrAccess'] };
}

function changeApproval({ premoderated }: GatheringChangeRequest, { gathering }: Found): Changes {
  if (premoderated === undefined || premoderated === gathering.premoderated) return NO_CHANGES;
  return { gathering: { premoderated }, row: {}, events: [premoderated ? 'gthrApproval' : 'gthrNoApproval'] };
}

const mergeChanges = (all: readonly Changes[]): Changes => ({
  gathering: Object.assign({}, ...all.map(({ gathering }) => gathering)),
  row: Object.assign({}, ...all.map(({ row }) => row)),
  events: all.flatMap(({ events }) => events),
});

/** @returns the replaced file @throws Refusal badRequest, conflict */
async function changePicture(
  tx: Tx,
  { picture }: GatheringChangeRequest,
  { gathering }: Found,
  reader: StaffReader,
): Promise<{ readonly changes: Changes; readonly former?: string | undefined }> {
  const { csid: gthrId, cuid, picture: former } = gathering;
  if (picture === undefined || picture === former) return { changes: NO_CHANGES };
  if (picture !== null) await claimPicture(tx, picture, { gthrId, cuid }, reader);
  if (former !== null) await tx.delete(media).where(and(eq(media.id, former), eq(media.csid, gthrId)));
  return {
    changes: { gathering: { picture }, row: {}, events: ['gthrPictured'] },
    former: former ?? undefined,
  };
}

async function storeChanges(tx: Tx, { row: found }: Found, { gathering, row }: Changes): Promise<void> {
  const { csid } = found;
  await tx.update(gatherings).set(gathering).where(eq(gatherings.csid, csid));
  if (Object.keys(row).length > 0) await tx.update(cases).set(row).where(eq(cases.csid, csid));
  await tx.insert(feed).values({ cuid: found.cuid, csid, type: 'case', msgId: found.lastMsgId });
}

/**
 * Adds messages about changes. Idempotent.
 * @throws Refusal unauthenticated, badRequest, conflict, unknownGathering, stepNotAllowed
 */
export async function changeGathering(
  context: AppContext,
  request: GatheringChangeRequest,
  reader: StaffReader,
): Promise<void> {
  const { gthrId, id } = request;
  const { cuid, rlid, name } = reader.role;
  const { crUid } = reader;
  const customer = await context.customers.get(cuid);
  const former = await commitAndNotify(context, async (tx) => {
    await lockAgainstMerge(tx, crUid);
    const found = await lockGathering(tx, { gthrId, cuid });
    if (await findRepeatedMessage(tx, gthrId, id, reader, matchStep([...CHANGE_EVENTS]))) return undefined;
    if (found.row.stoppedAt || found.row.state !== 'handled') throw new Refusal('stepNotAllowed');
    const pictured = await changePicture(tx, request, found, reader);
    const changes = mergeChanges([
      changeTitle(request, found),
      changeIntro(request, found),
      changePeriod(request, found, customer),
      changeAccess(request, found),
      pictured.changes,
      changeApproval(request, found),
    ]);
    const [first, ...others] = changes.events.map((event) => ({ crUid, staff: true, event }));
    if (!first) return undefined;
    await storeChanges(tx, found, changes);
    const joining = await joinAsHost(tx, gthrId, reader);
    await appendMessages(tx, found.row, [...joining, { id, ...first }, ...others.map(assignMessageId)]);
    await recordAuditEntries(tx, [
      { cuid, kind: 'gathering', what: 'changed', by: { rlid, name }, about: found.row.nbr },
    ]);
    return pictured.former;
  });
  if (former !== undefined) await removeOrphanFiles(context, [former]);
}
