import { townCalls } from '@parvis/api/calls/town';
import type { Role } from '@parvis/api/entities/user';
import { clientAt, here } from './clientAt.ts';
import { staffRoleAt } from './otherSites.ts';
import { picturesAt } from './picturesAt.ts';

export type SiteRole = { readonly role: Role; readonly config: Awaited<ReturnType<typeof configAt>> };

async function configAt(url: string, cuid: string) {
  const config = await (url === ''
    ? here((site) => site.call(townCalls.infoConfig, { cuid }))
    : clientAt(url).call(townCalls.infoConfig, { cuid }));
  return { ...config, cstmr: picturesAt(url, config.cstmr) };
}

const statusHere = async ({ cuid }: Role): Promise<Role | undefined> =>
  (await here((site) => site.call(townCalls.authStatus, { cuid })))[0];

/** Calls `auth/status`, then `info/config`; null where the role is gone. @throws CallFailed */
export async function roleAtSite(role: Role): Promise<SiteRole | null> {
  const { url, cuid } = role;
  const known = url === '' ? await statusHere(role) : await staffRoleAt(role);
  // A host leaves its own url empty.
  return known ? { role: { ...known, url }, config: await configAt(url, cuid) } : null;
}
