import type { BodyOf } from '@parvis/api/call';
import type { contactCalls } from '@parvis/api/calls/contact';
import type { ContactWays } from '@parvis/api/entities/customer';
import { defaultLocale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { isUnseen, normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { contactMails, deliveries, type MailMessage } from '../../platform/db/schema.ts';
import { timeNow } from '../../platform/lib/clock.ts';
import { malformed, Refusal } from '../../platform/lib/refusal.ts';
import { signatureOf } from '../../platform/lib/signing.ts';
import { text } from '../../platform/lib/texts.ts';
import { solvedChallenge, type Work } from '../../platform/limits/proofOfWork/proofOfWork.ts';
import { type Taker, takeFrom } from '../../platform/limits/proofOfWork/takeFrom.ts';
import type { Services } from '../context/services.ts';
import type { CustomerRow } from '../customers/customerInfo.ts';
import { findCode } from '../customers/foundCode.ts';
import { enqueue } from '../messaging/enqueue.ts';
import { type FirstTry, waitForFirstTry } from '../messaging/firstTry.ts';
import { contactMail } from '../messaging/mailTexts.ts';

/** Hours of retries. Rows are deleted after two days; the operator must be warned before. */
const WORTH_HOURS = 46;

interface Claim {
  id: string;
  challenge: string;
  signature: string;
}

/** Without `cuid` the mail goes to the operator. */
interface ContactLetter {
  to: string;
  cuid: string | undefined;
  message: MailMessage;
}

/** Device-made ids are prefixed, so that they cannot collide with other deliveries. */
const nameOf = ({ id }: Claim): string => `contact.${id}`;

/**
 * Claims the id: true for a new message and for one whose delivery failed. Locks the row against concurrent
 * claims.
 * @throws Refusal conflict when another message has the id
 */
async function isToGo(tx: Tx, asked: Claim): Promise<boolean | 'wrongSolution'> {
  const made = await tx
    .insert(contactMails)
    .values({ ...asked, sent: true })
    .onConflictDoNothing()
    .returning({ id: contactMails.id });
  if (made.length > 0) return true;
  const own = eq(contactMails.id, asked.id);
  const [row] = await tx.select().from(contactMails).where(own).for('update');
  if (!row) return 'wrongSolution';
  if (row.signature !== asked.signature) throw new Refusal('conflict', { path: 'body.id' });
  const givenUp = notInArray(deliveries.state, ['waiting', 'sent']);
  const again = await tx
    .delete(deliveries)
    .where(and(eq(deliveries.id, nameOf(asked)), givenUp))
    .returning();
  return again.length > 0;
}

/**
 * @returns false where its challenge was used for another message
 * @throws Refusal conflict, tooMany
 */
async function putOnce(
  services: Services,
  tx: Tx,
  asked: Claim,
  { to, cuid, message }: ContactLetter,
  taker: Taker,
): Promise<boolean> {
  const isNew = await isToGo(tx, asked);
  if (isNew !== true) return isNew !== 'wrongSolution';
  await takeFrom(services, tx, [{ limit: 'contactMailsOfCustomer', of: cuid ?? '', points: 1 }], taker);
  await enqueue(services, tx, {
    ...({ kind: 'mail', about: 'contact', id: nameOf(asked), to, cuid, message } as const),
    ...{ until: new Date(timeNow() + WORTH_HOURS * 3_600_000), goes: true },
  });
  return true;
}

const PATIENCE_MS = 6_000;

/** Costs a slow phone a second or two. */
export const CONTACT_WORK: Work = { purpose: 'contact', bits: 16 };

export interface Receiver {
  customer: CustomerRow | undefined;
  contact: ContactWays;
  open: boolean;
}

function receiverOf({ config, mail }: Services, customer: CustomerRow | undefined): Receiver {
  const own = { mail: config.contactMail, ...(config.contactWww && { www: config.contactWww }) };
  const { mail: named, ...others } = customer ? (customer.contact ?? {}) : own;
  const address = normaliseEmail(named ?? '');
  const contact = { ...others, ...(address !== undefined && { mail: address }) };
  return { customer, contact, open: mail.available && address !== undefined };
}

type Meant = BodyOf<(typeof contactCalls)['contactInfo']>;

async function customerOf(services: Services, { cuid, qrid }: Meant): Promise<CustomerRow | undefined> {
  if (cuid === undefined && qrid === undefined) return undefined;
  try {
    return await services.customers.get(cuid ?? (await findCode(services.db, qrid ?? '')).cuid);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Retired codes have no receiver. */
export const findReceiver = async (services: Services, meant: Meant): Promise<Receiver> =>
  receiverOf(services, await customerOf(services, meant));

export type ContactMessage = BodyOf<typeof contactCalls.contactSend>;

export interface ContactOutcome {
  mailSent: boolean;
  wrongSolution: boolean;
  waiting: boolean;
  refused: boolean;
}

const NOT_SENT = { mailSent: false, wrongSolution: false, waiting: false, refused: false };
const outcomes = {
  sent: { ...NOT_SENT, mailSent: true },
  waiting: { ...NOT_SENT, waiting: true },
  refused: { ...NOT_SENT, refused: true },
  wrongSolution: { ...NOT_SENT, wrongSolution: true },
} as const satisfies Record<FirstTry | 'wrongSolution', ContactOutcome>;

/** Removes bidirectional and invisible characters. */
const plainName = (name = ''): string => name.replaceAll(/[\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();

/**
 * Mails a message, idempotent by its id across servers. Returns the outcome of the first attempt, or
 * `waiting` after a timeout.
 * @throws Refusal badRequest, conflict, unknownCustomer, tooMany, unavailable (no receiver)
 */
export async function sendContact(
  services: Services,
  written: ContactMessage,
  host: string,
  taker: Taker,
): Promise<ContactOutcome> {
  // Bots fill the honeypot; they get the usual response.
  if (written.trap) return outcomes.sent;
  const address = normaliseEmail(written.mail);
  if (address === undefined) throw malformed('body.mail');
  const message = written.message.replaceAll(/\r\n?/g, '\n').trim();
  if (isUnseen(message)) throw malformed('body.message', 'missing');
  const customer = written.cuid === undefined ? undefined : await services.customers.get(written.cuid);
  const { open, contact } = receiverOf(services, customer);
  if (!open || contact.mail === undefined) throw new Refusal('unavailable');

  const solved = solvedChallenge(services.secret, CONTACT_WORK.purpose, written);
  if (!solved) return outcomes.wrongSolution;
  const site = customer ? wordsIn(customer.lbl, defaultLocale) : text('app.name', defaultLocale);
  const where = customer ? `${site} (${host})` : host;
  const look = customer && { light: customer.light, dark: customer.dark, shape: customer.appShape };
  const replyTo = { name: plainName(written.name), address };
  const mail = { replyTo, ...contactMail(replyTo, message, where, { site, look }) };
  const said = JSON.stringify(['contact', written.cuid, replyTo, message]);
  const signature = signatureOf(services.secret, said).toString('base64url');
  const asked = { id: written.id, challenge: solved.id, signature };
  const letter = { to: contact.mail, cuid: written.cuid, message: mail };
  const isPut = await services.db.transaction((tx) => putOnce(services, tx, asked, letter, taker));
  return isPut
    ? outcomes[await waitForFirstTry(services.db, nameOf(asked), PATIENCE_MS)]
    : outcomes.wrongSolution;
}
