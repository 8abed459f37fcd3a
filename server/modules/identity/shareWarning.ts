import type { Warn } from '../../platform/logging/log.ts';
import type { AddressKind } from './addresses.ts';

const REPEAT_SECONDS = 3600;

const CODES = {
  mail: { name: 'mails', setting: 'MAIL_CODES_PER_DAY' },
  sms: { name: 'SMS', setting: 'SMS_PER_DAY' },
} as const satisfies Readonly<Record<AddressKind, object>>;

/** Warns hourly per customer and kind. */
export function createShareWarning(warn: Warn): (kind: AddressKind, cuid: string) => void {
  const quietUntil = new Map<string, number>();
  return (kind, cuid) => {
    const name = `${kind}:${cuid}`;
    if ((quietUntil.get(name) ?? 0) > Date.now()) return;
    quietUntil.set(name, Date.now() + REPEAT_SECONDS * 1000);
    const { name: codes, setting } = CODES[kind];
    warn(
      `Customer ${cuid} used up its daily share of code ${codes}; newcomers get none until some expire. Raise ${setting} unless this is abuse.`,
      { event: 'code_share_used_up', customer: cuid },
    );
  };
}
