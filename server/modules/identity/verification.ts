import type { Proof } from '@parvis/api/proof';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, customers, qrCodes, verifications } from '../../platform/db/schema.ts';
import { timeNow } from '../../platform/lib/clock.ts';
import { newCode, newId } from '../../platform/lib/ids.ts';
import { malformed, Refusal } from '../../platform/lib/refusal.ts';
import { text } from '../../platform/lib/texts.ts';
import type { Services } from '../context/services.ts';
import type { Session } from '../context/session.ts';
import { enqueue, type Written } from '../messaging/enqueue.ts';
import { codeMail } from '../messaging/mailTexts.ts';
import { codeSms } from '../messaging/smsTexts.ts';
import { type Address, type AddressKind, kinds, masked } from './addresses.ts';
import { checkCodeBudgets } from './codeBudgets.ts';
import { type MailCustomer, mailCustomer, staffedBefore, staffedBy } from './formerStaff.ts';
import { isKnownDevice } from './knownDevices.ts';
import { type CodeAsked, checkCodeLimits, pauseAfter } from './mailLimits.ts';
import { lockWriter } from './mergePeople.ts';
import { blurred, requesterName } from './requesters.ts';
import { secondProof } from './secondProof.ts';
import { codeHash } from './tryCode.ts';

type Visitor = Pick<Session, 'qrid' | 'qridDate' | 'crUid'>;

async function scannedBy(tx: Tx, { qrid, qridDate }: Visitor) {
  if (qrid === null) return undefined;
  const [customer] = await tx
    .select(mailCustomer)
    .from(qrCodes)
    .innerJoin(customers, eq(customers.cuid, qrCodes.cuid))
    .where(eq(qrCodes.qrid, qrid));
  return customer && { customer, at: qridDate ?? new Date(0) };
}

async function reportedTo(tx: Tx, { crUid }: Visitor) {
  if (crUid === null) return undefined;
  const [row] = await tx
    .select({ ...mailCustomer, at: cases.created })
    .from(cases)
    .innerJoin(customers, eq(customers.cuid, cases.cuid))
    .where(eq(cases.reporter, crUid))
    .orderBy(desc(cases.created))
    .limit(1);
  if (!row) return undefined;
  const { at, ...customer } = row;
  return { customer, at };
}

/** The later of the last scan and the last report. */
export async function visitedBy(tx: Tx, session: Visitor | undefined): Promise<MailCustomer | undefined> {
  if (!session) return undefined;
  const scanned = await scannedBy(tx, session);
  const reported = await reportedTo(tx, session);
  const isLater = scanned && reported && reported.at > scanned.at;
  return (isLater ? reported : (scanned ?? reported))?.customer;
}

export const CODE_MINUTES = 10;

/** The same whether or not the address is known. */
export interface CodeRequest {
  rqid: string;
  /** False while the last delivery failed. */
  sent: boolean;
  masked: string;
  expires: string;
  again: number;
}

export interface CodeAsker {
  host: string;
  locale: Locale;
  session: Session | undefined;
  device: string | undefined;
  /** A network prefix (`ipPrefix`). */
  network: string;
  proof: Proof | undefined;
  /** Claims the address as own. */
  own: boolean;
  /** Who gets the address; undefined when signing in. */
  owner?: string;
  /** Binds a sign-in code to its browser. */
  browser?: string;
}

/** `completes`: the request of the first code. */
interface Wanted {
  readonly address: Address;
  readonly completes?: string;
}

/**
 * Decides whether a code is sent and who is counted. Always runs all queries: timing must not reveal known addresses.
 */
async function judge(services: Services, tx: Tx, { address, completes }: Wanted, asker: CodeAsker) {
  const { session, device, network, proof, own } = asker;
  const nameOf = (kind: Parameters<typeof requesterName>[1], name: string) =>
    requesterName(services.secret, kind, name);
  const staffOf = await staffedBy(tx, address);
  const before = await staffedBefore(tx, address);
  const signedInHere = await isKnownDevice(tx, device, address);
  const hasIt = session !== undefined && kinds[address.kind].of(session) === address.value;
  const known = signedInHere || hasIt || completes !== undefined;
  const crUid = session?.crUid ?? undefined;
  const requester = () => {
    if (signedInHere && device) return nameOf('device', device);
    return crUid === undefined ? nameOf('network', network) : nameOf('identity', crUid);
  };
  const request: CodeAsked = {
    address,
    requester: requester(),
    network: nameOf('network', network),
    identified: crUid !== undefined,
    known,
    isStaff: staffOf.length > 0,
    own,
    factor: services.config.limitFactor,
    proof,
  };
  const visited = await visitedBy(tx, session);
  const here = visited ? [visited] : [];
  // For a claimed number, a refusal must not reveal whose staff it is.
  const cuid = own ? visited?.cuid : (staffOf[0] ?? visited)?.cuid;
  // Visitors see the place they visit, staff their (former) employer.
  const ordered = own ? [here, staffOf, before] : [staffOf, here, before];
  const from = ordered.find((some) => some.length > 0) ?? [];
  const isListed = staffOf.length > 0 || before.length > 0;
  return { request, from, cuid, goesOut: isListed || known || (own && crUid !== undefined) };
}

function writeCode(
  { kind, value: to }: Address,
  code: string,
  { host, locale, own }: CodeAsker,
  from: readonly MailCustomer[],
): Written {
  const site = from.map(({ lbl }) => wordsIn(lbl, locale)).join(', ') || text('app.name', locale);
  const values = { code, minutes: CODE_MINUTES, host, site };
  if (kind === 'sms') return { kind, to, message: { text: codeSms(locale, values) } };
  const look = from.length === 1 ? from[0] : undefined;
  return { kind, to, message: codeMail(locale, values, { look, is: own ? 'own' : 'code' }) };
}

/** @throws Refusal tooMany, unavailable, unauthenticated */
export async function requestCode(
  services: Services,
  wanted: Wanted,
  asker: CodeAsker,
): Promise<CodeRequest> {
  const { address, completes = null } = wanted;
  const { available, failing } = services[address.kind];
  if (!available) throw new Refusal('unavailable');
  const sent = !failing;
  const rqid = newId();
  const code = newCode();
  const expires = new Date(timeNow() + CODE_MINUTES * 60_000);
  const unused = await services.db.transaction(async (tx) => {
    const { request, from, cuid, ...judged } = await judge(services, tx, wanted, asker);
    const unused = await checkCodeLimits(services, tx, request);
    // Lock order: address before person. Without the lock, a request during an erasure would outlive it.
    if (asker.session?.crUid) await lockWriter(tx, asker.session.crUid);
    const { requester, network, known, own, isStaff, factor } = request;
    const { kind } = address;
    const perDay = { sms: services.config.smsPerDay, mail: services.config.mailCodesPerDay }[kind];
    const isReserved = known && (kind === 'mail' || isStaff);
    // Without identity, unknown addresses get no code; staff addresses must get the same response.
    const isQuiet = !known && !(own && request.identified);
    const { shareSpent } = services;
    const asked = { kind, isReserved, isQuiet, line: network, factor, shareSpent };
    const whose = judged.goesOut ? cuid : undefined;
    const goesOut = (await checkCodeBudgets(tx, { ...asked, cuid: whose }, perDay)) && judged.goesOut;
    const nameless = blurred(services.secret, address.value);
    // Addresses typed without identity could never be erased, so they are stored hashed.
    const kept = judged.goesOut || request.identified ? address.value : nameless;
    await tx.insert(verifications).values({
      ...{ rqid, kind, address: kept, completes },
      ...{ requester, network, known, own, expires, sent },
      // An unsent code must not be guessable: no typed code has this hash.
      codeHash: codeHash(services, rqid, goesOut ? code : newId(), asker),
    });
    const written = writeCode(address, code, asker, from);
    await enqueue(services, tx, { ...written, id: rqid, about: 'code', cuid, until: expires, goes: goesOut });
    return unused;
  });
  return {
    ...{ rqid, sent, masked: masked(address), expires: expires.toISOString() },
    again: sent ? pauseAfter(unused + 1) : 0,
  };
}

/**
 * Sends a code to the account's other address.
 * @param rqid the request of the first code
 * @throws Refusal badRequest, tooMany, unavailable
 */
export async function requestSecondCode(
  services: Services,
  kind: AddressKind,
  rqid: string,
  asker: CodeAsker,
): Promise<CodeRequest> {
  const { db } = services;
  const [first] = await db
    .select({ kind: verifications.kind, value: verifications.address })
    .from(verifications)
    .where(
      and(eq(verifications.rqid, rqid), eq(verifications.used, true), gt(verifications.expires, sql`now()`)),
    );
  if (!first) throw malformed('body.rqid', 'unknown');
  const isStaffDoor = asker.owner === undefined;
  const nobody = { session: undefined, device: undefined, isStaffDoor };
  const address = await secondProof(db, first, nobody);
  if (address?.kind !== kind) throw malformed('body.rqid', 'unknown');
  return requestCode(services, { address, completes: rqid }, asker);
}
