import type { BodyOf } from '@parvis/api/call';
import type { mobileGatheringCalls, townGatheringCalls } from '@parvis/api/calls/gatherings';
import type { GatheringAccess } from '@parvis/api/entities/gathering';
import { placeWords } from '@parvis/locales/placeWords';
import type { Words } from '@parvis/locales/wordsIn';
import { and, count, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, gatherings, participants, places } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createCaseNumber } from '../../platform/lib/ids.ts';
import { wrapInDefaultLanguage } from '../../platform/lib/labels.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { recordAuditEntries } from '../audit/service.ts';
import {
  appendMessages,
  assignMessageId,
  type CaseRow,
  NUMBER_LENGTHS,
  parseContributorText,
} from '../cases/service.ts';
import { type AppContext, commitAndNotify, type Reader } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import type { Customer, PlacedCode } from '../customers/service.ts';
import { acquireNamedLock, checkMaySend, lockAgainstMerge } from '../identity/service.ts';
import { type ParsedPeriod, parsePeriod, parseWords } from './gatheringFields.ts';
import { claimPicture } from './gatheringPicture.ts';
import { checkNotTeamName } from './memberNames.ts';

/** Open ones per visitor and customer. */
const OWN_MAX = 3;

interface NewGathering {
  readonly gthrId: string;
  readonly title: Words;
  readonly intro: Words | null;
  readonly access: GatheringAccess;
  readonly place: { readonly code: string | null; readonly lbl: Words; readonly qrid: string | null };
  readonly period: ParsedPeriod;
  readonly premoderated?: boolean | undefined;
  readonly name: string;
  readonly picture: string | undefined;
  readonly member?: Pick<StaffReader['role'], 'grpLbl' | 'gcatCode'>;
}

/** @throws Refusal stepNotAllowed */
async function checkOwnCount(tx: Tx, cuid: string, crUid: string): Promise<void> {
  const [own] = await tx
    .select({ many: count() })
    .from(gatherings)
    .innerJoin(cases, eq(cases.csid, gatherings.csid))
    .where(and(eq(gatherings.cuid, cuid), eq(gatherings.madeBy, crUid), eq(cases.state, 'handled')));
  if ((own?.many ?? 0) >= OWN_MAX) throw new Refusal('stepNotAllowed');
}

/** The number is unique to the customer. */
export async function insertGatheringCase(
  tx: Tx,
  cuid: string,
  opening: Pick<NewGathering, 'gthrId' | 'title' | 'place'> & { readonly period: { readonly eraseOn: Date } },
  reader: Pick<Reader, 'locale'>,
): Promise<CaseRow> {
  const { gthrId, title, place, period } = opening;
  const now = getDatabaseNow();
  for (const length of NUMBER_LENGTHS) {
    const [row] = await tx
      .insert(cases)
      .values({
        ...{ csid: gthrId, cuid, nbr: createCaseNumber(length), kind: 'gathering', state: 'handled' },
        ...{ qrid: place.qrid, placeCode: place.code, placeLbl: place.lbl },
        ...{ ccatCode: '', ccatPath: '', ccatLbls: [title], language: reader.locale, simulation: false },
        ...{ created: now, eraseOn: period.eraseOn, lastMsgId: 0, lastAt: now },
      })
      .onConflictDoNothing({ target: [cases.cuid, cases.nbr] })
      .returning();
    if (row) return row;
  }
  throw new Error('No free number was found.');
}

async function storeGathering(tx: Tx, cuid: string, opening: NewGathering, reader: Reader): Promise<void> {
  const { gthrId, title, intro, access, period, name, picture, member, premoderated } = opening;
  const { crUid, staff } = reader;
  const row = await insertGatheringCase(tx, cuid, opening, reader);
  if (picture !== undefined) await claimPicture(tx, picture, { gthrId, cuid }, reader);
  await tx.insert(gatherings).values({
    ...{ csid: gthrId, cuid, title, intro, access, beginsAt: period.beginsAt, endsAt: period.endsAt },
    ...{ madeBy: crUid, madeByStaff: staff, madeName: name, picture, premoderated },
  });
  await tx.insert(participants).values({
    ...{ csid: gthrId, crUid, staff, as: 'creator', name },
    ...(member ?? { gcatCode: 'users' }),
  });
  await appendMessages(tx, row, [assignMessageId({ crUid, staff, event: 'gthrOpened' })]);
}

/** @returns whether this person opened it before @throws Refusal conflict */
async function wasOpened(tx: Tx, gthrId: string, crUid: string): Promise<boolean> {
  const [row] = await tx
    .select({ madeBy: gatherings.madeBy, csid: cases.csid })
    .from(cases)
    .leftJoin(gatherings, eq(gatherings.csid, cases.csid))
    .where(eq(cases.csid, gthrId));
  if (row && row.madeBy !== crUid) throw new Refusal('conflict', { path: 'body.gthrId' });
  return row !== undefined;
}

/** Locks the id against concurrent repeats. */
const openOnce = (
  context: AppContext,
  cuid: string,
  opening: NewGathering,
  reader: Reader,
  check: (tx: Tx) => Promise<void>,
): Promise<void> =>
  commitAndNotify(context, async (tx) => {
    await acquireNamedLock(tx, `gathering:${opening.gthrId}`);
    await lockAgainstMerge(tx, reader.crUid);
    if (await wasOpened(tx, opening.gthrId, reader.crUid)) return;
    await check(tx);
    await storeGathering(tx, cuid, opening, reader);
  });

/**
 * Idempotent; requires the customer's permission.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, blocked, withdrawn
 */
export async function createOwnGathering(
  context: AppContext,
  request: BodyOf<(typeof mobileGatheringCalls)['gatheringsCreate']>,
  { customer, code }: { readonly customer: Customer; readonly code: PlacedCode | undefined },
  reader: Reader,
): Promise<void> {
  const { cuid, messageLetters, gatherings: makers } = customer;
  if (makers !== 'contributors') throw new Refusal('stepNotAllowed');
  if (request.access === 'place' && !code?.placeCode) throw createBadRequest('body.qrid', 'missing');
  const parse = (text: string, path: string) =>
    wrapInDefaultLanguage(parseContributorText(text, messageLetters, path));
  const opening: NewGathering = {
    ...{ gthrId: request.gthrId, title: parse(request.title, 'body.title'), access: request.access },
    picture: request.picture,
    intro: request.intro?.trim() ? parse(request.intro, 'body.intro') : null,
    place: code
      ? {
          code: code.placeCode || null,
          lbl: placeWords(code.place.lbl, code.place.descr),
          qrid: code.isLink ? null : code.qrid,
        }
      : { code: null, lbl: customer.lbl, qrid: null },
    period: parsePeriod(request, customer),
    name: parseContributorText(request.name, messageLetters, 'body.name'),
  };
  await openOnce(context, cuid, opening, reader, async (tx) => {
    await checkMaySend(tx, cuid, reader);
    await checkOwnCount(tx, cuid, reader.crUid);
    await checkNotTeamName(tx, opening.name, customer);
  });
}

async function findPlace(tx: Pick<Tx, 'select'>, customer: Customer, code: string | undefined) {
  if (code === undefined) return { code: null, lbl: customer.lbl, qrid: null };
  const [place] = await tx
    .select()
    .from(places)
    .where(and(eq(places.cuid, customer.cuid), eq(places.code, code)));
  if (!place) throw createBadRequest('body.place', 'unknown');
  return { code, lbl: placeWords(place.lbl, place.descr), qrid: null };
}

/**
 * Idempotent.
 * @throws Refusal badRequest, conflict, stepNotAllowed
 */
export async function createStaffGathering(
  context: AppContext,
  request: BodyOf<(typeof townGatheringCalls)['gatheringsCreate']>,
  reader: StaffReader,
): Promise<void> {
  const { cuid, rlid, name, grpLbl, gcatCode } = reader.role;
  const customer = await context.customers.get(cuid);
  if (customer.gatherings === 'none' || customer.withdrawn) throw new Refusal('stepNotAllowed');
  if (request.access === 'place' && request.place === undefined)
    throw createBadRequest('body.place', 'missing');
  const opening: NewGathering = {
    ...{ gthrId: request.gthrId, access: request.access, name, member: { grpLbl, gcatCode } },
    picture: request.picture,
    premoderated: request.premoderated,
    title: parseWords(request.title, 'body.title'),
    intro: request.intro ? parseWords(request.intro, 'body.intro') : null,
    place: await findPlace(context.db, customer, request.place),
    period: parsePeriod(request, customer),
  };
  await openOnce(context, cuid, opening, reader, (tx) =>
    recordAuditEntries(tx, [
      { cuid, kind: 'gathering', what: 'opened', by: { rlid, name }, about: opening.gthrId },
    ]),
  );
}
