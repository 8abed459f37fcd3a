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

/** Whose code is the one that was scanned last, where one is kept. */
async function scannedBy(tx: Tx, { qrid, qridDate }: Visitor) {
  if (qrid === null) return undefined;
  const [customer] = await tx
    .select(mailCustomer)
    .from(qrCodes)
    .innerJoin(customers, eq(customers.cuid, qrCodes.cuid))
    .where(eq(qrCodes.qrid, qrid));
  return customer && { customer, at: qridDate ?? new Date(0) };
}

/** To whom somebody reported last. */
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

/** Whose place somebody was at last: whose code they scanned, or to whom they reported, which may come later from elsewhere; a code that was used is dropped. */
export async function visitedBy(tx: Tx, session: Visitor | undefined): Promise<MailCustomer | undefined> {
  if (!session) return undefined;
  const scanned = await scannedBy(tx, session);
  const reported = await reportedTo(tx, session);
  const isLater = scanned && reported && reported.at > scanned.at;
  return (isLater ? reported : (scanned ?? reported))?.customer;
}

/** How long a code is good for. */
export const CODE_MINUTES = 10;

/** What is told about a code on its way; the same whether or not anybody knows the address. */
export interface CodeRequest {
  rqid: string;
  /** A transport took the last message that it was given. */
  sent: boolean;
  masked: string;
  expires: string;
  again: number;
}

/** Who asks for a code, from which page and in which language. */
export interface CodeAsker {
  host: string;
  locale: Locale;
  session: Session | undefined;
  device: string | undefined;
  /** Their line (`lineOf`). */
  network: string;
  proof: Proof | undefined;
  /** Whether they say that the address is their own, to be joined to their identity. */
  own: boolean;
  /** The person whom the address is to be given to, who asks; nobody where the code signs in. */
  owner?: string;
  /** The token of their browser, where the code signs in: it does so nowhere else. */
  browser?: string;
}

/** Where a code is to go, and the proof that it completes, whose giver may have it sent to the other address of an account. */
interface Wanted {
  readonly address: Address;
  readonly completes?: string;
}

/** Whether a code goes out, and who is counted. Everything is looked up for every address, so that none answers faster. */
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
  // Who calls a number theirs is not told by a refusal whose staff it is.
  const cuid = own ? visited?.cuid : (staffOf[0] ?? visited)?.cuid;
  // A visitor reads the name of where they are, staff of where they work, or worked until it ended.
  const ordered = own ? [here, staffOf, before] : [staffOf, here, before];
  const from = ordered.find((some) => some.length > 0) ?? [];
  const isListed = staffOf.length > 0 || before.length > 0;
  return { request, from, cuid, goesOut: isListed || known || (own && crUid !== undefined) };
}

/** The message with a code: a mail in the look of the customer that it is from, where that is one, or an SMS. */
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

/**
 * Sends a code to an address of staff, or of the asker. @throws Refusal tooMany, unavailable (nothing sends such messages here),
 * unauthenticated (they are nobody any more)
 */
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
    // After the address, as all take them: what is asked for while somebody is erased would outlive them.
    if (asker.session?.crUid) await lockWriter(tx, asker.session.crUid);
    const { requester, network, known, own, isStaff, factor } = request;
    const { kind } = address;
    const perDay = { sms: services.config.smsPerDay, mail: services.config.mailCodesPerDay }[kind];
    const isReserved = known && (kind === 'mail' || isStaff);
    // Of whoever has no identity an address of nobody gets nothing at all: one of staff must be answered as it is.
    const isQuiet = !known && !(own && request.identified);
    const { shareSpent } = services;
    const asked = { kind, isReserved, isQuiet, line: network, factor, shareSpent };
    const whose = judged.goesOut ? cuid : undefined;
    const goesOut = (await checkCodeBudgets(tx, { ...asked, cuid: whose }, perDay)) && judged.goesOut;
    const nameless = blurred(services.secret, address.value);
    // Nobody could erase what somebody without an identity typed: of what goes nowhere it only stays that it was asked for.
    const kept = judged.goesOut || request.identified ? address.value : nameless;
    await tx.insert(verifications).values({
      ...{ rqid, kind, address: kept, completes },
      ...{ requester, network, known, own, expires, sent },
      // What nobody was told cannot be guessed: no code of five letters has this hash.
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
 * Sends a second code to the other address of the account that a first one led to. @param rqid the request whose code was given @throws
 * Refusal badRequest (no such request, or nothing is wanted beside it), tooMany, unavailable
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
