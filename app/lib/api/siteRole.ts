import { townSessionCalls } from '@parvis/api/calls/townSession';
import type { Role } from '@parvis/api/entities/user';
import { getClient, withLocalClient } from './hostClients.ts';
import { signInStaff } from './remoteSessions.ts';
import { resolvePictures } from './resolvePictures.ts';

export type SiteRole = { readonly role: Role; readonly config: Awaited<ReturnType<typeof fetchConfig>> };

async function fetchConfig(url: string, cuid: string) {
  const config = await (url === ''
    ? withLocalClient((site) => site.call(townSessionCalls.infoConfig, { cuid }))
    : getClient(url).call(townSessionCalls.infoConfig, { cuid }));
  return { ...config, cstmr: resolvePictures(url, config.cstmr) };
}

const fetchLocalRole = async ({ cuid }: Role): Promise<Role | undefined> =>
  (await withLocalClient((site) => site.call(townSessionCalls.authStatus, { cuid })))[0];

/** Calls `auth/status`, then `info/config`; null if the role is gone. @throws CallFailed */
export async function fetchSiteRole(role: Role): Promise<SiteRole | null> {
  const { url, cuid } = role;
  const known = url === '' ? await fetchLocalRole(role) : await signInStaff(role);
  // A host leaves its own url empty.
  return known ? { role: { ...known, url }, config: await fetchConfig(url, cuid) } : null;
}
