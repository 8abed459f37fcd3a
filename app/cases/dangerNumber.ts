import { ANY_DANGER } from '@parvis/api/constants';
import type { CustomerInfo } from '@parvis/api/entities/customer';

/** Whom to call whatever happens; where a customer does not name that number, the first that it names. */
export const dangerNumber = (customer: Pick<CustomerInfo, 'emergency'> | undefined): string => {
  const [first, ...others] = customer?.emergency.map(({ number }) => number) ?? [];
  return first === undefined || others.includes(ANY_DANGER) ? ANY_DANGER : first;
};
