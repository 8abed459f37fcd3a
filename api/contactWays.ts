import { formatPhone } from '@parvis/questionnaire/model/values/validate';
import type { ContactWays } from './entities/customer.ts';

/** A contact link and its label. */
export interface ContactWay {
  readonly kind: 'mail' | 'phone' | 'www';
  readonly href: string;
  readonly label: string;
}

/**
 * Returns the host of a site; undefined for an unsafe address. `URL.canParse` is missing before
 * Safari 17.
 */
export const hostOf = (address: string): string | undefined => {
  try {
    const { protocol, host } = new URL(address);
    return /^https?:$/.test(protocol) ? host : undefined;
  } catch {
    return undefined;
  }
};

/** Groups the digits of a number (specification 5); spaces that the customer wrote stay. */
const labelPhone = (phone: string): string => (/^\+\d+$/.test(phone) ? formatPhone(phone) : phone);

/** Lists the customer's contact links: mail, phone and site, where safe. */
export function contactWays({ mail, phone, www }: ContactWays = {}): ContactWay[] {
  const host = www && hostOf(www);
  return [
    ...(mail ? [{ kind: 'mail', href: `mailto:${mail}`, label: mail } as const] : []),
    ...(phone
      ? [{ kind: 'phone', href: `tel:${phone.replaceAll(/\s/g, '')}`, label: labelPhone(phone) } as const]
      : []),
    ...(www && host ? [{ kind: 'www', href: www, label: host } as const] : []),
  ];
}
