import { caseCalls } from '@parvis/api/calls/cases';
import { townCalls } from '@parvis/api/calls/town';
import { CallFailed, type Client, createClient } from '@parvis/api/client';
import type { Role } from '@parvis/api/entities/user';
import { texts } from '../texts/store.ts';
import { client } from './client.ts';

/** A role as its own site knows it now; nothing where it is gone. */
export type SiteRole = { readonly role: Role; readonly config: Awaited<ReturnType<typeof configAt>> };

/** What makes calls to the site of a role: this one, or the host that it names. */
const clientAt = (url: string): Client =>
  url === '' ? client : createClient({ origin: url, language: () => texts.locale() });

const configAt = (site: Client, cuid: string) => site.call(townCalls.infoConfig, { cuid });

const isSignedOut = (error: unknown): boolean =>
  error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.status === 401;

/** `auth/status` at a role's site. Another host has a session of its own: it is opened by a token of this one. */
async function statusAt(site: Client, { url, cuid }: Role): Promise<readonly Role[]> {
  try {
    return await site.call(townCalls.authStatus, { cuid });
  } catch (error) {
    if (url === '' || !isSignedOut(error)) throw error;
    const [token] = await client.call(caseCalls.townGetJwt, { body: { cuid } });
    if (!token) throw error;
    return site.call(townCalls.authLogin, { cuid, body: { jwt: token.jwt } });
  }
}

/**
 * A role as its site knows it: `auth/status`, then `info/config` (specification 7); nothing where it is gone.
 * @throws CallFailed
 */
export async function roleAtSite(role: Role): Promise<SiteRole | null> {
  const site = clientAt(role.url);
  const [known] = await statusAt(site, role);
  return known ? { role: known, config: await configAt(site, role.cuid) } : null;
}
