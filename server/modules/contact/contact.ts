import type { BodyOf } from '@parvis/api/call';
import type { contactCalls } from '@parvis/api/calls/contact';
import type { ContactWays } from '@parvis/api/entities/customer';
import { defaultLocale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { isUnseen, normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { contactMails, deliveries, type MailMessage } from '../../platform/db/schema.ts';
import { getDatabaseTime } from '../../platform/lib/clock.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { signText } from '../../platform/lib/signing.ts';
import { translate } from '../../platform/lib/texts.ts';
import { type Consumer, consumePoints } from '../../platform/limits/proofOfWork/consumePoints.ts';
import { verifyProof, type WorkDemand } from '../../platform/limits/proofOfWork/proofOfWork.ts';
import type { AppContext } from '../context/appContext.ts';
import { type CustomerRow, findCode } from '../customers/service.ts';
import {
  enqueueMessage,
  type FirstAttempt,
  renderContactMail,
  waitForFirstAttempt,
} from '../messaging/service.ts';

/** Hours. Rows are deleted after two days; the operator must be warned before. */
const RETRY_HOURS = 46;

interface MessageClaim {
  id: string;
  challenge: string;
  signature: string;
}

/** Without `cuid`, the mail goes to the operator. */
interface AddressedMail {
  to: string;
  cuid: string | undefined;
  message: MailMessage;
}

/** Prefixed against collisions: devices choose these ids. */
const toDeliveryId = ({ id }: MessageClaim): string => `contact.${id}`;

/**
 * True for a new message or a failed delivery. Locks the row against concurrent claims.
 * @throws Refusal conflict when another message has the id
 */
async function claimMessage(tx: Tx, claim: MessageClaim): Promise<boolean | 'wrongSolution'> {
  const made = await tx
    .insert(contactMails)
    .values({ ...claim, sent: true })
    .onConflictDoNothing()
    .returning({ id: contactMails.id });
  if (made.length > 0) return true;
  const own = eq(contactMails.id, claim.id);
  const [row] = await tx.select().from(contactMails).where(own).for('update');
  if (!row) return 'wrongSolution';
  if (row.signature !== claim.signature) throw new Refusal('conflict', { path: 'body.id' });
  const isUndelivered = notInArray(deliveries.state, ['waiting', 'sent']);
  const again = await tx
    .delete(deliveries)
    .where(and(eq(deliveries.id, toDeliveryId(claim)), isUndelivered))
    .returning();
  return again.length > 0;
}

/**
 * @returns false if another message used its challenge
 * @throws Refusal conflict, tooMany
 */
async function enqueueOnce(
  context: AppContext,
  tx: Tx,
  claim: MessageClaim,
  { to, cuid, message }: AddressedMail,
  consumer: Consumer,
): Promise<boolean> {
  const isNew = await claimMessage(tx, claim);
  if (isNew !== true) return isNew !== 'wrongSolution';
  await consumePoints(
    context,
    tx,
    [{ limit: 'contactMailsOfCustomer', subject: cuid ?? '', points: 1 }],
    consumer,
  );
  await enqueueMessage(context, tx, {
    ...({ kind: 'mail', about: 'contact', id: toDeliveryId(claim), to, cuid, message } as const),
    ...{ until: new Date(getDatabaseTime() + RETRY_HOURS * 3_600_000), shouldSend: true },
  });
  return true;
}

const FIRST_TRY_TIMEOUT_MS = 6_000;

/** A second or two on a slow phone. */
export const CONTACT_WORK: WorkDemand = { purpose: 'contact', bits: 16 };

export interface Receiver {
  customer: CustomerRow | undefined;
  contact: ContactWays;
  open: boolean;
}

function resolveReceiver({ config, mail }: AppContext, customer: CustomerRow | undefined): Receiver {
  const own = { mail: config.contactMail, ...(config.contactWww && { www: config.contactWww }) };
  const { mail: configuredMail, ...others } = customer ? (customer.contact ?? {}) : own;
  const address = normaliseEmail(configuredMail ?? '');
  const contact = { ...others, ...(address !== undefined && { mail: address }) };
  return { customer, contact, open: mail.available && address !== undefined };
}

type ReceiverQuery = BodyOf<(typeof contactCalls)['contactInfo']>;

async function findCustomer(
  context: AppContext,
  { cuid, qrid }: ReceiverQuery,
): Promise<CustomerRow | undefined> {
  if (cuid === undefined && qrid === undefined) return undefined;
  try {
    return await context.customers.get(cuid ?? (await findCode(context.db, qrid ?? '')).cuid);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Retired codes have no receiver. */
export const findReceiver = async (context: AppContext, meant: ReceiverQuery): Promise<Receiver> =>
  resolveReceiver(context, await findCustomer(context, meant));

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
} as const satisfies Record<FirstAttempt | 'wrongSolution', ContactOutcome>;

const removeInvisibleCharacters = (name = ''): string => name.replaceAll(/[\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();

/**
 * Idempotent across servers. Returns the outcome of the first attempt, or `waiting` after a timeout.
 * @throws Refusal badRequest, conflict, unknownCustomer, tooMany, unavailable (no receiver)
 */
export async function sendContact(
  context: AppContext,
  written: ContactMessage,
  host: string,
  consumer: Consumer,
): Promise<ContactOutcome> {
  // Bots fill the honeypot; they get the usual response.
  if (written.trap) return outcomes.sent;
  const address = normaliseEmail(written.mail);
  if (address === undefined) throw createBadRequest('body.mail');
  const message = written.message.replaceAll(/\r\n?/g, '\n').trim();
  if (isUnseen(message)) throw createBadRequest('body.message', 'missing');
  const customer = written.cuid === undefined ? undefined : await context.customers.get(written.cuid);
  const { open, contact } = resolveReceiver(context, customer);
  if (!open || contact.mail === undefined) throw new Refusal('unavailable');

  const solved = verifyProof(context.secret, CONTACT_WORK.purpose, written);
  if (!solved) return outcomes.wrongSolution;
  const site = customer ? wordsIn(customer.lbl, defaultLocale) : translate('app.name', defaultLocale);
  const where = customer ? `${site} (${host})` : host;
  const look = customer && { light: customer.light, dark: customer.dark, shape: customer.appShape };
  const replyTo = { name: removeInvisibleCharacters(written.name), address };
  const mail = { replyTo, ...renderContactMail(replyTo, message, where, { site, branding: look }) };
  const signedContent = JSON.stringify(['contact', written.cuid, replyTo, message]);
  const signature = signText(context.secret, signedContent).toString('base64url');
  const claim = { id: written.id, challenge: solved.id, signature };
  const addressedMail = { to: contact.mail, cuid: written.cuid, message: mail };
  const isEnqueued = await context.db.transaction((tx) =>
    enqueueOnce(context, tx, claim, addressedMail, consumer),
  );
  return isEnqueued
    ? outcomes[await waitForFirstAttempt(context.db, toDeliveryId(claim), FIRST_TRY_TIMEOUT_MS)]
    : outcomes.wrongSolution;
}
