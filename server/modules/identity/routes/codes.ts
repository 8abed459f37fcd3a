import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import { timeNow } from '../../../platform/lib/clock.ts';
import { newToken } from '../../../platform/lib/ids.ts';
import { malformed } from '../../../platform/lib/refusal.ts';
import type { Ask } from '../../context/ask.ts';
import type { AddressKind } from '../addresses.ts';
import type { StateAsker } from '../codeState.ts';
import type { Confirmation } from '../signIn.ts';
import { type CodeAsker, requestCode, requestSecondCode } from '../verification.ts';

/** @param owner the future owner of the address */
export async function askerOf(
  { sentOrigin, locale, session, line, device, browser = newToken(), proof }: Ask,
  {
    language = locale,
    own,
    owner,
  }: { language?: CodeAsker['locale'] | undefined; own: boolean; owner?: string },
): Promise<CodeAsker> {
  const { host } = new URL(await sentOrigin());
  // Without an identity, responses about own addresses would reveal whom customers list.
  const isOwn = own && typeof session?.crUid === 'string';
  const asker = { host, locale: language, session, network: line, device, proof, own: isOwn };
  return owner === undefined ? { ...asker, browser } : { ...asker, owner };
}

export const stateAskerOf = ({ session, device, line }: Ask): StateAsker => ({
  ...{ crUid: session?.crUid ?? undefined, device, line },
});

/** Sets the cookie that binds a sign-in code to this browser. */
export const knowAgain = (ask: Ask, { browser }: CodeAsker): void => {
  if (browser !== undefined) ask.setBrowser(browser);
};

/** Rounds seconds to minutes: timing must not reveal how long sending took. */
export const lastsOf = (expires: string): number =>
  Math.round((Date.parse(expires) - timeNow()) / 60_000) * 60;

/**
 * Sends to a typed address, or to the other one of the account.
 * @throws Refusal badRequest
 */
export async function mailCode(
  ask: Ask<{ mail?: string | undefined; rqid?: string | undefined }>,
  asker: CodeAsker,
) {
  const { services, body } = ask;
  const typed = normaliseEmail(body.mail ?? '')?.toLowerCase();
  if (body.rqid === undefined && typed === undefined) throw malformed('body.mail');
  const { sent, masked, ...request } =
    typed === undefined
      ? await requestSecondCode(services, 'mail', body.rqid ?? '', asker)
      : await requestCode(services, { address: { kind: 'mail', value: typed } }, asker);
  knowAgain(ask, asker);
  return [{ ...request, lasts: lastsOf(request.expires), mailSent: sent, maskedEmail: masked }];
}

/** Sets cookies and returns the common fields of the response. */
export function told(ask: Ask, confirmation: Confirmation) {
  const { outcome, triesLeft, mergedAccount, movedCases, token, device } = confirmation;
  if (device) ask.setDevice(device);
  if (token) {
    ask.setCookie(token);
    ask.clearBrowser();
  }
  return {
    success: outcome === 'success',
    wrongCode: outcome === 'wrongCode',
    noRecord: outcome === 'noRecord',
    belongsToCustomer: outcome === 'belongsToCustomer',
    triesLeft,
    mergedAccount,
    ...(movedCases !== undefined && { movedCases }),
  };
}

const LINKED = { mail: ['checkPhone', 'maskedPhone'], sms: ['checkEmail', 'maskedEmail'] } as const;

export function toldOfLinked<K extends AddressKind>(kind: K, { outcome, masked }: Confirmation) {
  const [check, name] = LINKED[kind];
  const told = { [check]: outcome === 'linked', ...(masked !== undefined && { [name]: masked }) };
  return told as { [C in (typeof LINKED)[K][0]]: boolean } & { [M in (typeof LINKED)[K][1]]?: string };
}
