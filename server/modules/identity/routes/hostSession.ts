import type { townCalls } from '@parvis/api/calls/town';
import type { Role } from '@parvis/api/entities/user';
import { type Handlers, type RequestContext, requireSession } from '../../context/requestContext.ts';
import type { Addresses } from '../../context/session.ts';
import { exchangeToken } from '../hostSession.ts';
import { loadRoles } from '../userStatus.ts';

type HostSessionCalls = Pick<typeof townCalls, 'authLogin' | 'authMobile' | 'authStatus'>;

const createRoleReader = async (ask: RequestContext) => ({
  locale: ask.locale,
  origin: await ask.resolveOrigin(),
});

async function openHostSession(
  ask: RequestContext<{ jwt: string }>,
  admits?: (person: Addresses) => Promise<boolean>,
) {
  const { context, body, cuid, session, device, userAgent } = ask;
  const host = await exchangeToken(context, body.jwt, cuid, { session, device, userAgent }, admits);
  if (host.device) ask.setDeviceCookie(host.device);
  if (host.token) ask.setSessionCookie(host.token);
}

export const hostSessionHandlers: Handlers<HostSessionCalls> = {
  async authLogin(ask) {
    let roles: Role[] = [];
    await openHostSession(ask, async (person) => {
      roles = await loadRoles(ask.context, person, await createRoleReader(ask), ask.cuid);
      return roles.length > 0;
    });
    return roles;
  },

  async authMobile(ask) {
    await openHostSession(ask);
    return [{ success: true }];
  },

  async authStatus(ask) {
    return loadRoles(ask.context, requireSession(ask), await createRoleReader(ask), ask.cuid);
  },
};
