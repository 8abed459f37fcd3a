import { contactWays } from '@parvis/api/contactWays';
import type { ContactWays } from '@parvis/api/entities/customer';

/** For former staff: the customer, only themselves, or none. */
export type ServiceContact =
  | { readonly kind: 'customer'; readonly contact: ContactWays; readonly mail: string | undefined }
  | { readonly kind: 'reader' }
  | { readonly kind: 'nobody' };

/** @param contact the customer's @param reader the reader's own, excluded from the result */
export function getServiceContact(contact: ContactWays | undefined, reader: string): ServiceContact {
  const { mail, ...elsewhere } = contact ?? {};
  const isReader = mail !== undefined && mail.toLowerCase() === reader.toLowerCase();
  const ways = isReader ? elsewhere : (contact ?? {});
  if (contactWays(ways).length > 0)
    return { kind: 'customer', contact: ways, mail: isReader ? undefined : mail };
  return { kind: isReader ? 'reader' : 'nobody' };
}
