import type { BodyOf } from '@parvis/api/call';
import type { contactCalls } from '@parvis/api/calls/contact';
import type { ContactWays } from '@parvis/api/entities/customer';
import { defaultLocale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import { and, eq, lt, sql } from 'drizzle-orm';
import { malformed, Refusal } from '../base/refusal.ts';
import { signatureOf } from '../base/signing.ts';
import { type CustomerRow, findCode } from '../customers/customers.ts';
import type { Mail } from '../delivery/mail.ts';
import { contactMail } from '../delivery/mailTexts.ts';
import { solvedChallenge, type Work } from '../proof/proofOfWork.ts';
import type { Services } from '../services/services.ts';
import { contactMails } from '../store/schema.ts';

/** What a message costs: a second or two of a slow phone while somebody writes. */
export const CONTACT_WORK: Work = { purpose: 'contact', bits: 16 };

/** A mail that is on its way for longer than this went down with its server. */
const ON_ITS_WAY = sql`now() - interval '30 seconds'`;

/** No longer than whoever pressed the button would wait, milliseconds. */
const PATIENCE_MS = 10_000;

/** Who receives what is written: a customer, or whoever runs the service. */
export interface Receiver {
  customer: CustomerRow | undefined;
  contact: ContactWays;
  /** Whether a message can be received now. */
  open: boolean;
}

function receiverOf({ config, mail }: Services, customer: CustomerRow | undefined): Receiver {
  const own = { mail: config.contactMail, ...(config.contactWww && { www: config.contactWww }) };
  const { mail: named, ...others } = customer ? (customer.contact ?? {}) : own;
  const address = normaliseEmail(named ?? '');
  const contact = { ...others, ...(address !== undefined && { mail: address }) };
  return { customer, contact, open: mail.available && address !== undefined };
}

async function customerOf(services: Services, qrid: string): Promise<CustomerRow | undefined> {
  try {
    return await services.customers.get((await findCode(services.db, qrid)).cuid);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Who receives the messages of somebody who scanned this code; a code that is out of use is none. */
export const findReceiver = async (services: Services, qrid: string | undefined): Promise<Receiver> =>
  receiverOf(services, qrid === undefined ? undefined : await customerOf(services, qrid));

/** A message of the contact page, as it comes in. */
export type ContactMessage = BodyOf<typeof contactCalls.contactSend>;

/** What became of it. */
export interface ContactOutcome {
  mailSent: boolean;
  wrongSolution: boolean;
}

const outcomes = {
  sent: { mailSent: true, wrongSolution: false },
  notSent: { mailSent: false, wrongSolution: false },
  wrongSolution: { mailSent: false, wrongSolution: true },
} as const satisfies Record<string, ContactOutcome>;

/** A message on its way: under which id, for which challenge, and by what it is known again. */
interface Claim {
  id: string;
  challenge: string;
  signature: string;
}

/**
 * Notes that a message goes out: 'claimed' for whoever is to send it, else what is known of it.
 * @throws Refusal conflict when another message has its id
 */
async function claim({ db }: Services, asked: Claim): Promise<'claimed' | keyof typeof outcomes> {
  const made = await db.insert(contactMails).values(asked).onConflictDoNothing().returning();
  if (made.length > 0) return 'claimed';
  const own = eq(contactMails.id, asked.id);
  const [row] = await db.select().from(contactMails).where(own);
  if (!row) return 'wrongSolution';
  if (row.signature !== null && row.signature !== asked.signature)
    throw new Refusal('conflict', { path: 'body.id' });
  if (row.sent) return 'sent';
  const { sent, created } = contactMails;
  const left = await db
    .update(contactMails)
    .set({ created: sql`now()` })
    .where(and(own, eq(sent, false), lt(created, ON_ITS_WAY)))
    .returning();
  return left.length > 0 ? 'claimed' : 'notSent';
}

/** Messages that this server is sending: whoever sends one a second time waits for what becomes of the first. */
const underWay = new Map<string, Promise<ContactOutcome>>();

/** Mails what was claimed. Nothing of it is kept but that it went out; of what did not, nothing. */
async function deliver({ db, mail }: Services, id: string, message: Mail): Promise<ContactOutcome> {
  const own = eq(contactMails.id, id);
  if ((await mail.send(message, PATIENCE_MS)) === 'sent') {
    await db.update(contactMails).set({ sent: true }).where(own);
    return outcomes.sent;
  }
  await db.delete(contactMails).where(own);
  return outcomes.notSent;
}

async function deliverOnce(services: Services, asked: Claim, message: Mail): Promise<ContactOutcome> {
  const { id } = asked;
  const claimed = await claim(services, asked);
  if (claimed === 'claimed') {
    const delivery = deliver(services, id, message);
    underWay.set(id, delivery);
    return delivery.finally(() => underWay.delete(id));
  }
  return (await underWay.get(id)) ?? outcomes[claimed];
}

/** The name of a writer without characters that draw nothing: they could turn what stands beside it around. */
const plainName = (name = ''): string => name.replaceAll(/\p{Cf}/gu, '').trim();

/**
 * Mails a message to who receives it, once.
 * @throws Refusal badRequest, conflict, unknownCustomer, unavailable (nobody receives messages)
 */
export async function sendContact(
  services: Services,
  written: ContactMessage,
  host: string,
): Promise<ContactOutcome> {
  // What fills the field that people never see learns nothing.
  if (written.trap) return outcomes.sent;
  const address = normaliseEmail(written.mail);
  if (address === undefined) throw malformed('body.mail');
  const message = written.message.replaceAll(/\r\n?/g, '\n').trim();
  if (message === '') throw malformed('body.message', 'missing');
  const customer = written.cuid === undefined ? undefined : await services.customers.get(written.cuid);
  const { open, contact } = receiverOf(services, customer);
  if (!open || contact.mail === undefined) throw new Refusal('unavailable');

  const solved = solvedChallenge(services.secret, CONTACT_WORK.purpose, written);
  if (!solved) return outcomes.wrongSolution;
  const where = customer ? `${wordsIn(customer.lbl, defaultLocale)} (${host})` : host;
  const replyTo = { name: plainName(written.name), address };
  const mail = { to: contact.mail, replyTo, ...contactMail(replyTo, message, where) };
  const said = JSON.stringify(['contact', written.cuid, replyTo, message]);
  const signature = signatureOf(services.secret, said).toString('base64url');
  return deliverOnce(services, { id: written.id, challenge: solved.id, signature }, mail);
}
