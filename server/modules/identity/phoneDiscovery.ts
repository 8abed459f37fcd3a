import type { NumberRefused } from '@parvis/questionnaire/model/values/mobile';
import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { phoneDiscoveries } from '../../platform/db/schema.ts';
import { getDatabaseNow, getDatabaseTime } from '../../platform/lib/clock.ts';
import { createSmsCode } from '../../platform/lib/ids.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { signText } from '../../platform/lib/signing.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { Session } from '../context/session.ts';
import type { Address } from './addresses.ts';
import { findStaffCustomers } from './formerStaff.ts';
import { lockAgainstMerge } from './mergePeople.ts';
import { acquireNamedLock } from './requesters.ts';
import { findOwner, lockPeople } from './resolvePerson.ts';
import {
  type Confirmation,
  isCustomerContact,
  notifyConfirmation,
  signIn,
  toFailedConfirmation,
} from './signIn.ts';

const DISCOVERY_MINUTES = 10;

export const hashDiscoveryCode = ({ secret }: Pick<AppContext, 'secret'>, code: string): string =>
  signText(secret, `discovery:${code}`).toString('base64url');

interface Discovery {
  usid: string;
  number: string;
  expires: string;
}

/** `numberRefused`: the sender's number is not accepted. */
interface DiscoveryOutcome extends Confirmation {
  readonly numberRefused?: NumberRefused;
}

/** @throws Refusal unavailable */
function requireInboundSms({ config }: AppContext) {
  if (!config.smsInbound) throw new Refusal('unavailable');
  return config.smsInbound;
}

/**
 * Replaces an earlier code.
 * @throws Refusal unauthenticated, unavailable
 */
export async function startDiscovery(context: AppContext, crUid: string): Promise<Discovery> {
  const { number } = requireInboundSms(context);
  const usid = createSmsCode();
  const expires = new Date(getDatabaseTime() + DISCOVERY_MINUTES * 60_000);
  const row = {
    usid: hashDiscoveryCode(context, usid),
    phone: null,
    refused: null,
    created: getDatabaseNow(),
    expires,
  };
  await context.db.transaction(async (tx) => {
    await lockAgainstMerge(tx, crUid);
    await tx
      .insert(phoneDiscoveries)
      .values({ ...row, crUid })
      .onConflictDoUpdate({ target: phoneDiscoveries.crUid, set: row });
  });
  return { usid, number, expires: expires.toISOString() };
}

/** Spoofed senders must not open an existing account or a staff role. */
async function isUnclaimed(tx: Tx, address: Address, crUid: string): Promise<boolean> {
  const owner = await findOwner(tx, address);
  if (owner && owner.crUid !== crUid) return false;
  return (
    !(await isCustomerContact(tx, address, 'anybodys')) &&
    (await findStaffCustomers(tx, address)).length === 0
  );
}

async function findDiscovery(context: AppContext, tx: Tx, code: string, crUid: string) {
  const { usid, crUid: owner, expires } = phoneDiscoveries;
  const [row] = await tx
    .select()
    .from(phoneDiscoveries)
    .where(
      and(
        eq(usid, hashDiscoveryCode(context, code.toLowerCase())),
        eq(owner, crUid),
        gt(expires, getDatabaseNow()),
      ),
    );
  return row;
}

/** False if another window was first. */
async function deleteDiscovery(
  tx: Tx,
  { usid, phone }: typeof phoneDiscoveries.$inferSelect,
): Promise<boolean> {
  const same = and(eq(phoneDiscoveries.usid, usid), eq(phoneDiscoveries.phone, phone ?? ''));
  const ended = await tx.delete(phoneDiscoveries).where(same).returning({ usid: phoneDiscoveries.usid });
  return ended.length > 0;
}

/**
 * Assigns the number once the SMS has arrived.
 * @returns undefined before that
 * @throws Refusal unavailable
 */
export async function finishDiscovery(
  context: AppContext,
  code: string,
  session: Session & { crUid: string },
  device: string | undefined,
): Promise<DiscoveryOutcome | undefined> {
  requireInboundSms(context);
  const confirmation = await runInTransaction(context, async (tx): Promise<DiscoveryOutcome | undefined> => {
    const row = await findDiscovery(context, tx, code, session.crUid);
    if (!row) return toFailedConfirmation('noRecord');
    if (row.phone === null)
      return row.refused ? { ...toFailedConfirmation('noRecord'), numberRefused: row.refused } : undefined;
    const address: Address = { kind: 'sms', value: row.phone };
    await acquireNamedLock(tx, address.value);
    // Lock order: person before row, as in erasure.
    const [person] = await lockPeople(tx, [session.crUid]);
    if (!person || person.mergedInto !== null) throw new Refusal('unauthenticated');
    if (!(await deleteDiscovery(tx, row))) return toFailedConfirmation('noRecord');
    if (!(await isUnclaimed(tx, address, session.crUid))) return toFailedConfirmation('noRecord');
    return signIn(tx, [address], { session, device }, session.crUid);
  });
  if (confirmation) notifyConfirmation(context, confirmation, session);
  return confirmation;
}
