import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { isNumberRefused, type NumberRefused } from '@parvis/questionnaire/model/values/mobile';
import { formatPhone } from '@parvis/questionnaire/model/values/validate';
import { client } from '../../../lib/api/client.ts';
import { texts } from '../../../lib/texts/store.ts';

export type AddressKind = 'mail' | 'sms';

/** Typed, or by the first request the account's other one. */
export type CodeTarget = { readonly to: string } | { readonly completes: string };

type CodeRequest =
  | { readonly rqid: string; readonly expires: number; readonly late?: true }
  | { readonly refused: NumberRefused | undefined };

/** As flow flags. */
interface CodeResult {
  readonly success: boolean;
  readonly merged: boolean;
  readonly outcomes: readonly string[];
  readonly triesLeft: number | undefined;
  readonly masked: string | undefined;
}

interface CodeCalls {
  requestCode(to: CodeTarget): Promise<CodeRequest>;
  /** @param to typed; none for a second code */
  checkCode(rqid: string, code: string, to: string | undefined): Promise<CodeResult>;
}

const SHARED_OUTCOMES = ['wrongCode', 'noRecord', 'belongsToCustomer'] as const;

/** Expiry by this device's clock; a queued code keeps its step open. */
const toCodeRequest = (
  sent: boolean | undefined,
  rqid: string | undefined,
  lasts: number | undefined,
): CodeRequest =>
  rqid === undefined || lasts === undefined
    ? { refused: undefined }
    : { rqid, expires: Date.now() + lasts * 1_000, ...(!sent && { late: true }) };

export const codeCalls: Readonly<Record<AddressKind, CodeCalls>> = {
  mail: {
    async requestCode(to) {
      const where = 'to' in to ? { mail: to.to } : { rqid: to.completes };
      const body = { ...where, language: texts.locale() };
      const [request] = await client.call(ownAddressCalls.mailVerifInit, { body });
      return toCodeRequest(request?.mailSent, request?.rqid, request?.lasts);
    },
    async checkCode(rqid, code) {
      const [tried] = await client.call(ownAddressCalls.mailVerifCode, { body: { rqid, code } });
      const outcomes = [...SHARED_OUTCOMES, 'mailExists', 'checkPhone'] as const;
      return {
        success: tried?.success ?? false,
        merged: tried?.mergedAccount ?? false,
        outcomes: outcomes.filter((outcome) => tried?.[outcome]),
        triesLeft: tried?.triesLeft,
        masked: tried?.maskedPhone,
      };
    },
  },
  sms: {
    async requestCode(to) {
      const where = 'to' in to ? { phoneMob: formatPhone(to.to) } : { rqid: to.completes };
      const body = { ...where, newPhone: true, language: texts.locale() };
      const [request] = await client.call(ownPhoneCalls.loginSmsInit, { body });
      if (isNumberRefused(request?.numberRefused)) return { refused: request.numberRefused };
      return toCodeRequest(request?.smsSent, request?.rqid, request?.lasts);
    },
    async checkCode(rqid, code, to) {
      const body = { rqid, code, ...(to !== undefined && { phoneMob: formatPhone(to) }) };
      const [tried] = await client.call(ownPhoneCalls.phoneConfirm, { body });
      const outcomes = [...SHARED_OUTCOMES, 'phoneExists', 'checkEmail'] as const;
      return {
        success: tried?.success ?? false,
        merged: tried?.mergedAccount ?? false,
        outcomes: outcomes.filter((outcome) => tried?.[outcome]),
        triesLeft: tried?.triesLeft,
        masked: tried?.maskedEmail,
      };
    },
  },
};
