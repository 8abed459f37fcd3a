import type { Config } from '../../platform/config/config.ts';
import { getListeningOrigin } from '../../platform/config/ownAddress.ts';
import type { CustomerDirectory } from './customerDirectory.ts';

/** Prefers the customer's own host to the shared one. */
export async function findMessageOrigin(
  { config, customers }: { readonly config: Config; readonly customers: CustomerDirectory },
  cuid: string,
): Promise<string> {
  const shared = getListeningOrigin(config, config.port);
  return (await customers.getSites()).resolveUrl(shared, cuid) || shared;
}
