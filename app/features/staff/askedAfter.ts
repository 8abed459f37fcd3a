import { contactWays } from '@parvis/api/contactWays';
import type { ContactWays } from '@parvis/api/entities/customer';

/** Whom former staff can ask about a service that has ended: its ways to be reached, nobody but themselves, or nobody. */
export type AskedAfter =
  | { readonly kind: 'customer'; readonly contact: ContactWays; readonly mail: string | undefined }
  | { readonly kind: 'reader' }
  | { readonly kind: 'nobody' };

/**
 * @param contact how the customer can be reached, as far as it is known
 * @param reader the address or the number that the reader signed in with: nobody is told to write to themselves
 */
export function askedAfter(contact: ContactWays | undefined, reader: string): AskedAfter {
  const { mail, ...elsewhere } = contact ?? {};
  const isReader = mail !== undefined && mail.toLowerCase() === reader.toLowerCase();
  const ways = isReader ? elsewhere : (contact ?? {});
  if (contactWays(ways).length > 0)
    return { kind: 'customer', contact: ways, mail: isReader ? undefined : mail };
  return { kind: isReader ? 'reader' : 'nobody' };
}
