import { normaliseCode } from '@parvis/questionnaire/model/values/validate';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { verifications } from '../../platform/db/schema.ts';
import { getDatabaseTime } from '../../platform/lib/clock.ts';
import { isValidSignature, signText } from '../../platform/lib/signing.ts';
import type { AppContext } from '../context/appContext.ts';
import type { Address, AddressKind } from './addresses.ts';
import { acquireNamedLocks, hashErasedAddress, hashRequester } from './requesters.ts';

const CODE_TRIES = 5;

export interface CodeAttempt {
  /** Undefined: the holder's last request. */
  rqid?: string | undefined;
  typed: string;
  kind: AddressKind;
  /** As claimed by the client; for SMS only. */
  to?: string;
  /** Undefined when signing in. */
  owner?: string;
  /** Binds a sign-in code to its browser. */
  browser?: string | undefined;
  /** The address to replace. */
  instead?: string | null;
}

/** `proven` starts with the address of this code. */
export type CodeResult =
  | { readonly right: true; readonly proven: readonly [Address, ...Address[]] }
  | {
      readonly right: false;
      readonly outcome: 'wrongCode' | 'noRecord';
      readonly triesLeft: number;
      readonly address?: Address;
    };

type CodeHolder = Pick<CodeAttempt, 'owner' | 'browser'>;

const buildSignedText = (rqid: string, code: string, { owner, browser = '' }: CodeHolder): string =>
  `${rqid}:${owner ?? `browser.${browser}`}:${code}`;

export const hashCode = ({ secret }: AppContext, rqid: string, code: string, holder: CodeHolder): string =>
  signText(secret, buildSignedText(rqid, code, holder)).toString('base64url');

/** Identifies a holder's requests without revealing the holder. */
export const hashHolder = ({ secret }: AppContext, { owner, browser }: CodeHolder): string | undefined => {
  if (owner !== undefined) return hashRequester(secret, 'identity', owner);
  return browser === undefined ? undefined : hashRequester(secret, 'browser', browser);
};

async function findLastRequest(context: AppContext, tx: Tx, attempt: CodeAttempt) {
  const holder = hashHolder(context, attempt);
  if (holder === undefined) return undefined;
  const [last] = await tx
    .select({ rqid: verifications.rqid })
    .from(verifications)
    .where(and(eq(verifications.holder, holder), eq(verifications.kind, attempt.kind)))
    .orderBy(desc(verifications.created))
    .limit(1);
  return last?.rqid;
}

const NO_RECORD = { right: false, outcome: 'noRecord', triesLeft: 0 } as const;

async function findFirstAddress(tx: Tx, rqid: string): Promise<Address | undefined> {
  const { kind, address, used } = verifications;
  const [row] = await tx
    .select({ kind, value: address })
    .from(verifications)
    .where(and(eq(verifications.rqid, rqid), eq(used, true)));
  return row;
}

/** Allows five tries in ten minutes, and one use. */
export async function checkCode(context: AppContext, tx: Tx, attempt: CodeAttempt): Promise<CodeResult> {
  const { typed, kind, to, instead } = attempt;
  const rqid = attempt.rqid ?? (await findLastRequest(context, tx, attempt));
  if (rqid === undefined) return NO_RECORD;
  const open = and(eq(verifications.rqid, rqid), eq(verifications.used, false), eq(verifications.kind, kind));
  const [pending] = await tx.select({ address: verifications.address }).from(verifications).where(open);
  // Prevents two people with one address, and races with erasure.
  if (pending) await acquireNamedLocks(tx, instead ? [pending.address, instead] : [pending.address]);
  const [row] = await tx.select().from(verifications).where(open).for('update');
  if (!row || row.expires.getTime() < getDatabaseTime() || row.tries >= CODE_TRIES) return NO_RECORD;
  // Treats an unsent code like any other: responses must not reveal known addresses.
  if (to !== undefined && ![to, hashErasedAddress(context.secret, to)].includes(row.address))
    return NO_RECORD;
  const tries = row.tries + 1;
  const code = normaliseCode(typed) ?? '';
  const right = isValidSignature(context.secret, buildSignedText(rqid, code, attempt), row.codeHash);
  await tx.update(verifications).set({ tries, used: right }).where(eq(verifications.rqid, rqid));
  if (!right)
    return {
      ...{ right, outcome: 'wrongCode', triesLeft: CODE_TRIES - tries },
      address: { kind, value: row.address },
    };
  const before = row.completes === null ? undefined : await findFirstAddress(tx, row.completes);
  // The first proof was erased, so this code alone is insufficient.
  if (row.completes !== null && !before) return NO_RECORD;
  const own = { kind, value: row.address };
  return { right, proven: before ? [own, before] : [own] };
}
