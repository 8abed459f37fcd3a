import type { Client } from '@parvis/api/client';
import { roleElsewhere } from './bases.ts';
import { here } from './clientAt.ts';

/** Makes a call where its customer lives. */
async function where<T>(args: object | undefined, work: (site: Client) => Promise<T>): Promise<T> {
  const cuid = args && 'cuid' in args ? String(args.cuid) : undefined;
  const role = roleElsewhere(cuid);
  return role ? (await import('./otherSites.ts')).atSite(role, work) : here(work);
}

/** The one client of the app: whatever names a customer is asked at the host of the reader's role there. */
export const client: Client = {
  call: (call, ...rest) => where(rest[0], (site) => site.call(call, ...rest)),
  page: (call, ...rest) => where(rest[0], (site) => site.page(call, ...rest)),
};
