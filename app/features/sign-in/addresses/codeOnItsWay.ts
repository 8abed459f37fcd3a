import { mobileOf } from '@parvis/questionnaire/model/values/mobile';
import * as z from 'zod/mini';
import { ownKeeper } from '../../../lib/session/ownKeeper.ts';
import type { AddressKind } from './codeCalls.ts';

const sentSchema = z.object({
  ...{ to: z.string(), rqid: z.string(), expires: z.number() },
  late: z.optional(z.boolean()),
});
type Sent = z.infer<typeof sentSchema>;

const keeperOf = (kind: AddressKind) => ownKeeper(`code_${kind}`);

/** Normalises an address for comparison. */
const same = (kind: AddressKind, to: string): string =>
  kind === 'sms' ? (mobileOf(to).phone ?? to) : to.trim().toLowerCase();

export const isSame = (kind: AddressKind, one: string, other: string): boolean =>
  same(kind, one) === same(kind, other);

/** Shares a sent code with the person's other tabs, so that the same address leads to its step. */
export const noteCode = (kind: AddressKind, sent: Sent): void =>
  keeperOf(kind).save({ ...sent, to: same(kind, sent.to) });

function codeOnItsWay(kind: AddressKind, to: string, now = Date.now()): Sent | undefined {
  const { data } = z.safeParse(sentSchema, keeperOf(kind).load());
  return data && data.to === same(kind, to) && now < data.expires ? data : undefined;
}

export const forgetCode = (kind: AddressKind): void => keeperOf(kind).remove();

const hasLocks = (): boolean => Boolean(globalThis.navigator?.locks);

/** Without locks: number and interval in milliseconds of looks for another tab's code. */
const LOOKS = 8;
const EVERY = 250;

/** Finds another tab's code after a refusal; without locks it may arrive a moment later. */
export async function codeOfOther(kind: AddressKind, to: string): Promise<Sent | undefined> {
  for (let left = hasLocks() ? 0 : LOOKS; ; left -= 1) {
    const sent = codeOnItsWay(kind, to);
    if (sent || left === 0) return sent;
    await new Promise((done) => setTimeout(done, EVERY));
  }
}

/** Runs tabs one at a time, so that each knows the code of the one before; at once without locks. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  hasLocks() ? navigator.locks.request('pv_codes', work) : work();
