import type { NumberRefused } from '@parvis/questionnaire/model/values/mobile';
import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { phoneDiscoveries } from '../../platform/db/schema.ts';
import { dateNow, timeNow } from '../../platform/lib/clock.ts';
import { newSentCode } from '../../platform/lib/ids.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { signatureOf } from '../../platform/lib/signing.ts';
import { atOnce, type Services } from '../context/services.ts';
import type { Session } from '../context/session.ts';
import type { Address } from './addresses.ts';
import { staffedBy } from './formerStaff.ts';
import { lockPeople, ownerOf } from './joinPeople.ts';
import { lockWriter } from './mergePeople.ts';
import { oneByOne } from './requesters.ts';
import { announce, type Confirmation, refused, sharedLine, signIn } from './signIn.ts';

/** How long a code that is to be sent is waited for. */
const MINUTES = 10;

export const nameOf = ({ secret }: Pick<Services, 'secret'>, code: string): string =>
  signatureOf(secret, `discovery:${code}`).toString('base64url');

/** A code that a person sends from their phone, and where to. */
interface Discovery {
  usid: string;
  number: string;
  expires: string;
}

/** What came of it; `numberRefused`: it was sent from a number that is not taken. */
interface Discovered extends Confirmation {
  readonly numberRefused?: NumberRefused;
}

/** @throws Refusal unavailable where no SMS come in */
function inboundOf({ config }: Services) {
  if (!config.smsInbound) throw new Refusal('unavailable');
  return config.smsInbound;
}

/** Gives a person a code to send; one that they were given before is worth nothing any more. @throws Refusal unauthenticated, unavailable */
export async function beginDiscovery(services: Services, crUid: string): Promise<Discovery> {
  const { number } = inboundOf(services);
  const usid = newSentCode();
  const expires = new Date(timeNow() + MINUTES * 60_000);
  const row = { usid: nameOf(services, usid), phone: null, refused: null, created: dateNow(), expires };
  await services.db.transaction(async (tx) => {
    await lockWriter(tx, crUid);
    await tx
      .insert(phoneDiscoveries)
      .values({ ...row, crUid })
      .onConflictDoUpdate({ target: phoneDiscoveries.crUid, set: row });
  });
  return { usid, number, expires: expires.toISOString() };
}

/**
 * Whether an SMS that came in may prove a number: senders can be faked, so that it gives nobody an account that has the number, nor
 * what a customer's list gives it.
 */
async function isFree(tx: Tx, address: Address, crUid: string): Promise<boolean> {
  const owner = await ownerOf(tx, address);
  if (owner && owner.crUid !== crUid) return false;
  return !(await sharedLine(tx, address, 'anybodys')) && (await staffedBy(tx, address)).length === 0;
}

/** The row of a code that a person was given, as long as it holds. */
async function rowOf(services: Services, tx: Tx, code: string, crUid: string) {
  const { usid, crUid: owner, expires } = phoneDiscoveries;
  const [row] = await tx
    .select()
    .from(phoneDiscoveries)
    .where(and(eq(usid, nameOf(services, code.toLowerCase())), eq(owner, crUid), gt(expires, dateNow())));
  return row;
}

/** Ends a code with the number that sent it. @returns whether it was still good: another window may have been first */
async function useUp(tx: Tx, { usid, phone }: typeof phoneDiscoveries.$inferSelect): Promise<boolean> {
  const same = and(eq(phoneDiscoveries.usid, usid), eq(phoneDiscoveries.phone, phone ?? ''));
  const ended = await tx.delete(phoneDiscoveries).where(same).returning({ usid: phoneDiscoveries.usid });
  return ended.length > 0;
}

/**
 * What came of a code that a person sent: their number is theirs from then on. @returns nothing as long as it has not come @throws
 * Refusal unavailable where no SMS come in
 */
export async function endDiscovery(
  services: Services,
  code: string,
  session: Session & { crUid: string },
  device: string | undefined,
): Promise<Discovered | undefined> {
  inboundOf(services);
  const confirmation = await atOnce(services, async (tx): Promise<Discovered | undefined> => {
    const row = await rowOf(services, tx, code, session.crUid);
    if (!row) return refused('noRecord');
    if (row.phone === null)
      return row.refused ? { ...refused('noRecord'), numberRefused: row.refused } : undefined;
    const address: Address = { kind: 'sms', value: row.phone };
    await oneByOne(tx, address.value);
    // The person before the row, as whoever erases takes them.
    const [person] = await lockPeople(tx, [session.crUid]);
    if (!person || person.mergedInto !== null) throw new Refusal('unauthenticated');
    if (!(await useUp(tx, row))) return refused('noRecord');
    if (!(await isFree(tx, address, session.crUid))) return refused('noRecord');
    return signIn(tx, [address], { session, device }, session.crUid);
  });
  if (confirmation) announce(services, confirmation, session);
  return confirmation;
}
