import { contactWays } from '@parvis/api/contactWays';
import type { ContactWays } from '@parvis/api/entities/customer';

/** Whom former staff can ask about an ended service: the customer, only themselves, or nobody. */
export type ServiceContact =
  | { readonly kind: 'customer'; readonly contact: ContactWays; readonly mail: string | undefined }
  | { readonly kind: 'reader' }
  | { readonly kind: 'nobody' };

/** @param contact contact details of the customer, if known @param reader sign-in address or number of the reader, excluded from the result */
export function getServiceContact(contact: ContactWays | undefined, reader: string): ServiceContact {
  const { mail, ...elsewhere } = contact ?? {};
  const isReader = mail !== undefined && mail.toLowerCase() === reader.toLowerCase();
  const ways = isReader ? elsewhere : (contact ?? {});
  if (contactWays(ways).length > 0)
    return { kind: 'customer', contact: ways, mail: isReader ? undefined : mail };
  return { kind: isReader ? 'reader' : 'nobody' };
}
