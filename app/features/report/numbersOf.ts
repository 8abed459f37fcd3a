import { ANY_DANGER } from '@parvis/api/constants';
import type { CustomerInfo } from '@parvis/api/entities/customer';

/** Whom to call in danger: the numbers of the first of these customers that names any, else the one that holds anywhere. */
export const numbersOf = (
  customers: readonly Pick<CustomerInfo, 'emergency'>[],
  anywhere: string,
): CustomerInfo['emergency'] =>
  customers.map(({ emergency }) => emergency).find(({ length }) => length > 0) ?? [
    { number: ANY_DANGER, lbl: anywhere },
  ];
