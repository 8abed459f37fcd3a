import type { Client } from '@parvis/api/client';
import { roleElsewhere } from './bases.ts';
import { here } from './clientAt.ts';

async function where<T>(args: object | undefined, work: (site: Client) => Promise<T>): Promise<T> {
  const cuid = args && 'cuid' in args ? String(args.cuid) : undefined;
  const role = roleElsewhere(cuid);
  return role ? (await import('./otherSites.ts')).atSite(role, work) : here(work);
}

/** Sends calls that name a customer to the host of the reader's role. */
export const client: Client = {
  call: (call, ...rest) => where(rest[0], (site) => site.call(call, ...rest)),
  page: (call, ...rest) => where(rest[0], (site) => site.page(call, ...rest)),
};
