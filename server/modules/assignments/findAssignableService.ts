import type { Words } from '@parvis/locales/wordsIn';
import { and, eq } from 'drizzle-orm';
import { DEFAULT_GCAT } from '../../platform/config/customerFile.ts';
import type { Tx } from '../../platform/db/database.ts';
import { staff } from '../../platform/db/schema.ts';
import { type Customer, findService, getCategoryService, getServiceWords } from '../customers/service.ts';

/** The default service has a view only if categories go to it. */
const hasView = (customer: Customer, gcatCode: string): boolean =>
  gcatCode !== DEFAULT_GCAT ||
  [...customer.categories.values()].some(({ category }) => getCategoryService(category) === gcatCode);

/** Undefined unless the service has people and a view. */
export async function findAssignableService(
  tx: Tx,
  customer: Customer,
  gcatCode: string,
): Promise<Words | undefined> {
  const people = await tx
    .select({ grpLbl: staff.grpLbl })
    .from(staff)
    .where(and(eq(staff.cuid, customer.cuid), eq(staff.gcatCode, gcatCode)));
  if (people.length === 0 || !hasView(customer, gcatCode)) return undefined;
  const own = people.find(({ grpLbl }) => grpLbl !== null)?.grpLbl;
  return findService(customer, gcatCode)?.lbl ?? own ?? getServiceWords(customer, gcatCode);
}
