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

const MINUTES = 10;

export const nameOf = ({ secret }: Pick<Services, 'secret'>, code: string): string =>
  signatureOf(secret, `discovery:${code}`).toString('base64url');

interface Discovery {
  usid: string;
  number: string;
  expires: string;
}

/** `numberRefused`: the number that sent the code is not accepted. */
interface Discovered extends Confirmation {
  readonly numberRefused?: NumberRefused;
}

/** @throws Refusal unavailable */
function inboundOf({ config }: Services) {
  if (!config.smsInbound) throw new Refusal('unavailable');
  return config.smsInbound;
}

/**
 * Replaces an earlier code.
 * @throws Refusal unauthenticated, unavailable
 */
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

/** Senders can be spoofed: an SMS must not open an existing account or a staff role. */
async function isFree(tx: Tx, address: Address, crUid: string): Promise<boolean> {
  const owner = await ownerOf(tx, address);
  if (owner && owner.crUid !== crUid) return false;
  return !(await sharedLine(tx, address, 'anybodys')) && (await staffedBy(tx, address)).length === 0;
}

async function rowOf(services: Services, tx: Tx, code: string, crUid: string) {
  const { usid, crUid: owner, expires } = phoneDiscoveries;
  const [row] = await tx
    .select()
    .from(phoneDiscoveries)
    .where(and(eq(usid, nameOf(services, code.toLowerCase())), eq(owner, crUid), gt(expires, dateNow())));
  return row;
}

/** Returns false if another window was first. */
async function useUp(tx: Tx, { usid, phone }: typeof phoneDiscoveries.$inferSelect): Promise<boolean> {
  const same = and(eq(phoneDiscoveries.usid, usid), eq(phoneDiscoveries.phone, phone ?? ''));
  const ended = await tx.delete(phoneDiscoveries).where(same).returning({ usid: phoneDiscoveries.usid });
  return ended.length > 0;
}

/**
 * Assigns the number once its SMS has arrived.
 * @returns undefined while it has not
 * @throws Refusal unavailable
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
    // Lock order: person before row, as in erasure.
    const [person] = await lockPeople(tx, [session.crUid]);
    if (!person || person.mergedInto !== null) throw new Refusal('unauthenticated');
    if (!(await useUp(tx, row))) return refused('noRecord');
    if (!(await isFree(tx, address, session.crUid))) return refused('noRecord');
    return signIn(tx, [address], { session, device }, session.crUid);
  });
  if (confirmation) announce(services, confirmation, session);
  return confirmation;
}
