import { caseCalls } from '@parvis/api/calls/cases';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import type { Client } from '@parvis/api/client';
import type { Role } from '@parvis/api/entities/user';
import { roleOwner, rolesAt } from './bases.ts';
import { clientAt, here, isRefusedAs } from './clientAt.ts';

/** Sessions by host, with their user; one sign-in at a time a host. */
const signedIn = new Map<string, { readonly who: string | undefined; readonly done: Promise<unknown> }>();

async function tokenFor(cuid: string): Promise<string> {
  const [token] = await here((site) => site.call(caseCalls.townGetJwt, { body: { cuid } }));
  return token?.jwt ?? '';
}

async function statusAt(site: Client, { cuid, rlid }: Role): Promise<Role | undefined> {
  try {
    const [known] = await site.call(townCalls.authStatus, { cuid });
    return known?.rlid === rlid ? known : undefined;
  } catch (error) {
    if (isRefusedAs(error, 'unauthenticated', 'forbidden')) return undefined;
    throw error;
  }
}

/** Undefined where the role is gone. @throws CallFailed */
export async function staffRoleAt(role: Role): Promise<Role | undefined> {
  const site = clientAt(role.url);
  const known = await statusAt(site, role);
  if (known) return known;
  try {
    const body = { jwt: await tokenFor(role.cuid) };
    return (await site.call(townCalls.authLogin, { cuid: role.cuid, body }))[0];
  } catch (error) {
    if (isRefusedAs(error, 'forbidden')) return undefined;
    throw error;
  }
}

async function visitorAt({ url, cuid }: Role): Promise<void> {
  const site = clientAt(url);
  const { crUid } = await site.call(sessionCalls.userSts, { body: { newCookies: false } });
  if (crUid !== undefined && crUid === roleOwner()) return;
  await site.call(townCalls.authMobile, { cuid, body: { jwt: await tokenFor(cuid) } });
}

const look = (role: Role): Promise<unknown> => (role.staff ? staffRoleAt(role) : visitorAt(role));

/** Once a page, until invalidated. */
function openSite(role: Role): Promise<unknown> {
  const who = roleOwner();
  const before = signedIn.get(role.url);
  if (before?.who === who && before) return before.done;
  const done = look(role);
  signedIn.set(role.url, { who, done });
  done.catch(() => {
    if (signedIn.get(role.url)?.done === done) signedIn.delete(role.url);
  });
  return done;
}

export async function lookAgain(url: string): Promise<void> {
  signedIn.delete(url);
  const [role] = rolesAt(url);
  if (role) await openSite(role).catch(() => undefined);
}

/** Renews the session once. @throws CallFailed */
export async function atSite<T>(role: Role, work: (site: Client) => Promise<T>): Promise<T> {
  const site = clientAt(role.url);
  await openSite(role);
  try {
    return await work(site);
  } catch (error) {
    if (!isRefusedAs(error, 'unauthenticated')) throw error;
    signedIn.delete(role.url);
    await openSite(role);
    return work(site);
  }
}
