import type { Config } from '../../platform/config/config.ts';
import { getQuietHours } from '../../platform/config/escalation.ts';
import { isQuiet } from '../../platform/config/quietHours.ts';
import type { CustomerDirectory } from './customerDirectory.ts';

export async function findCustomersInQuietHours(
  {
    customers,
    config,
  }: { readonly customers: CustomerDirectory; readonly config: Pick<Config, 'newsQuiet'> },
  now: Date,
): Promise<string[]> {
  const all = await customers.getAll();
  return all
    .filter((customer) => isQuiet(getQuietHours(customer, config.newsQuiet), now.getTime()))
    .map(({ cuid }) => cuid);
}
