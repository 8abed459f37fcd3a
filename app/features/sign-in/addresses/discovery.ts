import { phoneDiscoveryCalls } from '@parvis/api/calls/ownPhone';
import { CallFailed } from '@parvis/api/client';
import type { Flag } from '@parvis/questionnaire/model/schema';
import { isNumberRefused, type NumberRefused } from '@parvis/questionnaire/model/values/mobile';
import { formatPhone } from '@parvis/questionnaire/model/values/validate';
import { client } from '../../../lib/api/client.ts';
import type { PhoneDiscovery } from './addressVerification.ts';

/** Milliseconds; polls before asking whether the SMS was sent. */
const POLL_INTERVAL = 3_000;
const MAX_POLLS = 20;

/** Undefined where the server refuses. */
export async function beginDiscovery(): Promise<PhoneDiscovery | undefined> {
  try {
    const [begun] = await client.call(phoneDiscoveryCalls.phoneDiscvrInitUsid, {});
    return begun && { usid: begun.usid, number: begun.number };
  } catch (error) {
    // Network errors can be retried.
    if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') throw error;
    return undefined;
  }
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, POLL_INTERVAL));

/** Flow flag; none once verified. */
interface DiscoveryResult {
  readonly outcome?: Flag;
  readonly refused?: NumberRefused;
}

/** Until the SMS arrives, fails, or the limit. */
export async function waitForDiscovery(
  asked: PhoneDiscovery | undefined,
  isOver: () => boolean,
): Promise<DiscoveryResult> {
  if (!asked) return { outcome: 'noRecord' };
  const body = { usid: asked.usid };
  for (let left = MAX_POLLS; left > 0 && !isOver(); left -= 1) {
    const [state] = await client.call(phoneDiscoveryCalls.phoneDiscvrSts, { body });
    if (state?.success) return {};
    const refused = state?.numberRefused;
    if (state?.noRecord) return { outcome: 'noRecord', ...(isNumberRefused(refused) && { refused }) };
    await pause();
  }
  return { outcome: 'notYet' };
}

/** `A7B2C D3E4F`, readable in groups. */
export const formatCode = ({ usid }: PhoneDiscovery): string => usid.toUpperCase().replace(/^(.{5})/, '$1 ');

export const formatNumber = ({ number }: PhoneDiscovery): string => formatPhone(number);

/** Android and iOS read the body after either sign. */
export const buildSmsLink = ({ usid, number }: PhoneDiscovery): string =>
  `sms:${number}?&body=${usid.toUpperCase()}`;
