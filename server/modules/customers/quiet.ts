import type { Config } from '../../platform/config/config.ts';
import { quietOf } from '../../platform/config/pace.ts';
import { isQuietAt } from '../../platform/config/quietHours.ts';
import type { CustomerDirectory } from './customers.ts';

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
