import type { Proof } from '@parvis/api/proof';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, customers, qrCodes, verifications } from '../../platform/db/schema.ts';
import { getDatabaseTime } from '../../platform/lib/clock.ts';
import { createId, createVerificationCode } from '../../platform/lib/ids.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { translate } from '../../platform/lib/texts.ts';
import type { AppContext } from '../context/appContext.ts';
import type { Session } from '../context/session.ts';
import { enqueueMessage, type MessageContent, renderCodeMail, renderCodeSms } from '../messaging/service.ts';
import { type Address, type AddressKind, addressKinds, maskAddress } from './addresses.ts';
import { hashCode, hashHolder } from './checkCode.ts';
import { checkCodeBudgets } from './codeBudgets.ts';
import { type CodeRequestFacts, checkCodeLimits, getPauseSeconds } from './codeLimits.ts';
import {
  findEndedStaffCustomers,
  findStaffCustomers,
  type MailCustomer,
  mailCustomerColumns,
} from './formerStaff.ts';
import { isKnownDevice } from './knownDevices.ts';
import { lockAgainstMerge } from './mergePeople.ts';
import { hashErasedAddress, hashRequester } from './requesters.ts';
import { findSecondFactor } from './secondFactor.ts';

type Visitor = Pick<Session, 'qrid' | 'qridDate' | 'crUid'>;

async function findScannedCustomer(tx: Tx, { qrid, qridDate }: Visitor) {
  if (qrid === null) return undefined;
  const [customer] = await tx
    .select(mailCustomerColumns)
    .from(qrCodes)
    .innerJoin(customers, eq(customers.cuid, qrCodes.cuid))
    .where(eq(qrCodes.qrid, qrid));
  return customer && { customer, at: qridDate ?? new Date(0) };
}

async function findReportedCustomer(tx: Tx, { crUid }: Visitor) {
  if (crUid === null) return undefined;
  const [row] = await tx
    .select({ ...mailCustomerColumns, at: cases.created })
    .from(cases)
    .innerJoin(customers, eq(customers.cuid, cases.cuid))
    .where(eq(cases.reporter, crUid))
    .orderBy(desc(cases.created))
    .limit(1);
  if (!row) return undefined;
  const { at, ...customer } = row;
  return { customer, at };
}

/** Uses the last scan or report. */
export async function findVisitedCustomer(
  tx: Tx,
  session: Visitor | undefined,
): Promise<MailCustomer | undefined> {
  if (!session) return undefined;
  const scanned = await findScannedCustomer(tx, session);
  const reported = await findReportedCustomer(tx, session);
  const isLater = scanned && reported && reported.at > scanned.at;
  return (isLater ? reported : (scanned ?? reported))?.customer;
}

export const CODE_MINUTES = 10;

/** Equal for known and unknown addresses. */
export interface CodeRequest {
  rqid: string;
  /** False while the last delivery failed. */
  sent: boolean;
  masked: string;
  expires: string;
  again: number;
}

export interface CodeRequester {
  host: string;
  locale: Locale;
  session: Session | undefined;
  device: string | undefined;
  /** `ipPrefix`. */
  network: string;
  proof: Proof | undefined;
  /** Claims the address as own. */
  own: boolean;
  /** Undefined when signing in. */
  owner?: string;
  /** Binds a sign-in code to its browser. */
  browser?: string;
}

/** `completes`: the request of the first code. */
interface CodeTarget {
  readonly address: Address;
  readonly completes?: string;
}

/**
 * Decides whether to send, and whom to count. Always runs all queries: timing must not reveal known
 * addresses.
 */
async function evaluateRequest(
  context: AppContext,
  tx: Tx,
  { address, completes }: CodeTarget,
  codeRequester: CodeRequester,
) {
  const { session, device, network, proof, own } = codeRequester;
  const hashName = (kind: Parameters<typeof hashRequester>[1], name: string) =>
    hashRequester(context.secret, kind, name);
  const staffOf = await findStaffCustomers(tx, address);
  const before = await findEndedStaffCustomers(tx, address);
  const signedInHere = await isKnownDevice(tx, device, address);
  const hasIt = session !== undefined && addressKinds[address.kind].getAddress(session) === address.value;
  const known = signedInHere || hasIt || completes !== undefined;
  const crUid = session?.crUid ?? undefined;
  const getRequester = () => {
    if (signedInHere && device) return hashName('device', device);
    return crUid === undefined ? hashName('network', network) : hashName('identity', crUid);
  };
  const request: CodeRequestFacts = {
    address,
    requester: getRequester(),
    network: hashName('network', network),
    identified: crUid !== undefined,
    known,
    isStaff: staffOf.length > 0,
    own,
    factor: context.config.limitFactor,
    proof,
  };
  const visited = await findVisitedCustomer(tx, session);
  const visitedCustomers = visited ? [visited] : [];
  // A refusal must not reveal whose staff it is.
  const cuid = own ? visited?.cuid : (staffOf[0] ?? visited)?.cuid;
  // Visitors see the visited customer, staff their (former) employer.
  const ordered = own ? [visitedCustomers, staffOf, before] : [staffOf, visitedCustomers, before];
  const from = ordered.find((some) => some.length > 0) ?? [];
  const isListed = staffOf.length > 0 || before.length > 0;
  return { request, from, cuid, goesOut: isListed || known || (own && crUid !== undefined) };
}

function renderCodeMessage(
  { kind, value: to }: Address,
  code: string,
  { host, locale, own }: CodeRequester,
  from: readonly MailCustomer[],
): MessageContent {
  const site = from.map(({ lbl }) => wordsIn(lbl, locale)).join(', ') || translate('app.name', locale);
  const values = { code, minutes: CODE_MINUTES, host, site };
  if (kind === 'sms') return { kind, to, message: { text: renderCodeSms(locale, values) } };
  const look = from.length === 1 ? from[0] : undefined;
  return { kind, to, message: renderCodeMail(locale, values, { look, is: own ? 'own' : 'code' }) };
}

/** @throws Refusal tooMany, unavailable, unauthenticated */
export async function requestCode(
  context: AppContext,
  wanted: CodeTarget,
  codeRequester: CodeRequester,
): Promise<CodeRequest> {
  const { address, completes = null } = wanted;
  const { available, failing } = context[address.kind];
  if (!available) throw new Refusal('unavailable');
  const sent = !failing;
  const rqid = createId();
  const code = createVerificationCode();
  const expires = new Date(getDatabaseTime() + CODE_MINUTES * 60_000);
  const unused = await context.db.transaction(async (tx) => {
    const { request, from, cuid, ...judged } = await evaluateRequest(context, tx, wanted, codeRequester);
    const unused = await checkCodeLimits(context, tx, request);
    // Lock order: address before person. Otherwise a request could outlive a concurrent erasure.
    if (codeRequester.session?.crUid) await lockAgainstMerge(tx, codeRequester.session.crUid);
    const { requester, network, known, own, isStaff, factor } = request;
    const { kind } = address;
    const perDay = { sms: context.config.smsPerDay, mail: context.config.mailCodesPerDay }[kind];
    const isReserved = known && (kind === 'mail' || isStaff);
    // Unknown addresses get no code; staff addresses must get the same response.
    const isQuiet = !known && !(own && request.identified);
    const { warnShareSpent } = context;
    const budgetRequest = { kind, isReserved, isQuiet, network, factor, shareSpent: warnShareSpent };
    const budgetCuid = judged.goesOut ? cuid : undefined;
    const goesOut =
      (await checkCodeBudgets(tx, { ...budgetRequest, cuid: budgetCuid }, perDay)) && judged.goesOut;
    const nameless = hashErasedAddress(context.secret, address.value);
    // Addresses typed without identity could never be erased: stores a hash.
    const storedAddress = judged.goesOut || request.identified ? address.value : nameless;
    await tx.insert(verifications).values({
      ...{ rqid, kind, address: storedAddress, completes },
      ...{ requester, network, known, own, expires, sent, holder: hashHolder(context, codeRequester) },
      // No typed code has this hash.
      codeHash: hashCode(context, rqid, goesOut ? code : createId(), codeRequester),
    });
    const written = renderCodeMessage(address, code, codeRequester, from);
    await enqueueMessage(context, tx, {
      ...written,
      id: rqid,
      about: 'code',
      cuid,
      until: expires,
      shouldSend: goesOut,
    });
    return unused;
  });
  return {
    ...{ rqid, sent, masked: maskAddress(address), expires: expires.toISOString() },
    again: sent ? getPauseSeconds(unused + 1) : 0,
  };
}

/**
 * Sends to the account's other address.
 * @param rqid the request of the first code
 * @throws Refusal badRequest, tooMany, unavailable
 */
export async function requestSecondCode(
  context: AppContext,
  kind: AddressKind,
  rqid: string,
  codeRequester: CodeRequester,
): Promise<CodeRequest> {
  const { db } = context;
  const [first] = await db
    .select({ kind: verifications.kind, value: verifications.address })
    .from(verifications)
    .where(
      and(eq(verifications.rqid, rqid), eq(verifications.used, true), gt(verifications.expires, sql`now()`)),
    );
  if (!first) throw createBadRequest('body.rqid', 'unknown');
  const isStaffDoor = codeRequester.owner === undefined;
  const nobody = { session: undefined, device: undefined, isStaffDoor };
  const address = await findSecondFactor(db, first, nobody);
  if (address?.kind !== kind) throw createBadRequest('body.rqid', 'unknown');
  return requestCode(context, { address, completes: rqid }, codeRequester);
}
