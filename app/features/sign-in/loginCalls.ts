import { loginCalls } from '@parvis/api/calls/login';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { client } from '../../lib/api/client.ts';
import { texts } from '../../lib/texts/store.ts';
import type { RequestedCode } from './requestedCode.ts';

/** And the request it replaces. */
type CodeTarget = Pick<RequestedCode, 'kind' | 'typed' | 'completes'> & Partial<Pick<RequestedCode, 'rqid'>>;

/** For the typed or the account's other address. */
export async function requestCode({
  kind,
  typed,
  completes,
  rqid: former,
}: CodeTarget): Promise<RequestedCode | undefined> {
  const language = texts.locale();
  const second = completes === undefined ? {} : { rqid: completes };
  const again = former !== undefined && { again: true };
  const of = { kind, typed, ...(completes !== undefined && { completes }), ...again };
  // The device's clock may be wrong.
  const createRequest = (rqid: string, masked: string, pause: number, sent: boolean): RequestedCode => ({
    ...{ ...of, rqid, masked, againAt: Date.now() + pause * 1_000, pause, ...(!sent && { late: true }) },
  });
  if (kind === 'mail') {
    const body = { language, ...(completes === undefined ? { mail: typed } : second) };
    const [answer] = await client.call(loginCalls.loginMailReq, { body });
    return answer && createRequest(answer.rqid, answer.maskedEmail, answer.again, answer.mailSent);
  }
  const body = { language, ...(completes === undefined ? { phoneMob: typed } : second) };
  const [answer] = await client.call(ownPhoneCalls.loginSmsInit, { body });
  const { rqid, maskedPhone, again: wait = 0, smsSent = false } = answer ?? {};
  if (rqid === undefined || maskedPhone === undefined) return undefined;
  return createRequest(rqid, maskedPhone, wait, smsSent);
}

/** `linked`: needs a second code. */
export interface CodeOutcome {
  readonly outcome: 'success' | 'wrongCode' | 'noRecord' | 'linked' | 'shared';
  readonly triesLeft: number;
  readonly merged: boolean;
  readonly moved: number;
  /** Masked other address. */
  readonly linked?: string;
}

interface CodeAnswer {
  readonly success: boolean;
  readonly wrongCode: boolean;
  readonly belongsToCustomer: boolean;
  readonly triesLeft: number;
  readonly mergedAccount: boolean;
  readonly movedCases?: number | undefined;
}

function toOutcome(told: CodeAnswer | undefined, linked = false, masked?: string): CodeOutcome {
  const resolveOutcome = () => {
    if (told?.success) return 'success';
    if (linked) return 'linked';
    if (told?.belongsToCustomer) return 'shared';
    return told?.wrongCode ? 'wrongCode' : 'noRecord';
  };
  const { triesLeft = 0, mergedAccount: merged = false, movedCases: moved = 0 } = told ?? {};
  return {
    outcome: resolveOutcome(),
    triesLeft,
    merged,
    moved,
    ...(masked !== undefined && { linked: masked }),
  };
}

export async function confirmCode(
  { kind, rqid, typed, completes }: RequestedCode,
  code: string,
): Promise<CodeOutcome> {
  if (kind === 'mail') {
    const [told] = await client.call(loginCalls.loginMailConfirm, { body: { rqid, code } });
    return toOutcome(told, told?.checkPhone, told?.maskedPhone);
  }
  const body = { rqid, code, ...(completes === undefined && { phoneMob: typed }) };
  const [told] = await client.call(ownPhoneCalls.loginSmsConfirm, { body });
  return toOutcome(told, told?.checkEmail, told?.maskedEmail);
}
