import { caseCalls } from '@parvis/api/calls/cases';
import { sessionCalls } from '@parvis/api/calls/session';
import { townSessionCalls } from '@parvis/api/calls/townSession';
import type { Client } from '@parvis/api/client';
import type { Role } from '@parvis/api/entities/user';
import { getCurrentCrUid, listHostRoles } from './currentUser.ts';
import { getClient, isRefusedAs, withLocalClient } from './hostClients.ts';

/** Sessions by host, with their user; one sign-in per host at a time. */
const sessions = new Map<string, { readonly who: string | undefined; readonly done: Promise<unknown> }>();

async function fetchToken(cuid: string): Promise<string> {
  const [token] = await withLocalClient((site) => site.call(caseCalls.townGetJwt, { body: { cuid } }));
  return token?.jwt ?? '';
}

async function fetchRemoteRole(site: Client, { cuid, rlid }: Role): Promise<Role | undefined> {
  try {
    const [known] = await site.call(townSessionCalls.authStatus, { cuid });
    return known?.rlid === rlid ? known : undefined;
  } catch (error) {
    if (isRefusedAs(error, 'unauthenticated', 'forbidden')) return undefined;
    throw error;
  }
}

/** Undefined if the role is gone. @throws CallFailed */
export async function signInStaff(role: Role): Promise<Role | undefined> {
  const site = getClient(role.url);
  const known = await fetchRemoteRole(site, role);
  if (known) return known;
  try {
    const body = { jwt: await fetchToken(role.cuid) };
    return (await site.call(townSessionCalls.authLogin, { cuid: role.cuid, body }))[0];
  } catch (error) {
    if (isRefusedAs(error, 'forbidden')) return undefined;
    throw error;
  }
}

async function signInVisitor({ url, cuid }: Role): Promise<void> {
  const site = getClient(url);
  const { crUid } = await site.call(sessionCalls.userSts, { body: { newCookies: false } });
  if (crUid !== undefined && crUid === getCurrentCrUid()) return;
  await site.call(townSessionCalls.authMobile, { cuid, body: { jwt: await fetchToken(cuid) } });
}

const openSession = (role: Role): Promise<unknown> => (role.staff ? signInStaff(role) : signInVisitor(role));

/** Once per page, until invalidated. */
function ensureSession(role: Role): Promise<unknown> {
  const who = getCurrentCrUid();
  const before = sessions.get(role.url);
  if (before?.who === who && before) return before.done;
  const done = openSession(role);
  sessions.set(role.url, { who, done });
  done.catch(() => {
    if (sessions.get(role.url)?.done === done) sessions.delete(role.url);
  });
  return done;
}

export async function refreshSession(url: string): Promise<void> {
  sessions.delete(url);
  const [role] = listHostRoles(url);
  if (role) await ensureSession(role).catch(() => undefined);
}

/** Renews the session once. @throws CallFailed */
export async function withRemoteSession<T>(role: Role, work: (site: Client) => Promise<T>): Promise<T> {
  const site = getClient(role.url);
  await ensureSession(role);
  try {
    return await work(site);
  } catch (error) {
    if (!isRefusedAs(error, 'unauthenticated')) throw error;
    sessions.delete(role.url);
    await ensureSession(role);
    return work(site);
  }
}
