import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import { getDatabaseTime } from '../../../platform/lib/clock.ts';
import { createToken } from '../../../platform/lib/ids.ts';
import { createBadRequest } from '../../../platform/lib/refusal.ts';
import type { RequestContext } from '../../context/requestContext.ts';
import type { AddressKind } from '../addresses.ts';
import type { CodeStateRequester } from '../codeState.ts';
import { type CodeRequester, requestCode, requestSecondCode } from '../requestCode.ts';
import type { Confirmation } from '../signIn.ts';

/** @param owner the future owner of the address */
export async function buildCodeRequester(
  { resolveMessageOrigin, locale, session, network, device, browser = createToken(), proof }: RequestContext,
  {
    language = locale,
    own,
    owner,
  }: { language?: CodeRequester['locale'] | undefined; own: boolean; owner?: string },
): Promise<CodeRequester> {
  const { host } = new URL(await resolveMessageOrigin());
  // Without identity, responses would reveal whom customers list.
  const isOwn = own && typeof session?.crUid === 'string';
  const codeRequester = { host, locale: language, session, network, device, proof, own: isOwn };
  return owner === undefined ? { ...codeRequester, browser } : { ...codeRequester, owner };
}

export const toCodeStateRequester = ({ session, device, network }: RequestContext): CodeStateRequester => ({
  ...{ crUid: session?.crUid ?? undefined, device, network },
});

/** Binds a sign-in code to this browser. */
export const bindBrowser = (request: RequestContext, { browser }: CodeRequester): void => {
  if (browser !== undefined) request.setBrowserCookie(browser);
};

/** Rounds to minutes: timing must not reveal how long sending took. */
export const getLifetime = (expires: string): number =>
  Math.round((Date.parse(expires) - getDatabaseTime()) / 60_000) * 60;

/**
 * Sends to a typed address, or to the account's other one.
 * @throws Refusal badRequest
 */
export async function sendCodeMail(
  request: RequestContext<{ mail?: string | undefined; rqid?: string | undefined }>,
  codeRequester: CodeRequester,
) {
  const { context, body } = request;
  const typed = normaliseEmail(body.mail ?? '')?.toLowerCase();
  if (body.rqid === undefined && typed === undefined) throw createBadRequest('body.mail');
  const { sent, masked, ...codeRequest } =
    typed === undefined
      ? await requestSecondCode(context, 'mail', body.rqid ?? '', codeRequester)
      : await requestCode(context, { address: { kind: 'mail', value: typed } }, codeRequester);
  bindBrowser(request, codeRequester);
  return [{ ...codeRequest, lasts: getLifetime(codeRequest.expires), mailSent: sent, maskedEmail: masked }];
}

/** Sets cookies; returns the common response fields. */
export function applyConfirmation(request: RequestContext, confirmation: Confirmation) {
  const { outcome, triesLeft, mergedAccount, movedCases, token, device } = confirmation;
  if (device) request.setDeviceCookie(device);
  if (token) {
    request.setSessionCookie(token);
    request.clearBrowserCookie();
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

export function describeLinked<K extends AddressKind>(kind: K, { outcome, masked }: Confirmation) {
  const [check, name] = LINKED[kind];
  const linked = { [check]: outcome === 'linked', ...(masked !== undefined && { [name]: masked }) };
  return linked as { [C in (typeof LINKED)[K][0]]: boolean } & { [M in (typeof LINKED)[K][1]]?: string };
}
