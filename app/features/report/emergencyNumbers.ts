import { ANY_DANGER } from '@parvis/api/constants';
import type { CustomerInfo } from '@parvis/api/entities/customer';

/** Of the first customer with any, else the universal number. */
export const getEmergencyNumbers = (
  customers: readonly Pick<CustomerInfo, 'emergency'>[],
  anywhere: string,
): CustomerInfo['emergency'] =>
  customers.map(({ emergency }) => emergency).find(({ length }) => length > 0) ?? [
    { number: ANY_DANGER, lbl: anywhere },
  ];
