import type { BodyOf } from '@parvis/api/call';
import type { mobileLinkCalls } from '@parvis/api/calls/links';
import type { UserLink } from '@parvis/api/entities/link';
import { DAY } from '@parvis/locales/dates';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { connectLinks } from '../../platform/db/schema.ts';
import { getDatabaseTime } from '../../platform/lib/clock.ts';
import { type CaseRow, lockCase, takeStep } from '../cases/service.ts';
import { type AppContext, type Reader, runInTransaction } from '../context/appContext.ts';
import { lockAgainstMerge } from '../identity/service.ts';
import { getLinkState, type LinkRow } from './findLink.ts';
import { createLinkId, PERSONAL } from './manageLinks.ts';

type InviteRequest = BodyOf<(typeof mobileLinkCalls)['linksInvite']>;

const toUserLink = (link: LinkRow, row: CaseRow): UserLink => ({
  id: link.id,
  as: link.joinsAs ?? 'target',
  fromStart: link.fromStart,
  ...(link.endsAt && { endsAt: link.endsAt.toISOString() }),
  state: getLinkState({ link, row, withdrawn: false }),
});

/** Excludes staff links. */
const selectOwnLinks = (tx: Tx, { csid, as }: InviteRequest) =>
  tx
    .select()
    .from(connectLinks)
    .where(and(eq(connectLinks.csid, csid), eq(connectLinks.joinsAs, as), isNull(connectLinks.madeRlid)))
    .orderBy(desc(connectLinks.madeAt));

async function insertLink(
  tx: Tx,
  { cuid }: CaseRow,
  { csid, as, fromStart = false }: InviteRequest,
): Promise<LinkRow> {
  const [link] = await tx
    .insert(connectLinks)
    .values({
      ...{ id: createLinkId(), cuid, csid, joinsAs: as, fromStart, victim: as === 'victim' },
      ...{ useLimit: PERSONAL.useLimit, endsAt: new Date(getDatabaseTime() + PERSONAL.days * DAY) },
    })
    .returning();
  if (!link) throw new Error('The link was not stored.');
  return link;
}

const withdrawLinks = (tx: Tx, { csid, as }: InviteRequest) =>
  tx
    .update(connectLinks)
    .set({ withdrawnAt: new Date(getDatabaseTime()) })
    .where(
      and(
        eq(connectLinks.csid, csid),
        eq(connectLinks.joinsAs, as),
        isNull(connectLinks.madeRlid),
        isNull(connectLinks.withdrawnAt),
      ),
    );

/**
 * Reuses a valid link unless it reads from another message on.
 * @throws Refusal unauthenticated, unknownCase, stepNotAllowed, stopped, blocked, withdrawn
 */
export const inviteAsReporter = (
  context: AppContext,
  request: InviteRequest,
  reader: Reader,
): Promise<UserLink[]> =>
  runInTransaction(context, async (tx) => {
    await lockAgainstMerge(tx, reader.crUid);
    const row = await lockCase(tx, request.csid);
    await takeStep(tx, row, 'invite', reader);
    if (request.withdraw) {
      await withdrawLinks(tx, request);
      return [];
    }
    const links = await selectOwnLinks(tx, request);
    const valid = links.find((link) => getLinkState({ link, row, withdrawn: false }) === 'valid');
    if (valid?.fromStart === (request.fromStart ?? false)) return [toUserLink(valid, row)];
    await withdrawLinks(tx, request);
    return [toUserLink(await insertLink(tx, row, request), row)];
  });
