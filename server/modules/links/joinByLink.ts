import type { LinkState } from '@parvis/api/entities/link';
import { joinMessages } from '@parvis/api/entities/systemMessages';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { connectLinks, messages, participants, readMarks } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import {
  appendMessages,
  assignMessageId,
  type CaseRow,
  findParticipant,
  isOnPhone,
  lockCase,
} from '../cases/service.ts';
import { type AppContext, commitAndNotify, type Reader } from '../context/appContext.ts';
import { checkMaySend, lockAgainstMerge } from '../identity/service.ts';
import { claimCase } from './claimCase.ts';
import { getLinkState, type LinkRow, lockLink, opensStart } from './findLink.ts';

/** Removed guests cannot return. */
async function wasRemoved(tx: Tx, csid: string, crUid: string): Promise<boolean> {
  const removed = await tx
    .select({ msgId: messages.msgId })
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.crUid, crUid), eq(messages.event, 'joinRemoved')))
    .limit(1);
  return removed.length > 0;
}

const showFromStart = (tx: Tx, csid: string, crUid: string) =>
  tx
    .update(participants)
    .set({ readsAfter: 0 })
    .where(and(eq(participants.csid, csid), eq(participants.crUid, crUid), eq(participants.staff, false)));

/** Reads from now on or from the beginning. */
async function addGuest(
  tx: Tx,
  row: CaseRow,
  link: LinkRow,
  { crUid, name }: { readonly crUid: string; readonly name: string | null },
): Promise<void> {
  const { csid, lastMsgId } = row;
  const as = link.joinsAs ?? 'invited';
  const readsAfter = link.fromStart ? 0 : lastMsgId;
  const joined = sql`clock_timestamp()`;
  await tx
    .insert(participants)
    .values({ csid, crUid, staff: false, as, name, gcatCode: 'users', readsAfter, joined })
    .onConflictDoUpdate({
      target: [participants.csid, participants.staff, participants.crUid],
      set: { as, name, readsAfter, joined, left: null },
    });
  // Hidden messages are not unread.
  if (readsAfter > 0)
    await tx
      .insert(readMarks)
      .values({ csid, crUid, staff: false, msgId: readsAfter })
      .onConflictDoUpdate({
        target: [readMarks.csid, readMarks.crUid, readMarks.staff],
        set: { msgId: sql`greatest(${readMarks.msgId}, ${readsAfter}::int)` },
      });
  const join = {
    as,
    ...(as === 'reporter' && { reporter: true }),
    ...(as === 'supported' && { supported: true }),
    ...(as === 'target' && { target: crUid }),
    ...((link.victim || as === 'victim') && { victim: true }),
    ...((await isOnPhone(tx, csid)) && { whileOnPhone: true }),
    src: 'link' as const,
  };
  await appendMessages(tx, row, [
    assignMessageId({ crUid, staff: false, event: joinMessages[as].event, join }),
  ]);
}

export interface JoinResult {
  readonly state: LinkState;
  /** Undefined if the link led nowhere. */
  readonly csid?: string;
}

interface LinkTarget {
  readonly id: string;
  readonly cuid: string;
  /** Initials, between users. */
  readonly name: string | null;
}

/** Formats initials as "M. D."; rejects possible names. @throws Refusal badRequest */
function parseInitials(typed: string): string | null {
  const letters = typed.match(/\p{L}\p{M}*/gu) ?? [];
  if (letters.length > 3 || /[^\p{L}\p{M}\s.'’-]/u.test(typed))
    throw createBadRequest('body.initials', 'notPossible');
  return letters.length === 0 ? null : `${letters.map((letter) => letter.toLocaleUpperCase()).join('. ')}.`;
}

async function useLink(
  context: AppContext,
  tx: Tx,
  { id, cuid, name }: LinkTarget,
  reader: Reader,
): Promise<JoinResult> {
  const { crUid } = reader;
  const [{ csid, joinsAs } = { csid: null, joinsAs: null }] = await tx
    .select({ csid: connectLinks.csid, joinsAs: connectLinks.joinsAs })
    .from(connectLinks)
    .where(and(eq(connectLinks.id, id), eq(connectLinks.cuid, cuid)));
  if (csid === null) throw new Refusal('unknownLink');
  if (joinsAs === 'creator') return claimCase(context, tx, { id, csid, cuid }, reader);
  await lockAgainstMerge(tx, crUid);
  const row = await lockCase(tx, csid).catch((error: unknown) => {
    // The case was erased concurrently, with its links.
    throw error instanceof Refusal ? new Refusal('unknownLink') : error;
  });
  const link = await lockLink(tx, id);
  const part = await findParticipant(tx, csid, { crUid, staff: false });
  const isIn = part !== undefined && part.left === null;
  if (isIn && !opensStart(link, part)) return { state: 'valid', csid };
  const { withdrawn } = await context.customers.get(cuid);
  const state = getLinkState({ link, withdrawn, row });
  if (state !== 'valid') return isIn ? { state: 'valid', csid } : { state };
  if (part && (await wasRemoved(tx, csid, crUid))) return { state: 'withdrawn' };
  await checkMaySend(tx, cuid, reader);
  if (isIn) await showFromStart(tx, csid, crUid);
  else await addGuest(tx, row, link, { crUid, name: row.betweenUsers ? name : null });
  await tx
    .update(connectLinks)
    .set({ uses: link.uses + 1 })
    .where(eq(connectLinks.id, id));
  return { state, csid };
}

/**
 * Idempotent; an expired link counts no use. Locks person, case, link.
 * @throws Refusal unauthenticated, badRequest, unknownLink, blocked, withdrawn
 */
export const joinByLink = async (
  context: AppContext,
  target: Omit<LinkTarget, 'name'> & { readonly initials?: string | undefined },
  reader: Reader,
): Promise<JoinResult> => {
  const name = target.initials === undefined ? null : parseInitials(target.initials);
  return commitAndNotify(context, (tx) => useLink(context, tx, { ...target, name }, reader));
};
