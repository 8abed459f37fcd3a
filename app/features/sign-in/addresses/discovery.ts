import { phoneDiscoveryCalls } from '@parvis/api/calls/ownPhone';
import { CallFailed } from '@parvis/api/client';
import type { Flag } from '@parvis/questionnaire/model/schema';
import { isNumberRefused, type NumberRefused } from '@parvis/questionnaire/model/values/mobile';
import { formatPhone } from '@parvis/questionnaire/model/values/validate';
import { client } from '../../../lib/api/client.ts';
import type { AskedDiscovery } from './askedAddress.ts';

/** How often is asked whether an SMS came in, milliseconds, and how many times before somebody is asked whether it was sent. */
const EVERY = 3_000;
const TIMES = 20;

/** Asks for a code that is to be sent from a phone; nothing where the server gives none. */
export async function beginDiscovery(): Promise<AskedDiscovery | undefined> {
  try {
    const [begun] = await client.call(phoneDiscoveryCalls.phoneDiscvrInitUsid, {});
    return begun && { usid: begun.usid, number: begun.number };
  } catch (error) {
    // What the network keeps from the server is asked again.
    if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') throw error;
    return undefined;
  }
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, EVERY));

/** What came of an SMS: nothing where the number is proved, else the outcome in the words of the flow, and why its number is not taken. */
interface Awaited {
  readonly outcome?: Flag;
  readonly refused?: NumberRefused;
}

/** Asks until an SMS came or proves nothing. */
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

/** `A7B2C D3E4F`, as it is read aloud. */
export const shownCode = ({ usid }: AskedDiscovery): string => usid.toUpperCase().replace(/^(.{5})/, '$1 ');

/** The number that receives, as people read it; a short one as it is. */
export const shownNumber = ({ number }: AskedDiscovery): string =>
  number.startsWith('+33') ? formatPhone(number.slice(1)) : number;

/** Opens the phone’s own SMS with code and number filled in: phones read the words after either sign. */
export const smsLink = ({ usid, number }: AskedDiscovery): string =>
  `sms:${number}?&body=${usid.toUpperCase()}`;
