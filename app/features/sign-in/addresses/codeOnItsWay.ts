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

/** An address as it is the same however it was typed. */
const same = (kind: AddressKind, to: string): string =>
  kind === 'sms' ? (mobileOf(to).phone ?? to) : to.trim().toLowerCase();

/** Whether two were typed for one address. */
export const isSame = (kind: AddressKind, one: string, other: string): boolean =>
  same(kind, one) === same(kind, other);

/** Tells the other tabs of a person that a code is on its way: whoever gives the same address there is led to its step. */
export const noteCode = (kind: AddressKind, sent: Sent): void =>
  keeperOf(kind).save({ ...sent, to: same(kind, sent.to) });

/** The code that is on its way to an address, whichever tab asked for it. */
function codeOnItsWay(kind: AddressKind, to: string, now = Date.now()): Sent | undefined {
  const { data } = z.safeParse(sentSchema, keeperOf(kind).load());
  return data && data.to === same(kind, to) && now < data.expires ? data : undefined;
}

/** It is taken no more. */
export const forgetCode = (kind: AddressKind): void => keeperOf(kind).remove();

const hasLocks = (): boolean => Boolean(globalThis.navigator?.locks);

/** How often, and after how many milliseconds, a tab that could not wait its turn looks whether another one was answered. */
const LOOKS = 8;
const EVERY = 250;

/** The code that another tab asked for, where this one was refused: where tabs cannot take turns, its answer may come a moment later. */
export async function codeOfOther(kind: AddressKind, to: string): Promise<Sent | undefined> {
  for (let left = hasLocks() ? 0 : LOOKS; ; left -= 1) {
    const sent = codeOnItsWay(kind, to);
    if (sent || left === 0) return sent;
    await new Promise((done) => setTimeout(done, EVERY));
  }
}

/** One tab after the other: what the first one asked for is known to the second. Where the browser has no locks, at once. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  hasLocks() ? navigator.locks.request('pv_codes', work) : work();
