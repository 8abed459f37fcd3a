import type { Config } from '../base/config.ts';
import { quietOf } from '../ladder/pace.ts';
import { isQuietAt } from '../ladder/quietHours.ts';
import type { CustomerDirectory } from './customers.ts';

/** Customers at which nobody is to be disturbed at a moment. */
export async function quietCustomers(
  {
    customers,
    config,
  }: { readonly customers: CustomerDirectory; readonly config: Pick<Config, 'newsQuiet'> },
  now: Date,
): Promise<string[]> {
  const all = await customers.all();
  return all
    .filter((customer) => isQuietAt(quietOf(customer, config.newsQuiet), now.getTime()))
    .map(({ cuid }) => cuid);
}
