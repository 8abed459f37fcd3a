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
import { verifications } from '../store/schema.ts';
import { isKnownDevice } from './knownDevices.ts';
import { checkMailLimits, type MailRequest, pauseAfter } from './mailLimits.ts';
import { oneByOne, requesterName } from './requesters.ts';
import type { Session } from './sessions.ts';
import { type Staffed, staffedBy } from './staffedBy.ts';

/** How often a code may be tried, and how long it is good for. */
const CODE_TRIES = 5;
const CODE_MINUTES = 10;

/**
 * What is signed for a code: it holds for its request alone, and where it is to give an address to a person, for them alone.
 * @param owner whose address it is to be; nobody where it signs in
 */
const requested = (rqid: string, code: string, owner = ''): string => `${rqid}:${owner}:${code}`;

const hashOf = ({ secret }: Services, rqid: string, code: string, owner?: string): string =>
  signatureOf(secret, requested(rqid, code, owner)).toString('base64url');

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
  /** The person whom the address is to be given to, who asks; nobody where the code signs in. */
  owner?: string;
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
    const codeHash = hashOf(services, rqid, goesOut ? code : newId(), asker.owner);
    await tx
      .insert(verifications)
      .values({ rqid, address: email, requester, network, known, own, codeHash, expires });
    const message = writeCode(code, asker, staffOf);
    await enqueue(tx, {
      ...({ kind: 'mail', id: rqid, about: 'code', to: email, message } as const),
      ...{ until: expires, goes: goesOut },
    });
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

/** What came of trying a code; the address that it proves, where it is the one that was sent. */
export type Tried =
  | { readonly right: true; readonly email: string }
  | { readonly right: false; readonly outcome: 'wrongCode' | 'noRecord'; readonly triesLeft: number };

/**
 * Tries a code: five tries, ten minutes, good once.
 * @param owner whose address it is to be; nobody where it signs in
 */
export async function tryCode(
  { secret }: Services,
  tx: Tx,
  rqid: string,
  typed: string,
  owner?: string,
): Promise<Tried> {
  const unused = and(eq(verifications.rqid, rqid), eq(verifications.used, false));
  const [asked] = await tx.select({ address: verifications.address }).from(verifications).where(unused);
  // Two codes for one address confirmed at once must not make two people of it, and whoever is being erased is not met half.
  if (asked) await oneByOne(tx, asked.address);
  const [row] = await tx.select().from(verifications).where(unused).for('update');
  if (!row || row.expires.getTime() < Date.now() || row.tries >= CODE_TRIES)
    return { right: false, outcome: 'noRecord', triesLeft: 0 };
  const tries = row.tries + 1;
  const right = isSignature(secret, requested(rqid, normaliseCode(typed) ?? '', owner), row.codeHash);
  await tx.update(verifications).set({ tries, used: right }).where(eq(verifications.rqid, rqid));
  return right
    ? { right, email: row.address }
    : { right, outcome: 'wrongCode', triesLeft: CODE_TRIES - tries };
}
