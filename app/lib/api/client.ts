import type { Client } from '@parvis/api/client';
import { findRemoteRole } from './currentUser.ts';
import { withLocalClient } from './hostClients.ts';

async function dispatchCall<T>(args: object | undefined, work: (site: Client) => Promise<T>): Promise<T> {
  const cuid = args && 'cuid' in args ? String(args.cuid) : undefined;
  const role = findRemoteRole(cuid);
  return role ? (await import('./remoteSessions.ts')).withRemoteSession(role, work) : withLocalClient(work);
}

/** Sends calls about a customer to the host of the user's role. */
export const client: Client = {
  call: (call, ...rest) => dispatchCall(rest[0], (site) => site.call(call, ...rest)),
  page: (call, ...rest) => dispatchCall(rest[0], (site) => site.page(call, ...rest)),
};
