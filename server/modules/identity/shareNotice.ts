import type { AddressKind } from './addresses.ts';

/** Seconds until the same is told again. */
const AGAIN = 3600;

const CODES = {
  mail: { name: 'mails', setting: 'MAIL_CODES_PER_DAY' },
  sms: { name: 'SMS', setting: 'SMS_PER_DAY' },
} as const satisfies Readonly<Record<AddressKind, object>>;

/** Tells whoever runs the server that a customer has had its share of a day's codes: once an hour of each customer and kind. */
export function createShareNotice(warn: (line: string) => void): (kind: AddressKind, cuid: string) => void {
  const quietUntil = new Map<string, number>();
  return (kind, cuid) => {
    const name = `${kind}:${cuid}`;
    if ((quietUntil.get(name) ?? 0) > Date.now()) return;
    quietUntil.set(name, Date.now() + AGAIN * 1000);
    const { name: codes, setting } = CODES[kind];
    warn(
      `The customer ${cuid} has used up its share of a day’s ${codes} with a code: those who are new there get none until some of today’s are a day old. Raise ${setting} if that is more than misuse.`,
    );
  };
}
