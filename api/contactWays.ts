import type { ContactWays } from './entities/customer.ts';

/** One way to reach a customer: where it leads, and how it is read. */
export interface ContactWay {
  readonly kind: 'mail' | 'phone' | 'www';
  readonly href: string;
  readonly label: string;
}

/** The host of a site; nothing for an address that may not be followed. `URL.canParse` is missing before Safari 17. */
export const hostOf = (address: string): string | undefined => {
  try {
    const { protocol, host } = new URL(address);
    return /^https?:$/.test(protocol) ? host : undefined;
  } catch {
    return undefined;
  }
};

/** How to reach a customer elsewhere: mail, phone, site, as far as the customer names them and they may be followed. */
export function contactWays({ mail, phone, www }: ContactWays = {}): ContactWay[] {
  const host = www && hostOf(www);
  return [
    ...(mail ? [{ kind: 'mail', href: `mailto:${mail}`, label: mail } as const] : []),
    ...(phone ? [{ kind: 'phone', href: `tel:${phone.replaceAll(/\s/g, '')}`, label: phone } as const] : []),
    ...(www && host ? [{ kind: 'www', href: www, label: host } as const] : []),
  ];
}
