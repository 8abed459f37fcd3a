import { phoneDiscoveryCalls } from '@parvis/api/calls/ownPhone';
import { CallFailed } from '@parvis/api/client';
import type { Flag } from '@parvis/questionnaire/model/schema';
import { isNumberRefused, type NumberRefused } from '@parvis/questionnaire/model/values/mobile';
import { formatPhone } from '@parvis/questionnaire/model/values/validate';
import { client } from '../../../lib/api/client.ts';
import type { AskedDiscovery } from './askedAddress.ts';

/** Poll interval, milliseconds, and polls before asking whether the SMS was sent. */
const EVERY = 3_000;
const TIMES = 20;

/** Requests a code to send from the phone; undefined where the server refuses. */
export async function beginDiscovery(): Promise<AskedDiscovery | undefined> {
  try {
    const [begun] = await client.call(phoneDiscoveryCalls.phoneDiscvrInitUsid, {});
    return begun && { usid: begun.usid, number: begun.number };
  } catch (error) {
    // Network errors can be retried.
    if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') throw error;
    return undefined;
  }
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, EVERY));

/** Outcome as a flag of the flow; none once verified. */
interface Awaited {
  readonly outcome?: Flag;
  readonly refused?: NumberRefused;
}

/** Polls until the SMS arrives, fails, or the limit is reached. */
export async function awaitDiscovery(
  asked: AskedDiscovery | undefined,
  isOver: () => boolean,
): Promise<Awaited> {
  if (!asked) return { outcome: 'noRecord' };
  const body = { usid: asked.usid };
  for (let left = TIMES; left > 0 && !isOver(); left -= 1) {
    const [state] = await client.call(phoneDiscoveryCalls.phoneDiscvrSts, { body });
    if (state?.success) return {};
    const refused = state?.numberRefused;
    if (state?.noRecord) return { outcome: 'noRecord', ...(isNumberRefused(refused) && { refused }) };
    await pause();
  }
  return { outcome: 'notYet' };
}

/** `A7B2C D3E4F`, readable in groups. */
export const shownCode = ({ usid }: AskedDiscovery): string => usid.toUpperCase().replace(/^(.{5})/, '$1 ');

export const shownNumber = ({ number }: AskedDiscovery): string =>
  number.startsWith('+33') ? formatPhone(number.slice(1)) : number;

/** Link with number and text; Android and iOS read the body after either sign. */
export const smsLink = ({ usid, number }: AskedDiscovery): string =>
  `sms:${number}?&body=${usid.toUpperCase()}`;
