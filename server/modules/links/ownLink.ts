import type { LinkDelivery } from '@parvis/api/entities/intake';
import { DAY } from '@parvis/locales/dates';
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, connectLinks } from '../../platform/db/schema.ts';
import { getDatabaseTime } from '../../platform/lib/clock.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { createSpokenCode, parseSpokenNumber, writeSpokenNumber } from '../../platform/lib/spokenNumber.ts';
import { hashKey } from '../../platform/limits/counters.ts';
import type { CaseRow } from '../cases/service.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { createLinkId, PERSONAL } from './manageLinks.ts';

const SPOKEN_TRIES = 10;

const hashSpoken = ({ secret }: Pick<AppContext, 'secret'>, id: string, code: string): string =>
  hashKey(secret, `spoken:${id}:${code}`);

const isOwnLink = (csid: string) => and(eq(connectLinks.csid, csid), eq(connectLinks.joinsAs, 'creator'));

/** Whether the reporter used the link from staff. */
export async function isClaimed(tx: Tx, csid: string): Promise<boolean> {
  const used = await tx
    .select({ id: connectLinks.id })
    .from(connectLinks)
    .where(and(isOwnLink(csid), gt(connectLinks.uses, 0)))
    .limit(1);
  return used.length > 0;
}

interface OwnLink {
  readonly id: string;
  readonly endsAt: Date;
  /** To be read aloud. */
  readonly number: string;
}

/** Its user becomes the reporter of the locked case; older links end. */
export async function createOwnLink(
  context: Pick<AppContext, 'secret'>,
  tx: Tx,
  { csid, cuid, nbr }: Pick<CaseRow, 'csid' | 'cuid' | 'nbr'>,
  sentBy: LinkDelivery,
  { role: { rlid, name } }: StaffReader,
): Promise<OwnLink> {
  const now = getDatabaseTime();
  await tx
    .update(connectLinks)
    .set({ withdrawnAt: new Date(now), spoken: null })
    .where(and(isOwnLink(csid), isNull(connectLinks.withdrawnAt), eq(connectLinks.uses, 0)));
  const id = createLinkId();
  const code = createSpokenCode();
  const endsAt = new Date(now + PERSONAL.days * DAY);
  await tx.insert(connectLinks).values({
    ...{ id, cuid, csid, joinsAs: 'creator', fromStart: true, sentBy, endsAt },
    ...{ madeRlid: rlid, madeName: name, useLimit: PERSONAL.useLimit },
    ...(sentBy === 'number' && { spoken: hashSpoken(context, id, code) }),
  });
  return { id, endsAt, number: writeSpokenNumber(nbr, code) };
}

/**
 * A wrong code counts for every case of that number.
 * @throws Refusal unknownLink
 */
export async function findSpokenLink(context: AppContext, typed: string): Promise<string> {
  const parsed = parseSpokenNumber(typed);
  if (!parsed) throw new Refusal('unknownLink');
  const found = await runInTransaction(context, async (tx) => {
    const rows = await tx
      .select({ id: connectLinks.id, spoken: connectLinks.spoken })
      .from(connectLinks)
      .innerJoin(cases, eq(cases.csid, connectLinks.csid))
      .where(
        and(
          eq(cases.nbr, parsed.nbr),
          isNotNull(connectLinks.spoken),
          lt(connectLinks.spokenTries, SPOKEN_TRIES),
        ),
      )
      .orderBy(connectLinks.id)
      .for('update', { of: connectLinks });
    const right = rows.find(({ id, spoken }) => spoken === hashSpoken(context, id, parsed.code));
    if (right) return right.id;
    for (const { id } of rows)
      await tx
        .update(connectLinks)
        .set({ spokenTries: sql`${connectLinks.spokenTries} + 1` })
        .where(eq(connectLinks.id, id));
    return undefined;
  });
  if (found === undefined) throw new Refusal('unknownLink');
  return found;
}
