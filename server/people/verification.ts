import type { Proof } from '@parvis/api/proof';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { normaliseCode, normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import { and, eq, ne } from 'drizzle-orm';
import { newCode, newId } from '../base/ids.ts';
import { malformed, Refusal } from '../base/refusal.ts';
import { isSignature, signatureOf } from '../base/signing.ts';
import { text } from '../base/texts.ts';
import { codeMail } from '../delivery/mailTexts.ts';
import { enqueue } from '../delivery/queue/enqueue.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import { identities, sessions, verifications } from '../store/schema.ts';
import { isKnownDevice, rememberDevice } from './knownDevices.ts';
import { checkMailLimits, type MailRequest, pauseAfter } from './mailLimits.ts';
import { lockIdentity, mergePeople } from './mergePeople.ts';
import { oneByOne, requesterName } from './requesters.ts';
import { lockSession, openSession, type Session, type SessionRow } from './sessions.ts';
import { settingsOf } from './settings.ts';
import { type Staffed, staffedBy } from './staffedBy.ts';

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
  session: Session | undefined;
  /** The cookie of the device. */
  device: string | undefined;
  /** Their line (`lineOf`). */
  network: string;
  proof: Proof | undefined;
  /** Whether they say that the address is their own, to be joined to their identity. */
  own: boolean;
}

/** Whether a code goes out, and who is counted. Everything is looked up for every address, so that none answers faster. */
async function judge(services: Services, tx: Tx, email: string, asker: CodeAsker) {
  const { session, device, network, proof, own } = asker;
  const nameOf = (kind: Parameters<typeof requesterName>[1], name: string) =>
    requesterName(services.secret, kind, name);
  const staffOf = await staffedBy(tx, email);
  const signedInHere = await isKnownDevice(tx, device, email);
  const known = signedInHere || session?.email === email;
  const crUid = session?.crUid ?? undefined;
  const requester = () => {
    if (signedInHere && device) return nameOf('device', device);
    return crUid === undefined ? nameOf('network', network) : nameOf('identity', crUid);
  };
  const request: MailRequest = {
    email,
    requester: requester(),
    network: nameOf('network', network),
    identified: crUid !== undefined,
    known,
    own,
    factor: services.config.limitFactor,
    proof,
  };
  return { request, staffOf, goesOut: staffOf.length > 0 || known || (own && crUid !== undefined) };
}

/** Notes whether a code was sent: one that was not counts for nobody. */
export const noteSent = (db: Tx, rqid: string, sent: boolean): Promise<unknown> =>
  db
    .update(verifications)
    .set({ sent })
    .where(and(eq(verifications.rqid, rqid), ne(verifications.sent, sent)));

/** The mail with a code, in the look of the customer whose staff it is for, where that is one. */
function writeCode(code: string, { host, locale }: CodeAsker, staffOf: readonly Staffed[]) {
  const site = staffOf.map(({ lbl }) => wordsIn(lbl, locale)).join(', ') || text('app.name', locale);
  const look = staffOf.length === 1 ? staffOf[0] : undefined;
  return codeMail(locale, { code, minutes: CODE_MINUTES, host, site }, look);
}

/** Lets a code go, or nothing; where a code takes as long as a mail server does, nobody is let wait to see whether it is done. */
async function letGo({ deliveries, mail }: Services, rqid: string): Promise<boolean> {
  if (mail.instant) return deliveries.sendNow(rqid);
  // After the answer: what is done for addresses that get mail must not be felt by who asks.
  setImmediate(() => deliveries.wake());
  return !mail.failing;
}

/**
 * Sends a code to an address of staff, or of the asker. Others get none, and are answered alike.
 * @throws Refusal badRequest (no address), tooMany, unavailable (nothing sends mail here)
 */
export async function requestCode(services: Services, typed: string, asker: CodeAsker): Promise<CodeRequest> {
  const email = normaliseEmail(typed)?.toLowerCase();
  if (email === undefined) throw malformed('body.mail');
  if (!services.mail.available) throw new Refusal('unavailable');
  const rqid = newId();
  const code = newCode();
  const expires = new Date(Date.now() + CODE_MINUTES * 60_000);
  const unused = await services.db.transaction(async (tx) => {
    const { request, goesOut, staffOf } = await judge(services, tx, email, asker);
    const unused = await checkMailLimits(tx, services.secret, request);
    const { requester, network, known, own } = request;
    // What nobody was told cannot be guessed: no code of five letters has this hash.
    const codeHash = hashOf(services, rqid, goesOut ? code : newId());
    await tx.insert(verifications).values({ rqid, email, requester, network, known, own, codeHash, expires });
    const mail = { to: email, ...writeCode(code, asker, staffOf) };
    await enqueue(tx, { id: rqid, about: 'code', mail, until: expires, goes: goesOut });
    return unused;
  });
  const mailSent = await letGo(services, rqid);
  return {
    rqid,
    mailSent,
    maskedEmail: maskMail(email),
    expires: expires.toISOString(),
    again: mailSent ? pauseAfter(unused + 1) : 0,
  };
}

/** What came of a code, and the cookies of the session it opened and of the device, which is known from now on. */
export interface Confirmation {
  outcome: 'success' | 'wrongCode' | 'noRecord';
  triesLeft: number;
  mergedAccount: boolean;
  token?: string;
  device?: string;
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
async function signIn(
  tx: Tx,
  email: string,
  known: Session | undefined,
  before: string | undefined,
): Promise<Confirmation> {
  // The identity before its session, as a merge takes them.
  if (known?.crUid) await lockIdentity(tx, known.crUid);
  const session = known && (await lockSession(tx, known.hash));
  const anonymous = session && (await anonymousOf(tx, session));
  const { crUid, merged } = await claim(tx, email, anonymous);
  const elsewhere = await settingsOf(tx, crUid, session?.hash);
  const { token } = await openSession(tx, {
    crUid,
    // What was chosen here stands; what was not is as on the person's other devices.
    settings: { ...elsewhere, ...session?.settings },
    ...(session?.device && { device: session.device }),
    qrid: session?.qrid ?? null,
    qridDate: session?.qridDate ?? null,
    qridUsed: session?.qridUsed ?? false,
    userAgent: session?.userAgent ?? null,
  });
  if (session) await tx.delete(sessions).where(eq(sessions.hash, session.hash));
  const device = await rememberDevice(tx, before, crUid);
  return { outcome: 'success', triesLeft: 0, mergedAccount: merged, token, device };
}

/**
 * Tries a code: five tries, ten minutes, good once. Signs in when it is right.
 */
export async function confirmCode(
  services: Services,
  rqid: string,
  typed: string,
  session: Session | undefined,
  device: string | undefined,
): Promise<Confirmation> {
  const confirmation = await services.db.transaction(async (tx) => {
    const unused = and(eq(verifications.rqid, rqid), eq(verifications.used, false));
    const [asked] = await tx.select({ email: verifications.email }).from(verifications).where(unused);
    // Two codes for one address confirmed at once must not make two people of it, and whoever is being erased is not met half.
    if (asked) await oneByOne(tx, asked.email);
    const [row] = await tx.select().from(verifications).where(unused).for('update');
    if (!row || row.expires.getTime() < Date.now() || row.tries >= CODE_TRIES) return failed('noRecord', 0);
    const tries = row.tries + 1;
    const right = isSignature(services.secret, requested(rqid, normaliseCode(typed) ?? ''), row.codeHash);
    await tx.update(verifications).set({ tries, used: right }).where(eq(verifications.rqid, rqid));
    return right ? signIn(tx, row.email, session, device) : failed('wrongCode', CODE_TRIES - tries);
  });
  if (confirmation.mergedAccount) services.notice();
  if (confirmation.token && session) services.endStreams(session.hash);
  return confirmation;
}
