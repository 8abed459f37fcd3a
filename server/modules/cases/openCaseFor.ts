import type { BodyOf } from '@parvis/api/call';
import type { counterCalls } from '@parvis/api/calls/counter';
import { CONFLICT } from '@parvis/api/constants';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, identities, messages, places, qrCodes } from '../../platform/db/schema.ts';
import { createId, deriveId } from '../../platform/lib/ids.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import type { AppContext } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import type { Customer, PlacedCategory } from '../customers/service.ts';
import { getTargetTypes } from './answerChanges.ts';
import { type CaseRow, lockCase, REPORT_MSG_ID } from './caseRows.ts';
import { applyStep } from './handling.ts';
import { buildFirstMessages, findReportCategory, replayContent } from './openCase.ts';
import { parseNotedContact } from './reporterContact.ts';
import { type CaseOpening, isBetweenUsers, type OpeningCode, storeCaseWithin } from './storeCase.ts';
import { matchAnswers } from './storedMatchers.ts';

export type CounterRequest = BodyOf<(typeof counterCalls)['counterOpen']>;

const createIdConflict = (): Refusal => new Refusal('conflict', { path: 'body.id' });

/** A place with only test codes has test cases. */
async function findPlace(tx: Tx, { cuid, lbl }: Customer, place: string | undefined): Promise<OpeningCode> {
  if (place === undefined) return { qrid: null, placeCode: '', fake: false, place: { lbl, descr: null } };
  const [found] = await tx
    .select({
      place: places,
      fake: sql<boolean>`coalesce((select bool_and(q.fake) from ${qrCodes} q
        where q.cuid = ${places.cuid} and q.place_code = ${places.code}), false)`,
    })
    .from(places)
    .where(and(eq(places.cuid, cuid), eq(places.code, place)));
  if (!found) throw createBadRequest('body.place', 'unknown');
  return { qrid: null, placeCode: place, fake: found.fake, place: found.place };
}

type OpenedCase = Pick<CaseRow, 'csid' | 'cuid' | 'ccatCode' | 'placeCode' | 'channel'>;

async function checkSameCase(
  tx: Tx,
  opened: OpenedCase,
  request: CounterRequest,
  content: Parameters<typeof matchAnswers>[1],
  reader: StaffReader,
): Promise<void> {
  const isSame =
    opened.cuid === reader.role.cuid &&
    opened.ccatCode === request.ccatCode &&
    opened.placeCode === (request.place ?? null) &&
    opened.channel === request.channel;
  const stored = isSame
    ? await tx
        .select()
        .from(messages)
        .where(
          and(eq(messages.csid, opened.csid), inArray(messages.msgId, [REPORT_MSG_ID, REPORT_MSG_ID + 1])),
        )
        .orderBy(messages.msgId)
    : [];
  const [report, taken] = stored;
  if (!report || !matchAnswers(null, content)(report) || taken?.crUid !== reader.crUid)
    throw createIdConflict();
}

const findOpened = async (tx: Tx, csid: string): Promise<OpenedCase | undefined> =>
  (await tx.select().from(cases).where(eq(cases.csid, csid)))[0];

export interface PreparedOpening {
  readonly customer: Customer;
  readonly placed: PlacedCategory;
  readonly report: Awaited<ReturnType<typeof replayContent>>;
  readonly contact: CaseOpening['contact'];
}

/**
 * Validates before anything is stored.
 * @throws Refusal unknownCategory, badRequest
 */
export async function prepareOpening(
  context: AppContext,
  request: CounterRequest,
  { role }: StaffReader,
): Promise<PreparedOpening> {
  const customer = await context.customers.get(role.cuid);
  const placed = await findReportCategory(context, customer, request);
  const contact = parseNotedContact(request.contact ?? {}, customer.contactWanted);
  if (contact && request.agreed !== true) throw createBadRequest('body.agreed', 'missing');
  return { customer, placed, contact, report: await replayContent(context.db, customer, placed, request) };
}

/** A person without device; a repeat gets the same id. */
async function insertReporter(tx: Tx, csid: string): Promise<string> {
  const crUid = deriveId(csid, 'reporter');
  await tx.insert(identities).values({ crUid }).onConflictDoNothing();
  return crUid;
}

/**
 * Idempotent by the device's id.
 * @returns the locked case, and whether it is new
 * @throws Refusal conflict, badRequest
 */
export async function openCaseFor(
  tx: Tx,
  request: CounterRequest,
  { customer, placed, report, contact }: PreparedOpening,
  reader: StaffReader,
): Promise<{ row: CaseRow; isNew: boolean }> {
  const { id: csid, channel, language } = request;
  const { content, danger, changes } = report;
  const before = await findOpened(tx, csid);
  if (before) {
    await checkSameCase(tx, before, request, content, reader);
    return { row: await lockCase(tx, csid), isNew: false };
  }
  const code = await findPlace(tx, customer, request.place);
  const betweenUsers = isBetweenUsers(customer, placed);
  const opening: CaseOpening = {
    ...{ csid, code, customer, placed, contact, danger },
    reader: { crUid: await insertReporter(tx, csid), staff: false, locale: language ?? reader.locale },
    conflict: betweenUsers && changes.set.has(CONFLICT),
    gthrId: null,
    network: null,
    taken: { crUid: reader.crUid, rlid: reader.role.rlid, channel },
  };
  const first = buildFirstMessages(content, betweenUsers ? getTargetTypes(changes) : undefined, opening);
  const isNew = await storeCaseWithin(tx, opening, first);
  const row = await lockCase(tx, csid);
  if (!isNew) await checkSameCase(tx, row, request, content, reader);
  else if (request.take) await applyStep(tx, row, createId(), 'handle', {}, reader);
  return { row, isNew };
}
