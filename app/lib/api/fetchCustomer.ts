import { arrivalCalls } from '@parvis/api/calls/arrival';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { client } from './client.ts';

/** @throws CallFailed, also logged (specification 7) */
export async function fetchCustomer(qrid: string): Promise<CustomerInfo | undefined> {
  try {
    return (await client.call(arrivalCalls.userCstmr, { body: { qrid } }))[0];
  } catch (error) {
    console.warn('Failed to load the customer of a code', { event: 'customer_failed', err: error });
    throw error;
  }
}
