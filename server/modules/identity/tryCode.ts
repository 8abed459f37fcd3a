import { normaliseCode } from '@parvis/questionnaire/model/values/validate';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { verifications } from '../../platform/db/schema.ts';
import { timeNow } from '../../platform/lib/clock.ts';
import { isSignature, signatureOf } from '../../platform/lib/signing.ts';
import type { Services } from '../context/services.ts';
import type { Address, AddressKind } from './addresses.ts';
import { blurred, eachOneByOne } from './requesters.ts';

const CODE_TRIES = 5;

/** A code as somebody gives it. */
export interface CodeTry {
  rqid: string;
  typed: string;
  kind: AddressKind;
  /** Where it was sent to, as whoever gives it says; not told of a mail. */
  to?: string;
  /** Whose address it is to be; nobody where it signs in. */
  owner?: string;
  /** The token of the browser in which it is given, where it signs in. */
  browser?: string | undefined;
  /** The address that it is to take the place of. */
  instead?: string | null;
}

/** What came of trying a code; the addresses that it proves, where it is the one that was sent: the one it was sent to first. */
export type Tried =
  | { readonly right: true; readonly proven: readonly [Address, ...Address[]] }
  | {
      readonly right: false;
      readonly outcome: 'wrongCode' | 'noRecord';
      readonly triesLeft: number;
      readonly address?: Address;
    };

/** For whom a code holds: the person whom it is to give an address, or the browser that it is to sign in. */
type Holder = Pick<CodeTry, 'owner' | 'browser'>;

const signed = (rqid: string, code: string, { owner, browser = '' }: Holder): string =>
  `${rqid}:${owner ?? `browser.${browser}`}:${code}`;

/** What is signed for a code: it holds for its request alone, and for whoever asked. */
export const codeHash = ({ secret }: Services, rqid: string, code: string, holder: Holder): string =>
  signatureOf(secret, signed(rqid, code, holder)).toString('base64url');

const NO_RECORD = { right: false, outcome: 'noRecord', triesLeft: 0 } as const;

async function provenBefore(tx: Tx, rqid: string): Promise<Address | undefined> {
  const { kind, address, used } = verifications;
  const [row] = await tx
    .select({ kind, value: address })
    .from(verifications)
    .where(and(eq(verifications.rqid, rqid), eq(used, true)));
  return row;
}

/** Tries a code: five tries, ten minutes, good once. */
export async function tryCode(services: Services, tx: Tx, given: CodeTry): Promise<Tried> {
  const { rqid, typed, kind, to, instead } = given;
  const open = and(eq(verifications.rqid, rqid), eq(verifications.used, false), eq(verifications.kind, kind));
  const [asked] = await tx.select({ address: verifications.address }).from(verifications).where(open);
  // Two codes for one address confirmed at once must not make two people of it, and whoever is being erased is not met half.
  if (asked) await eachOneByOne(tx, instead ? [asked.address, instead] : [asked.address]);
  const [row] = await tx.select().from(verifications).where(open).for('update');
  if (!row || row.expires.getTime() < timeNow() || row.tries >= CODE_TRIES) return NO_RECORD;
  // A code that went nowhere is tried like any other: else it would be told who is known here.
  if (to !== undefined && ![to, blurred(services.secret, to)].includes(row.address)) return NO_RECORD;
  const tries = row.tries + 1;
  const code = normaliseCode(typed) ?? '';
  const right = isSignature(services.secret, signed(rqid, code, given), row.codeHash);
  await tx.update(verifications).set({ tries, used: right }).where(eq(verifications.rqid, rqid));
  if (!right)
    return {
      ...{ right, outcome: 'wrongCode', triesLeft: CODE_TRIES - tries },
      address: { kind, value: row.address },
    };
  const before = row.completes === null ? undefined : await provenBefore(tx, row.completes);
  // What was proved before was erased since: this code alone says nothing.
  if (row.completes !== null && !before) return NO_RECORD;
  const own = { kind, value: row.address };
  return { right, proven: before ? [own, before] : [own] };
}
