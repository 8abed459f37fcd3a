import type { BodyOf } from '@parvis/api/call';
import type { townLinkCalls } from '@parvis/api/calls/links';
import { isEnded } from '@parvis/api/entities/case';
import type { ConnectLink } from '@parvis/api/entities/link';
import { DAY } from '@parvis/locales/dates';
import type { Locale } from '@parvis/locales/languages';
import { placeWords } from '@parvis/locales/placeWords';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { cases, connectLinks, customers, participants, places } from '../../platform/db/schema.ts';
import { getDatabaseTime } from '../../platform/lib/clock.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { recordAuditEntries } from '../audit/service.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { toConnectLink } from './describeLink.ts';
import { lockLink } from './findLink.ts';

type LinkRequest = BodyOf<(typeof townLinkCalls)['linksCreate']>;

/** Defaults; staff may choose others. */
export const PERSONAL = { days: 7, useLimit: 1 } as const;

/** Newest first. */
const LINKS_MAX = 200;

/** A code begins with a letter or digit. */
export function createLinkId(): string {
  for (;;) {
    const id = createId();
    if (/^[A-Za-z0-9]/.test(id)) return id;
  }
}

/** @throws Refusal unknownCase, stepNotAllowed */
async function requireHandledCase(tx: Tx, csid: string, { crUid, role }: StaffReader) {
  const [found] = await tx
    .select({ row: cases, part: participants })
    .from(cases)
    .leftJoin(
      participants,
      and(
        eq(participants.csid, cases.csid),
        eq(participants.crUid, crUid),
        eq(participants.staff, true),
        isNull(participants.left),
      ),
    )
    .where(and(eq(cases.csid, csid), eq(cases.cuid, role.cuid)));
  if (!found) throw new Refusal('unknownCase');
  // Gatherings are joined by name.
  if (found.row.kind === 'gathering') throw new Refusal('notForGathering');
  if (!found.part) throw new Refusal('stepNotAllowed');
  return found.row;
}

/** @throws Refusal forbidden, unknownCase, stepNotAllowed */
async function checkManages(tx: Tx, csid: string | null | undefined, reader: StaffReader) {
  if (csid != null) return requireHandledCase(tx, csid, reader);
  if (reader.role.level !== 'admin') throw new Refusal('forbidden');
  return undefined;
}

/** @throws Refusal badRequest */
async function checkPlace(tx: Tx, cuid: string, { csid, place }: LinkRequest): Promise<void> {
  if (place === undefined) return;
  const known = await tx
    .select({ code: places.code })
    .from(places)
    .where(and(eq(places.cuid, cuid), eq(places.code, place)));
  if (known.length === 0 || csid !== undefined) throw createBadRequest('body.place', 'unknown');
}

const selectLinks = (db: Pick<Database, 'select'>) =>
  db
    .select({ link: connectLinks, withdrawn: customers.withdrawn, row: cases, place: places })
    .from(connectLinks)
    .innerJoin(customers, eq(customers.cuid, connectLinks.cuid))
    .leftJoin(cases, eq(cases.csid, connectLinks.csid))
    .leftJoin(places, and(eq(places.cuid, connectLinks.cuid), eq(places.code, connectLinks.placeCode)));

async function loadLink(tx: Tx, id: string, { locale }: StaffReader): Promise<ConnectLink> {
  const [found] = await selectLinks(tx).where(eq(connectLinks.id, id));
  if (!found) throw new Refusal('unknownLink');
  return toConnectLink(found, locale);
}

const buildEnd = (days: number | undefined): Date | null =>
  days === undefined ? null : new Date(getDatabaseTime() + days * DAY);

async function storeLink(tx: Tx, request: LinkRequest, reader: StaffReader): Promise<string> {
  const { csid, place, label, as, victim, fromStart } = request;
  const { cuid, rlid, name } = reader.role;
  const row = await checkManages(tx, csid, reader);
  if (row && isEnded(row.state)) throw new Refusal('stepNotAllowed');
  await checkPlace(tx, cuid, request);
  const { days, useLimit } = { ...(row && PERSONAL), ...request };
  const id = createLinkId();
  await tx.insert(connectLinks).values({
    ...{ id, cuid, csid: csid ?? null, placeCode: place ?? null, label: label?.trim() || null },
    ...{ madeRlid: rlid, madeName: name, useLimit: useLimit ?? null, endsAt: buildEnd(days) },
    ...(row && { joinsAs: as ?? 'invited', victim: victim ?? false, fromStart: fromStart ?? false }),
  });
  await recordAuditEntries(tx, [
    row
      ? { cuid, kind: 'case', what: 'invited', by: { rlid, name }, about: row.nbr }
      : { cuid, kind: 'code', what: 'linkMade', by: { rlid, name }, about: label ?? '' },
  ]);
  return id;
}

/**
 * Open to handlers of a case, and to administrators for the customer.
 * @throws Refusal forbidden, unknownCase, stepNotAllowed, badRequest
 */
export const createLink = (
  context: AppContext,
  request: LinkRequest,
  reader: StaffReader,
): Promise<ConnectLink> =>
  runInTransaction(context, async (tx) => loadLink(tx, await storeLink(tx, request, reader), reader));

/** @throws Refusal forbidden, unknownCase, stepNotAllowed */
export async function listLinks(
  { db }: AppContext,
  csid: string | undefined,
  reader: StaffReader,
): Promise<ConnectLink[]> {
  await checkManages(db, csid, reader);
  const { cuid } = reader.role;
  const rows = await selectLinks(db)
    .where(
      and(
        eq(connectLinks.cuid, cuid),
        csid === undefined ? isNull(connectLinks.csid) : eq(connectLinks.csid, csid),
      ),
    )
    .orderBy(desc(connectLinks.madeAt), desc(connectLinks.id))
    .limit(LINKS_MAX);
  return rows.map((found) => toConnectLink(found, reader.locale));
}

/**
 * Idempotent; people who joined stay.
 * @throws Refusal unknownLink, forbidden, unknownCase, stepNotAllowed
 */
export const withdrawLink = (context: AppContext, id: string, reader: StaffReader): Promise<ConnectLink> =>
  runInTransaction(context, async (tx) => {
    const link = await lockLink(tx, id);
    const { cuid, rlid, name } = reader.role;
    if (link.cuid !== cuid) throw new Refusal('unknownLink');
    const row = await checkManages(tx, link.csid, reader);
    if (link.withdrawnAt === null) {
      await tx
        .update(connectLinks)
        .set({ withdrawnAt: new Date(getDatabaseTime()) })
        .where(eq(connectLinks.id, id));
      await recordAuditEntries(tx, [
        row
          ? { cuid, kind: 'case', what: 'inviteWithdrawn', by: { rlid, name }, about: row.nbr }
          : { cuid, kind: 'code', what: 'linkWithdrawn', by: { rlid, name }, about: link.label ?? '' },
      ]);
    }
    return loadLink(tx, id, reader);
  });

export async function listPlaces({ db }: AppContext, cuid: string, locale: Locale) {
  const rows = await db.select().from(places).where(eq(places.cuid, cuid)).orderBy(places.code);
  return rows
    .map(({ code, lbl, descr }) => ({ code, label: wordsIn(placeWords(lbl, descr), locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
