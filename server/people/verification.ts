import type { Locale } from '@parvis/locales/languages';
import { normaliseCode, normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import { and, eq, sql } from 'drizzle-orm';
import { newCode, newId } from '../base/ids.ts';
import { malformed, Refusal } from '../base/refusal.ts';
import { isSignature, signatureOf } from '../base/signing.ts';
import { codeMail } from '../delivery/mailTexts.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { identities, sessions, verifications } from '../store/schema.ts';
import { checkMailLimits, pauseAfter } from './mailLimits.ts';
import { lockIdentity, mergePeople } from './mergePeople.ts';
import { lockSession, openSession, type Session, type SessionRow } from './sessions.ts';

/** How often a code may be tried, and how long it is good for. */
const CODE_TRIES = 5;
const CODE_MINUTES = 10;

/** What is signed for a code: it holds for its request alone. */
const requested = (rqid: string, code: string): string => `${rqid}:${code}`;

const hashOf = ({ secret }: Services, rqid: string, code: string): string =>
  signatureOf(secret, requested(rqid, code)).toString('base64url');

/** `jeanne.martin@ville.fr` → `j•••@ville.fr` */
function maskMail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** What is told about a code on its way; the same whether or not anybody knows the address. */
export interface CodeRequest {
  rqid: string;
  mailSent: boolean;
  maskedEmail: string;
  expires: string;
  again: number;
}

/** Who asks for a code, from which page and in which language. */
export interface CodeAsker {
  host: string;
  locale: Locale;
  /** Their identity, or their network when they have none: pauses count for each apart. */
  requester: string;
}

/**
 * Sends a code to an address.
 * @throws Refusal badRequest (no address), tooMany, unavailable (nothing sends mail here)
 */
export async function requestCode(
  services: Services,
  typed: string,
  { host, locale, requester: asker }: CodeAsker,
): Promise<CodeRequest> {
  const email = normaliseEmail(typed)?.toLowerCase();
  if (email === undefined) throw malformed('body.mail');
  if (!services.mail.available) throw new Refusal('unavailable');
  const rqid = newId();
  const code = newCode();
  const expires = new Date(Date.now() + CODE_MINUTES * 60_000);
  const requester = hashOf(services, email, asker);
  const unused = await services.db.transaction(async (tx) => {
    const before = await checkMailLimits(tx, email, requester);
    await tx
      .insert(verifications)
      .values({ rqid, email, requester, codeHash: hashOf(services, rqid, code), expires });
    return before;
  });
  const mailSent = await services.mail.send({
    to: email,
    ...codeMail(locale, { code, minutes: CODE_MINUTES, host }),
  });
  if (!mailSent)
    await services.db.update(verifications).set({ sent: false }).where(eq(verifications.rqid, rqid));
  return {
    rqid,
    mailSent,
    maskedEmail: maskMail(email),
    expires: expires.toISOString(),
    again: mailSent ? pauseAfter(unused + 1) : 0,
  };
}

/** What came of a code, and the cookie of the session it opened. */
export interface Confirmation {
  outcome: 'success' | 'wrongCode' | 'noRecord';
  triesLeft: number;
  mergedAccount: boolean;
  token?: string;
}

const failed = (outcome: 'wrongCode' | 'noRecord', triesLeft: number): Confirmation => ({
  outcome,
  triesLeft,
  mergedAccount: false,
});

/** The person an address belongs to, once it is proven; what the device did before becomes theirs. */
async function claim(
  tx: Tx,
  email: string,
  anonymous: string | undefined,
): Promise<{ crUid: string; merged: boolean }> {
  const [owner] = await tx.select().from(identities).where(eq(identities.email, email)).for('update');
  if (owner) {
    if (!anonymous || anonymous === owner.crUid) return { crUid: owner.crUid, merged: false };
    await mergePeople(tx, anonymous, owner.crUid);
    return { crUid: owner.crUid, merged: true };
  }
  if (anonymous) {
    await tx.update(identities).set({ email }).where(eq(identities.crUid, anonymous));
    return { crUid: anonymous, merged: false };
  }
  const crUid = newId();
  await tx.insert(identities).values({ crUid, email });
  return { crUid, merged: false };
}

/** The identity of a session as it is now, when no address is known of it yet; locked until the transaction ends. */
async function anonymousOf(tx: Tx, { crUid }: SessionRow): Promise<string | undefined> {
  const row = crUid === null ? undefined : await lockIdentity(tx, crUid);
  return row && row.email === null && row.mergedInto === null ? row.crUid : undefined;
}

/** Signs in: a new session takes the old one's place, so that a cookie known to others is worth nothing. */
async function signIn(tx: Tx, email: string, known: Session | undefined): Promise<Confirmation> {
  // Two codes for one address confirmed at once must not make two people of it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
  // The identity before its session, as a merge takes them.
  if (known?.crUid) await lockIdentity(tx, known.crUid);
  const session = known && (await lockSession(tx, known.hash));
  const { crUid, merged } = await claim(tx, email, session && (await anonymousOf(tx, session)));
  const { token } = await openSession(tx, {
    crUid,
    settings: session?.settings ?? {},
    ...(session?.device && { device: session.device }),
    qrid: session?.qrid ?? null,
    qridDate: session?.qridDate ?? null,
    qridUsed: session?.qridUsed ?? false,
    userAgent: session?.userAgent ?? null,
  });
  if (session) await tx.delete(sessions).where(eq(sessions.hash, session.hash));
  return { outcome: 'success', triesLeft: 0, mergedAccount: merged, token };
}

/**
 * Tries a code: five tries, ten minutes, good once. Signs in when it is right.
 */
export async function confirmCode(
  services: Services,
  rqid: string,
  typed: string,
  session: Session | undefined,
): Promise<Confirmation> {
  const confirmation = await services.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(verifications)
      .where(and(eq(verifications.rqid, rqid), eq(verifications.used, false)))
      .for('update');
    if (!row || row.expires.getTime() < Date.now() || row.tries >= CODE_TRIES) return failed('noRecord', 0);
    const tries = row.tries + 1;
    const right = isSignature(services.secret, requested(rqid, normaliseCode(typed) ?? ''), row.codeHash);
    await tx.update(verifications).set({ tries, used: right }).where(eq(verifications.rqid, rqid));
    return right ? signIn(tx, row.email, session) : failed('wrongCode', CODE_TRIES - tries);
  });
  if (confirmation.mergedAccount) services.notice();
  if (confirmation.token && session) services.endStreams(session.hash);
  return confirmation;
}
