import { mobileOf } from '@parvis/questionnaire/model/values/mobile';
import * as z from 'zod/mini';
import { createOwnSlot } from '../../../lib/session/ownSlot.ts';
import type { AddressKind } from './codeCalls.ts';

const pendingCodeSchema = z.object({
  ...{ to: z.string(), rqid: z.string(), expires: z.number() },
  late: z.optional(z.boolean()),
});
type PendingCode = z.infer<typeof pendingCodeSchema>;

const getCodeSlot = (kind: AddressKind) => createOwnSlot(`code_${kind}`);

const normalizeAddress = (kind: AddressKind, to: string): string =>
  kind === 'sms' ? (mobileOf(to).phone ?? to) : to.trim().toLowerCase();

export const isSameAddress = (kind: AddressKind, one: string, other: string): boolean =>
  normalizeAddress(kind, one) === normalizeAddress(kind, other);

/** For the person's other tabs: the same address leads to its step. */
export const savePendingCode = (kind: AddressKind, sent: PendingCode): void =>
  getCodeSlot(kind).save({ ...sent, to: normalizeAddress(kind, sent.to) });

function readPendingCode(kind: AddressKind, to: string, now = Date.now()): PendingCode | undefined {
  const { data } = z.safeParse(pendingCodeSchema, getCodeSlot(kind).load());
  return data && data.to === normalizeAddress(kind, to) && now < data.expires ? data : undefined;
}

export const clearPendingCode = (kind: AddressKind): void => getCodeSlot(kind).remove();

const hasLocks = (): boolean => Boolean(globalThis.navigator?.locks);

/** Without locks: polls of another tab's code, interval in milliseconds. */
const MAX_CHECKS = 8;
const CHECK_INTERVAL = 250;

/** After a refusal; without locks it may arrive later. */
export async function waitForPendingCode(kind: AddressKind, to: string): Promise<PendingCode | undefined> {
  for (let left = hasLocks() ? 0 : MAX_CHECKS; ; left -= 1) {
    const sent = readPendingCode(kind, to);
    if (sent || left === 0) return sent;
    await new Promise((done) => setTimeout(done, CHECK_INTERVAL));
  }
}

/** One tab at a time: each knows the earlier code; at once without locks. */
export const runSequentially = <T>(work: () => Promise<T>): Promise<T> =>
  hasLocks() ? navigator.locks.request('pv_codes', work) : work();
