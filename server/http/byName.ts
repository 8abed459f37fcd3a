import type { ErrorCode } from '@parvis/api/errors';
import { Refusal } from '../base/refusal.ts';
import type { CustomerDirectory } from '../customers/customers.ts';

/** What is answered to whoever goes by a name that a customer has no more. */
const BY_NAME: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'conflict',
  'forbidden',
  'notFound',
  'unknownCase',
  'unknownCategory',
  'unknownCustomer',
  'unknownQr',
]);

const mayBeOfName = (error: unknown): boolean => !(error instanceof Refusal) || BY_NAME.has(error.code);

/**
 * Does a work; once more where it failed while a customer was given another name, in this process or another.
 * @param seen the looks of the directory when the name was found that the work goes by
 */
export async function byName<T>(
  customers: CustomerDirectory,
  seen: number,
  work: () => Promise<T>,
  again: () => Promise<T> = work,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!mayBeOfName(error) || !(await customers.renamedSince(seen).catch(() => false))) throw error;
    return again();
  }
}
